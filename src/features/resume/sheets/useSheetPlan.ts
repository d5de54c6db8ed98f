import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import type { FitStep, ResumeLayout } from '../../../domain/resume/layout';
import { useLazy } from '../../../lazy/lazyCode';
import { onFontsLoaded } from '../../../ui/onFontsLoaded';
import { marksFor } from '../templates/parts/MarkedText';
import type { ResumeTemplate, SheetProps, SheetRow } from '../templates/template';
import { keepSame, NO_PLAN, onePage, planSheets, type Plan } from './planSheets';

/** The fit step to try first: an edit rarely changes it. */
function nextStart(before: Plan | null): FitStep {
  const outcome = before?.outcome;
  if (!outcome) return 0;
  return outcome.isPossible ? outcome.step : 3;
}

/**
 * The rows of each page, measured before paint, so that no line ever shows in two places.
 * @param layer contains the pages for `measureRows`
 * @param rows a new array for every edit, including edits of the head and of the design, which change the room on the pages
 * @param drawn the photo changes the height of the head, and the code that draws marks the width of points
 */
export function useSheetPlan(
  template: ResumeTemplate,
  rows: readonly SheetRow[],
  { resume, photo }: Pick<SheetProps, 'resume' | 'photo'>,
  { paper, isFitted }: ResumeLayout,
): { layer: RefObject<HTMLDivElement | null>; plan: Plan } {
  const layer = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<Plan>(NO_PLAN);
  const measured = useRef<Plan | null>(null);
  const [fontLoads, countFontLoad] = useReducer((sum: number) => sum + 1, 0);
  useEffect(() => onFontsLoaded(countFontLoad), []);
  const marks = useLazy(
    marksFor(JSON.stringify([resume.workExperiences, resume.projects, resume.letter, resume.ownSections])),
  );
  useLayoutEffect(() => {
    const next = planSheets(layer.current, template, rows, isFitted ? nextStart(measured.current) : null);
    // In print the layer has no layout and fonts load again, so print the plan from the screen.
    if (next) measured.current = keepSame(measured.current, next);
    setPlan(measured.current ?? onePage(rows));
  }, [template, rows, fontLoads, marks, photo, paper, isFitted]);
  return { layer, plan };
}
