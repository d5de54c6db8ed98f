import type { ReactNode } from 'react';
import { Link } from '../../ui/Link';
import { TextLink } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { Figure } from '../../ui/Figure';
import type { ServiceBlurb } from '../../content/home';
import styles from './Blurb.module.css';

interface BlurbProps {
  readonly blurb: ServiceBlurb;
  readonly art: ReactNode;
  /** Puts the drawing on the right from 1024 px. */
  readonly isMirrored: boolean;
}

/** A service as a drawing and a short text; both link to its page. */
export function Blurb({ blurb, art, isMirrored }: BlurbProps) {
  const { figure, heading, text, facts = [], label, to, more } = blurb;
  return (
    <article className={classNames(styles.blurb, isMirrored && styles.mirrored)}>
      <Figure className={styles.figure} number={figure.number} caption={figure.name} parts={figure.parts}>
        <Link to={to} aria-label={label} className={styles.picture}>
          {art}
        </Link>
      </Figure>
      <div className={styles.words}>
        <h2>{heading}</h2>
        <p>{text}</p>
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.term}>
                <dt>{fact.term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        )}
        <TextLink to={to}>{more}</TextLink>
      </div>
    </article>
  );
}
