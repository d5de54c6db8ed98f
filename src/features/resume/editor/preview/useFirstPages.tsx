import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { RESUME_VARIANT_NAMES, type ResumeVariant } from '../../../../domain/resume/variants';
import { whenIdle } from '../../../../lazy/idleTime';
import { useLazy } from '../../../../lazy/lazyCode';
import { useToolsSelector } from '../../../../store/hooks';
import { selectResumeLayout } from '../../../../store/resumeLayoutSlice';
import { selectPrintableResume } from '../../../../store/resumeSlice';
import type { Dress, DrawnSheets, SheetsProps } from '../../sheets/useResumeSheets';
import { resumeSheets } from '../lazyParts';

/** A first page with what it was drawn from. */
type FirstPage = Pick<SheetsProps, 'resume' | 'layout'> & { readonly page: ReactNode };

interface DrawingProps extends Pick<DrawnSheets, 'measuringLayer' | 'sheets' | 'isPlanned'> {
  readonly onDrawn: (page: ReactNode) => void;
}

/** Hands over the first page in idle time. */
function Drawing({ measuringLayer, sheets: [page], isPlanned, onDrawn }: DrawingProps) {
  useEffect(() => {
    if (isPlanned) whenIdle(() => onDrawn(page));
  });
  return measuringLayer;
}

/**
 * The first pages of a document in all designs, drawn one by one while the visitor is idle. A drawn page is never
 * measured again: fonts that load later, for example, don't move its line breaks.
 * @returns the pages so far, and what has to be rendered to draw the others
 */
export function useFirstPages(dress: Dress | undefined) {
  // The pages that are printed are drawn first.
  const resume = useDeferredValue(useToolsSelector(selectPrintableResume));
  const chosen = useDeferredValue(useToolsSelector(selectResumeLayout));
  // The plain version looks the same in every design.
  const layout = useMemo(() => ({ ...chosen, isPlain: false }), [chosen]);
  const { code: Sheets } = useLazy(resumeSheets);
  const [drawn, setDrawn] = useState<Partial<Record<ResumeVariant, FirstPage>>>({});
  const variant = RESUME_VARIANT_NAMES.find(
    (name) => drawn[name]?.resume !== resume || drawn[name].layout !== layout,
  );
  const drawing = Sheets && variant && (
    <Sheets key={variant} {...{ variant, resume, layout, dress }}>
      {(sheets) => (
        <Drawing
          {...sheets}
          onDrawn={(page) => setDrawn((before) => ({ ...before, [variant]: { resume, layout, page } }))}
        />
      )}
    </Sheets>
  );
  return { drawn, drawing, paper: layout.paper };
}
