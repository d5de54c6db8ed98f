import { counted } from '../../../domain/counting';
import type { CheckResult, Review } from '../../../domain/resume/review';
import type { Finding, Severity } from '../../../domain/resume/review/check';
import type { Source } from '../../../domain/resume/review/sources';
import { Icon } from '../../../ui/Icon';
import { PlaceLink, type JumpProps } from './PlaceLink';
import { SeveritySign, type Verdict } from './SeveritySign';
import styles from './Findings.module.css';

const WORDS: Readonly<Record<Severity, string>> = { fix: 'Fix', better: 'Better', note: 'Note' };
/** Findings per rule shown before the rest collapse: a rule that fires for every job would bury the others. */
const SHOWN_AT_ONCE = 3;

/** The count of each severity: sign, number, word. */
export function Tally({ counts, passed }: Pick<Review, 'counts' | 'passed'>) {
  const entries: readonly (readonly [Verdict, string])[] = [
    ['fix', `${counts.fix} to fix`],
    ['better', `${counts.better} could be better`],
    ['note', counted(counts.note, 'note')],
    ['good', `${passed.length} good`],
  ];
  return (
    <p className={styles.tally} role="status">
      {entries.map(([verdict, text]) => (
        <span key={verdict}>
          <SeveritySign verdict={verdict} />
          {text}
          <span className="visually-hidden">. </span>
        </span>
      ))}
    </p>
  );
}

/** Opens in a tab of its own, because leaving the page would lose the photo. */
function SourceLine({ name, href }: Source) {
  return href === undefined ? null : (
    <p className={styles.source}>
      Source:{' '}
      <a href={href} target="_blank" rel="noreferrer">
        {name}
      </a>
    </p>
  );
}

interface FindingItemProps extends JumpProps {
  readonly finding: Finding;
  /** Given with the first finding of a rule. */
  readonly source: Source | undefined;
}

function FindingItem({ finding, source, ...jump }: FindingItemProps) {
  const { severity, text, advice, place } = finding;
  return (
    <li className={styles.finding}>
      <SeveritySign verdict={severity} />
      <div>
        <p>
          <b className={styles[severity]}>{WORDS[severity]}:</b> {text}
        </p>
        <p className={styles.advice}>{advice}</p>
        {source && <SourceLine {...source} />}
        {place && <PlaceLink place={place} {...jump} />}
      </div>
    </li>
  );
}

function ResultItems({ result, ...jump }: JumpProps & { readonly result: CheckResult }) {
  const { source, findings } = result;
  const draw = (finding: Finding, index: number) => (
    <FindingItem
      key={index}
      finding={finding}
      source={finding === findings[0] ? source : undefined}
      {...jump}
    />
  );
  const rest = findings.slice(SHOWN_AT_ONCE);
  return (
    <>
      {findings.slice(0, SHOWN_AT_ONCE).map(draw)}
      {rest.length > 0 && (
        <li>
          <details className={styles.more}>
            <summary>
              {rest.length} more like this
              <Icon name="chevronDown" />
            </summary>
            <ul>{rest.map(draw)}</ul>
          </details>
        </li>
      )}
    </>
  );
}

/** The findings, most severe first, then the checks that passed. */
export function Findings({ review, ...jump }: JumpProps & { readonly review: Review }) {
  const { results, passed } = review;
  return (
    <ul className={styles.findings}>
      {results.map((result) => (
        <ResultItems key={`${result.id}-${result.severity}`} result={result} {...jump} />
      ))}
      {passed.length > 0 && (
        <li className={styles.good}>
          <SeveritySign verdict="good" />
          <details className={styles.more}>
            <summary>
              Good: {counted(passed.length, 'check')} passed
              <Icon name="chevronDown" />
            </summary>
            <ul className={styles.passed}>
              {passed.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}
