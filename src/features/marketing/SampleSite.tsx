import type { ReactNode } from 'react';
import { WEBSITE } from '../../content/website';
import styles from './SampleSite.module.css';

interface SampleSiteProps {
  readonly name: string;
  /** Line of business of the fictional company. */
  readonly kind: string;
  readonly art: ReactNode;
}

/** A drawing of a fictional company's site, labelled as a sample. */
export function SampleSite({ name, kind, art }: SampleSiteProps) {
  return (
    <figure>
      {art}
      <figcaption className={styles.caption}>
        <b>{name}</b>{' '}
        <span>
          {WEBSITE.samples.tag}, {kind}
        </span>
      </figcaption>
    </figure>
  );
}
