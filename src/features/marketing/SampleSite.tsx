import type { ReactNode } from 'react';
import { WEBSITE } from '../../content/website';
import styles from './SampleSite.module.css';

export interface SampleSiteProps {
  readonly name: string;
  /** What the invented business does. */
  readonly kind: string;
  readonly art: ReactNode;
}

/** A drawn site of an invented business, and said to be one. */
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
