import { useState } from 'react';
import type { PlainBackground, TakenImage } from '../../../services/imageIntake/takenPicture';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Icon } from '../../../ui/Icon';
import styles from './BackgroundOffer.module.css';

/** A dark and a light poster background, with a text colour for each. */
const PLUM = { background: '#4b0a22', color: '#fff6e6' };
const CREAM = { background: '#fff1da', color: '#4b0a22' };

/** At this brightness (0 to 255) or more, the removed background counts as light, which suggests a dark logo. */
const MIDDLE = 128;

interface BackgroundOfferProps {
  readonly logo: TakenImage;
  readonly background: PlainBackground;
  /** Called with the logo without its background. */
  readonly onClear: (cleared: TakenImage) => void;
  readonly onKeep: () => void;
}

/** Shows a logo with and without its plain background, on poster backgrounds, and offers the choice. */
export function BackgroundOffer({ logo, background, onClear, onKeep }: BackgroundOfferProps) {
  const [isEverywhere, setIsEverywhere] = useState(false);
  const { colour, hollow } = background;
  const cleared = isEverywhere && hollow ? hollow : background.cleared;
  const [red, green, blue] = colour;
  const isLight = (red + green + blue) / 3 > MIDDLE;
  return (
    <div className={styles.offer} role="group" aria-label="Background of the logo">
      <div className={styles.pair}>
        <figure style={isLight ? PLUM : CREAM}>
          <figcaption>now</figcaption>
          <img src={logo.dataUrl} alt="Your logo in a box" />
        </figure>
        <Icon name="arrowRight" />
        <figure style={isLight ? CREAM : PLUM}>
          <figcaption>removed</figcaption>
          <img src={cleared.dataUrl} alt="Your logo without the box" />
        </figure>
      </div>
      {hollow && (
        <Checkbox
          label="Also inside letters and closed shapes"
          isOn={isEverywhere}
          onChange={setIsEverywhere}
        />
      )}
      <div className="buttons">
        <Button size="sm" icon="wand" onClick={() => onClear(cleared)}>
          Remove plain background
        </Button>
        <Button variant="quiet" size="sm" onClick={onKeep}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
