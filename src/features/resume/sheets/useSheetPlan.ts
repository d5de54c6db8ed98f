import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { FitStep, ResumeLayout } from '../../../domain/resume/layout';
import type { ResumeTemplate, SheetRow } from '../templates/template';
import { keepSame, NO_PLAN, onePage, planSheets, type Plan } from './planSheets';

/** Counts the times fonts arrived: each can move every line break. */
function useFontArrivals(): number {
  const [arrivals, count] = useReducer((sum: number) => sum + 1, 0);
  useEffect(() => {
    // Where there is no font loading (jsdom), nothing arrives late.
    const fonts = document.fonts as FontFaceSet | undefined;
    fonts?.addEventListener('loadingdone', count);
    return () => fonts?.removeEventListener('loadingdone', count);
  }, []);
  return arrivals;
}

/** Where to look first for the step that fits: an edit seldom changes it. */
function nextStart(before: Plan | null): FitStep {
  const outcome = before?.outcome;
  if (!outcome) return 0;
  return outcome.isPossible ? outcome.step : 3;
}

/**
 * What stands on which page. Measured before the browser paints, so that nobody sees a line in two places.
 * @param layer the element that holds the pages of `measureRows`
 * @param rows a new array for every edit, also of the head, which the first page makes room for
 * @param photo its coming and going moves a head too
 */
export function useSheetPlan(
  template: ResumeTemplate,
  rows: readonly SheetRow[],
  photo: string | null,
  { paper, isFitted }: ResumeLayout,
): { layer: RefObject<HTMLDivElement | null>; plan: Plan } {
  const layer = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<Plan>(NO_PLAN);
  const measured = useRef<Plan | null>(null);
  const arrivals = useFontArrivals();
  useLayoutEffect(() => {
    const next = planSheets(layer.current, template, rows, isFitted ? nextStart(measured.current) : null);
    // On paper the layer has no layout, and fonts arrive anew: what stood on the screen is printed.
    if (next) measured.current = keepSame(measured.current, next);
    setPlan(measured.current ?? onePage(rows));
  }, [template, rows, arrivals, photo, paper, isFitted]);
  return { layer, plan };
}
