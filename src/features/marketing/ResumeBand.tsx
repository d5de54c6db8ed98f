import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/Button';
import { Wrap } from '../../ui/Layout';
import styles from './ResumeBand.module.css';

interface ResumeBandProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** Picture of a finished A4 resume. */
  readonly sheet: ReactNode;
}

/** The home page's dark band: the resume builder with a sample. */
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
