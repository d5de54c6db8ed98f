import { useId } from 'react';
import { ACCENT_NAMES } from '../../../domain/resume/accentNames';
import styles from './design.module.css';

const CHOICES: readonly (readonly [colour: string | undefined, name: string])[] = [
  [undefined, 'As designed'],
  ...Object.entries(ACCENT_NAMES),
];

interface AccentChoiceProps {
  readonly accent: string | undefined;
  readonly onChange: (accent: string | undefined) => void;
}

/** Radio buttons in the colours of the palette; the chosen one is also named. */
export function AccentChoice({ accent, onChange }: AccentChoiceProps) {
  const group = useId();
  const [, chosen] = CHOICES.find(([colour]) => colour === accent) ?? [];
  return (
    <fieldset className={styles.accents}>
      <legend>Colour{chosen !== undefined && <span className={styles.chosen}> {chosen}</span>}</legend>
      {CHOICES.map(([colour, name]) => (
        <input
          key={name}
          type="radio"
          name={group}
          className={styles.accent}
          style={{ '--swatch': colour }}
          aria-label={name}
          title={name}
          checked={colour === accent}
          onChange={() => onChange(colour)}
        />
      ))}
    </fieldset>
  );
}
