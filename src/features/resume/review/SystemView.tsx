import { type RefObject, useDeferredValue, useId, useLayoutEffect, useMemo, useState } from 'react';
import { Findings, Tally } from './Findings';
import { ReadingOrder } from './ReadingOrder';
import { reviewPages } from './reviewPages';
import type { ReviewPanelProps } from './reviewPanel';
import { SheetNumbers } from './SheetNumbers';
import styles from './reviewPanel.module.css';
import { readSheets, type SheetPart } from './readSheets';

/** What a screening program reads, and what to fix about it. The sheets are read only while it is open. */
export function SystemView({ variant, drawn, pages, wrapped, onJump }: ReviewPanelProps) {
  const id = useId();
  const reviewed = useDeferredValue(drawn);
  const reading = useReading(pages, drawn);
  const [hasNumbers, setHasNumbers] = useState(true);
  const review = useMemo(
    () => reviewPages(reviewed, variant, { reading, wrapped }),
    [reviewed, variant, reading, wrapped],
  );
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>What a recruiter’s system sees</h2>
      <p className={styles.intro}>
        Before a person reads it, a program turns your file into text and sorts it into boxes.
      </p>
      <Tally counts={review.counts} passed={review.passed} />
      <Findings review={review} resume={reviewed.resume} variant={variant} onJump={onJump} />
      <ReadingOrder parts={reading} hasNumbers={hasNumbers} onNumbers={setHasNumbers} />
      {hasNumbers && <SheetNumbers parts={reading} version={drawn} />}
    </section>
  );
}

const NOTHING: readonly SheetPart[] = [];

/** The text of the drawn sheets, read again whenever they are redrawn. */
function useReading(root: RefObject<HTMLElement | null>, drawn: unknown): readonly SheetPart[] {
  const [parts, setParts] = useState(NOTHING);
  useLayoutEffect(() => {
    const read = () => setParts(root.current ? readSheets(root.current) : NOTHING);
    read();
  }, [root, drawn]);
  return parts;
}
