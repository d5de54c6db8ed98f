import { useLayoutEffect, useState, type RefObject } from 'react';
import type { ResumeData } from '../../../../domain/resume/entities';
import type { ResumePlace } from '../../../../domain/resume/places';
import type { WrappedContacts } from '../../../../domain/resume/review/check';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import { lazyCode, useLazy } from '../../../../lazy/lazyCode';
import { LazyPart } from '../../../../ui/LazyPart';
import { reviewPanels } from '../lazyParts';
import { usePortrait } from '../../photo/photoMemory';
import type { DrawnSheets } from '../../sheets/useResumeSheets';

export interface ReviewPanelProps {
  readonly name: 'SystemView' | 'KeywordMatch';
  readonly variant: ResumeVariant;
  readonly resume: ResumeData;
  readonly drawn: DrawnSheets;
  /** The container of the drawn pages. */
  readonly pages: RefObject<HTMLElement | null>;
  readonly wrapped: WrappedContacts | undefined;
  readonly onJump: (place: ResumePlace) => void;
}

/** Apart from the checks, because its list of skills is larger than they are. */
const keywordMatch = lazyCode('The keyword match', () =>
  import(/* webpackChunkName: "keywordMatch" */ '../../review/KeywordMatch').then(
    (module) => module.KeywordMatch,
  ),
);

/** A lazy review panel, with a placeholder while its code loads. */
export function ReviewPanel({ name, drawn, pages, ...rest }: ReviewPanelProps) {
  const hasPortrait = usePortrait() !== undefined;
  const props = {
    ...rest,
    pageCount: drawn.sheets.length,
    isPlain: drawn.isPlain,
    hasPortrait,
    sheetsRoot: pages,
    drawnVersion: drawn,
  };
  return name === 'SystemView' ? (
    <LazyPart part={reviewPanels}>{({ SystemView }) => <SystemView {...props} />}</LazyPart>
  ) : (
    <LazyPart part={keywordMatch}>{(KeywordMatch) => <KeywordMatch {...props} />}</LazyPart>
  );
}

const COUNTS = ['No pages', 'One page', 'Two pages', 'Three pages', 'Four pages'];

/** "Two pages". */
export const pagesInWords = (count: number): string => COUNTS[count] ?? `${count} pages`;

interface Checked {
  /** The page count and, once the checks have run, the number of things to fix. */
  readonly title: string;
  readonly wrapped: WrappedContacts | undefined;
}

/** Measures the drawn pages and runs the checks, once their code has loaded. */
export function useChecked(variant: ResumeVariant, resume: ResumeData, drawn: DrawnSheets): Checked {
  const { code: checks } = useLazy(reviewPanels);
  const hasPortrait = usePortrait() !== undefined;
  const [now] = useState(() => new Date());
  const [wrapped, setWrapped] = useState<WrappedContacts>();
  useLayoutEffect(() => {
    const { current } = drawn.layer;
    const measure = () => setWrapped(checks && current ? checks.wrappedContacts(current) : undefined);
    measure();
  }, [checks, drawn]);
  const pageCount = drawn.sheets.length;
  if (!checks || !wrapped) return { title: pagesInWords(pageCount), wrapped };
  const { reviewOf, reviewTitle, monthOf } = checks;
  const { isPlain } = drawn;
  const today = monthOf(now);
  const { counts } = reviewOf({ resume, variant, pageCount, isPlain, hasPortrait, today, wrapped });
  return { title: reviewTitle(pageCount, counts), wrapped };
}
