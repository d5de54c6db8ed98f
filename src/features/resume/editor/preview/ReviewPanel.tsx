import { useEffect, type RefObject } from 'react';
import type { ResumeData } from '../../../../domain/resume/entities';
import type { ResumePlace } from '../../../../domain/resume/places';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import { LatePart } from '../../../../ui/late/LatePart';
import { reviewPanels } from '../../review/lateReview';
import type { DrawnSheets } from '../../sheets/useResumeSheets';

export interface ReviewPanelProps {
  readonly name: 'SystemView' | 'KeywordMatch';
  readonly variant: ResumeVariant;
  readonly resume: ResumeData;
  readonly drawn: DrawnSheets;
  /** The container of the drawn pages. */
  readonly pages: RefObject<HTMLElement | null>;
  readonly onJump: (place: ResumePlace) => void;
}

/** A lazy review panel, with a placeholder while its code loads. */
export function ReviewPanel({ name, drawn, pages, ...rest }: ReviewPanelProps) {
  return (
    <LatePart part={reviewPanels} subject="This panel">
      {({ [name]: Panel }) => (
        <Panel
          {...rest}
          pageCount={drawn.sheets.length}
          isPlain={drawn.isPlain}
          sheetsRoot={pages}
          drawnVersion={drawn}
        />
      )}
    </LatePart>
  );
}

const COUNTS = ['No pages', 'One page', 'Two pages', 'Three pages', 'Four pages'];

/** The page count and, once the checks have loaded, the number of things to fix. */
export function usePreviewTitle(variant: ResumeVariant, resume: ResumeData, drawn: DrawnSheets): string {
  const panels = reviewPanels.useCode();
  useEffect(() => void reviewPanels.load(), []);
  const pageCount = drawn.sheets.length;
  if (panels.status !== 'here') return `${COUNTS[pageCount] ?? `${pageCount} pages`}, ready to print`;
  const { reviewOf, reviewTitle, monthOf } = panels.code;
  const today = monthOf(new Date());
  const { counts } = reviewOf({ resume, variant, pageCount, isPlain: drawn.isPlain, today });
  return reviewTitle(pageCount, counts);
}
