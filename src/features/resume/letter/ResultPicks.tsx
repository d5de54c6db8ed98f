import type { ResumeData } from '../../../domain/resume/entities';
import { isPicked, pickOf, resultLines } from '../../../domain/resume/letter/letter';
import type { Letter } from '../../../domain/resume/letter/letterFields';
import { wordsOf } from '../../../domain/resume/markedText';
import styles from './letter.module.css';

interface ResultPicksProps {
  readonly resume: ResumeData;
  readonly letter: Letter;
  readonly onChange: (field: keyof Letter, value: string) => void;
}

/** The lines of the resume, two of which can be copied into the letter. */
export function ResultPicks({ resume, letter, onChange }: ResultPicksProps) {
  const lines = resultLines(resume);
  if (lines.length === 0)
    return (
      <p className="hint">
        Your resume has no lines to choose from yet, so write the results yourself. Lines that you add to its
        jobs and projects appear here.
      </p>
    );
  const isFull = lines.some(({ text }) => !pickOf(letter, text));
  return (
    <fieldset className={styles.picks}>
      <legend>Lines of your resume</legend>
      <p className="hint" aria-live="polite">
        {isFull
          ? 'Two are enough. To choose another line, untick one, or empty a field below.'
          : 'A line that you tick is copied below, where you can change it. Your resume stays as it is.'}
      </p>
      {lines.map(({ text, about }) => {
        const pick = pickOf(letter, text);
        return (
          <label key={text} className={styles.pick}>
            <input
              type="checkbox"
              checked={isPicked(letter, text)}
              disabled={!pick}
              onChange={() => pick && onChange(pick.field, pick.value)}
            />
            <span>
              {wordsOf(text)}
              {about !== '' && <span className={styles.about}> {about}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
