import { useLayoutEffect, useMemo, useState } from 'react';
import { pagesInWords } from '../../../../domain/resume/pagesInWords';
import type { WrappedContacts } from '../../../../domain/resume/review/check';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import { useLazy } from '../../../../lazy/lazyCode';
import { reviewPanels } from '../lazyParts';
import type { DrawnSheets } from '../../sheets/useResumeSheets';

/** Measures the drawn pages and runs the checks, once their code has loaded. Until then, the title is the page count only. */
export function useChecked(variant: ResumeVariant, drawn: DrawnSheets) {
  const { code: checks } = useLazy(reviewPanels);
  const [wrapped, setWrapped] = useState<WrappedContacts>();
  useLayoutEffect(() => {
    const { current } = drawn.layer;
    const measure = () => setWrapped(checks && current ? checks.wrappedContacts(current) : undefined);
    measure();
  }, [checks, drawn]);
  const pageCount = drawn.sheets.length;
  return useMemo(() => {
    if (!checks || !wrapped) return { title: pagesInWords(pageCount), hasFaults: false, wrapped };
    const { counts } = checks.reviewPages(drawn, variant, { wrapped });
    return { title: checks.reviewTitle(pageCount, counts), hasFaults: counts.fix > 0, wrapped };
  }, [checks, drawn, pageCount, variant, wrapped]);
}
