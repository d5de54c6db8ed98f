import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import styles from './Programs.module.css';

interface Program {
  readonly name: string;
  /** Display text only. */
  readonly price: string;
  readonly text: string;
  readonly art: ReactNode;
}

interface ProgramsProps {
  readonly programs: readonly Program[];
  /** Button text. */
  readonly more: string;
}

/** The courses; each button links to the contact page with the course preselected. */
export function Programs({ programs, more }: ProgramsProps) {
  return (
    <ul className={styles.programs}>
      {programs.map(({ name, price, text, art }) => (
        <li key={name} className={styles.program}>
          {art}
          <h3>{name}</h3>
          <p className="hint">{text}</p>
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
