import { type RefObject, useDeferredValue, useId, useLayoutEffect, useState } from 'react';
import { monthOf } from '../../../domain/resume/dates';
import { reviewOf } from '../../../domain/resume/review';
import { Findings, Tally } from './Findings';
import { ReadingOrder } from './ReadingOrder';
import type { ReviewPanelProps } from './reviewPanel';
import { SheetNumbers } from './SheetNumbers';
import styles from './reviewPanel.module.css';
import { readSheets, type SheetPart } from './readSheets';

/** What a screening program reads, and what to fix about it. The sheets are read only while it is open. */
export function SystemView(props: ReviewPanelProps) {
  const { variant, pageCount, isPlain, hasPortrait, wrapped, sheetsRoot, drawnVersion, onJump } = props;
  const id = useId();
  const resume = useDeferredValue(props.resume);
  const reading = useReading(sheetsRoot, drawnVersion);
  const [today] = useState(() => monthOf(new Date()));
  const [hasNumbers, setHasNumbers] = useState(true);
  const review = reviewOf({ resume, variant, pageCount, isPlain, hasPortrait, today, reading, wrapped });
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>What a recruiter’s system sees</h2>
      <p className={styles.intro}>
        Before a person reads it, a program turns your file into text and sorts it into boxes.
      </p>
      <Tally counts={review.counts} passed={review.passed} />
      <Findings review={review} resume={resume} variant={variant} onJump={onJump} />
      <ReadingOrder parts={reading} hasNumbers={hasNumbers} onNumbers={setHasNumbers} />
      {hasNumbers && <SheetNumbers parts={reading} version={drawnVersion} />}
    </section>
  );
}

const NOTHING: readonly SheetPart[] = [];

/** The text of the drawn sheets, read again whenever they are redrawn. */
function useReading(root: RefObject<HTMLElement | null>, drawnVersion: unknown): readonly SheetPart[] {
  const [parts, setParts] = useState(NOTHING);
  useLayoutEffect(() => {
    const read = () => setParts(root.current ? readSheets(root.current) : NOTHING);
    read();
  }, [root, drawnVersion]);
  return parts;
}
