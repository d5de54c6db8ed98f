import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Wrap } from '../../ui/Layout';
import styles from './ResumeBand.module.css';

export interface ResumeBandProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A picture of a finished resume, A4. */
  readonly sheet: ReactNode;
}

/** The one dark band of the home page: the resume builder and a sheet of what it makes. */
export function ResumeBand({ title, text, action, sheet }: ResumeBandProps) {
  return (
    <section className={styles.band} aria-labelledby="resume-band">
      <Wrap className={styles.columns}>
        <div className={styles.words}>
          <h2 id="resume-band">{title}</h2>
          <p>{text}</p>
          <ButtonLink variant="onBand" to="/resume">
            {action}
          </ButtonLink>
        </div>
        <div className={styles.stage} aria-hidden="true">
          <div className={styles.back} />
          <div className={styles.sheet}>{sheet}</div>
        </div>
      </Wrap>
    </section>
  );
}
