import { useId } from 'react';
import { Switch } from '../../../ui/Switch';
import type { SheetPart } from './readSheets';
import styles from './ReadingOrder.module.css';

interface ReadingOrderProps {
  readonly parts: readonly SheetPart[];
  readonly hasNumbers: boolean;
  readonly onNumbers: (hasNumbers: boolean) => void;
}

/** The text a program extracts from the file. */
export function ReadingOrder({ parts, hasNumbers, onNumbers }: ReadingOrderProps) {
  const id = useId();
  return (
    <div className={styles.reading}>
      <h3 id={id}>Text in reading order</h3>
      <Switch label="Numbers on sheet" isOn={hasNumbers} onChange={onNumbers} />
      {parts.length === 0 ? (
        <p className="soft">The pages are blank: there is no text to read.</p>
      ) : (
        <div className={styles.box} role="region" aria-labelledby={id} tabIndex={0}>
          <ol>
            {parts.map((part, index) => (
              <li key={index} className={part.strayFrom === undefined ? undefined : styles.stray}>
                <span className={styles.number}>{index + 1}</span>
                <div dir="auto">
                  <p className={styles.heading}>{part.heading}</p>
                  {part.strayFrom !== undefined && <p className={styles.lost}>No heading before it</p>}
                  {part.lines.map((line, position) => (
                    <p key={position}>{line}</p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  );
}
