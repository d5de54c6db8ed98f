import { useDeferredValue, useId, useMemo, useState } from 'react';
import { counted, plural } from '../../../domain/counting';
import { groupDigits } from '../../../domain/digits';
import type { FieldSpec } from '../../../domain/fields';
import { AD_MAX, type AdTerms, termsOf } from '../../../domain/resume/review/keywordTerms';
import { type KeywordMatch as Match, matchTerms } from '../../../domain/resume/review/keywords';
import { shownResume } from '../../../domain/resume/review/shown';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import type { ReviewPanelProps } from './reviewPanel';
import { FoundTerms, MissingTerms, TermRuler } from './Terms';
import { useMarkedWords } from './useMarkedWords';
import panel from './reviewPanel.module.css';
import styles from './KeywordMatch.module.css';

const AD_FIELD: FieldSpec = {
  label: 'Job ad',
  type: 'multiline',
  maxLength: AD_MAX,
  placeholder: 'Paste the whole text here',
};

/** The result of the comparison in one sentence. */
function summaryOf({ terms, wordCount }: AdTerms, { has }: Match): string {
  if (wordCount === 0)
    return 'Nothing pasted yet. The ad’s words appear here: those your resume has, and those it lacks.';
  if (terms.length === 0) return 'This text has no skill or subject that we know. Paste more of the ad.';
  return `${has.length} of ${counted(terms.length, 'word')} on your sheet`;
}

/** Shows which words of a job ad the resume has and lacks. It counts them and gives no score. */
export function KeywordMatch(props: ReviewPanelProps) {
  const { variant, drawn, pages, onJump } = props;
  const { resume, isPlain } = drawn;
  const id = useId();
  const [ad, setAd] = useState(() => remembered);
  const change = (text: string) => {
    rememberAd(text);
    setAd(text);
  };
  // Deferred, so that analysing a long ad does not block typing.
  const readAd = useDeferredValue(ad);
  const terms = useMemo(() => termsOf(readAd), [readAd]);
  const match = useMemo(
    () => matchTerms(terms, shownResume(resume, { variant, isPlain })),
    [terms, resume, variant, isPlain],
  );
  useMarkedWords(pages, drawn, match.has);
  const jump = { resume, variant, onJump };
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id}>Match a job ad</h2>
      <p className={panel.intro}>
        Paste the ad. Nothing leaves this device, and reloading the page clears it.
      </p>
      <div className={styles.ad}>
        <Field
          name="ad"
          spec={AD_FIELD}
          value={ad}
          showsOptional={false}
          onChange={(_, text) => change(text)}
        />
        {terms.wordCount > 0 && (
          <p className={styles.words}>
            {groupDigits(terms.wordCount)} {plural(terms.wordCount, 'word')}
          </p>
        )}
      </div>
      <div className={styles.result}>
        <p role="status" className={terms.terms.length > 0 ? styles.count : 'hint'}>
          {summaryOf(terms, match)}
        </p>
        {ad !== '' && (
          <Button variant="quiet" size="sm" onClick={() => change('')}>
            Clear
          </Button>
        )}
      </div>
      {terms.terms.length > 0 && <TermRuler {...match} />}
      {match.lacks.length > 0 && <MissingTerms terms={match.lacks} {...jump} />}
      {match.has.length > 0 && <FoundTerms terms={match.has} {...jump} />}
    </section>
  );
}

/** The job ad of this tab. It is kept out of the store and of session storage, so that a reload discards it. */
let remembered = '';

export function rememberAd(text: string): void {
  remembered = text;
}
