import type { FoundTerm, KeywordMatch, MissingTerm } from '../../../domain/resume/review/keywords';
import { skillList } from '../../../domain/resume/review/shown';
import { PlaceLink, type JumpProps } from './PlaceLink';
import { SeveritySign } from './SeveritySign';
import styles from './Terms.module.css';

function times(count: number): string {
  if (count === 1) return 'once in the ad';
  return count === 2 ? 'twice in the ad' : `${count} times in the ad`;
}

/** One box per term: solid if the resume has it, dashed if not. Illustrates the sentence beside it. */
export function TermRuler({ has, lacks }: KeywordMatch) {
  return (
    <div className={styles.ruler} aria-hidden="true">
      {has.map(({ key }) => (
        <span key={key} className={styles.full} />
      ))}
      {lacks.map(({ key }) => (
        <span key={key} />
      ))}
    </div>
  );
}

/** The terms that the resume lacks, and a link to its skills. */
export function MissingTerms({ terms, ...jump }: JumpProps & { readonly terms: readonly MissingTerm[] }) {
  return (
    <>
      <h3 className={styles.title}>{terms.length} missing, most frequent first</h3>
      <ul className={styles.terms}>
        {terms.map(({ key, text, count, similar }) => (
          <li key={key}>
            <span className={styles.ring} />
            <span>
              <b dir="auto">{text}</b>
              <small>
                {times(count)}
                {similar && `; you wrote “${similar.text}”: use both`}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.honest}>Add only what is true. A person reads it after the program does.</p>
      <PlaceLink place={{ part: skillList(jump.variant) }} {...jump} />
    </>
  );
}

function FoundItem({ term, ...jump }: JumpProps & { readonly term: FoundTerm }) {
  const [first, ...others] = term.places;
  return (
    <li>
      <SeveritySign verdict="good" />
      <div className={styles.where}>
        <span>
          <span dir="auto">{term.text}</span>
          <small>
            {times(term.count)}
            {others.length > 0 && `; in ${others.length + 1} fields`}
          </small>
        </span>
        {first && <PlaceLink place={first} {...jump} />}
      </div>
    </li>
  );
}

/** The terms that the resume has, and where. */
export function FoundTerms({ terms, ...jump }: JumpProps & { readonly terms: readonly FoundTerm[] }) {
  return (
    <>
      <h3 className={styles.title}>{terms.length} found, and where</h3>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <FoundItem key={term.key} term={term} {...jump} />
        ))}
      </ul>
    </>
  );
}
