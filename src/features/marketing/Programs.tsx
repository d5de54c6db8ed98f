import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import styles from './Programs.module.css';

/** A course. */
export interface Program {
  readonly name: string;
  /** Text for display only. */
  readonly price: string;
  readonly text: string;
  readonly art: ReactNode;
}

export interface ProgramsProps {
  readonly programs: readonly Program[];
  /** Words of the button. */
  readonly more: string;
}

/** The courses; each button leads to the contact page and names its course there. */
export function Programs({ programs, more }: ProgramsProps) {
  return (
    <ul className={styles.programs}>
      {programs.map(({ name, price, text, art }) => (
        <li key={name} className={styles.program}>
          <div className={styles.art}>{art}</div>
          <h3>{name}</h3>
          <p className={styles.text}>{text}</p>
          <p className={styles.price}>{price}</p>
          <ButtonLink
            className={styles.more}
            variant="ghost"
            size="sm"
            to={`/contact?program=${encodeURIComponent(name)}`}
            aria-label={`${more} about ${name}`}
          >
            {more}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
