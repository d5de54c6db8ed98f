import { useLayoutEffect, useMemo, useState } from 'react';
import { pagesInWords } from '../../../../domain/resume/pagesInWords';
import type { WrappedContacts } from '../../../../domain/resume/review/check';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import { useLazy } from '../../../../lazy/lazyCode';
import { reviewPanels } from '../lazyParts';
import type { DrawnSheets } from '../../sheets/useResumeSheets';

interface Checked {
  /** The page count and, once the checks have run, the number of things to fix. */
  readonly title: string;
  /** Whether the checks found something to fix. */
  readonly hasFaults: boolean;
  readonly wrapped: WrappedContacts | undefined;
}

/** Measures the drawn pages and runs the checks, once their code has loaded. */
export function useChecked(variant: ResumeVariant, drawn: DrawnSheets): Checked {
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
