import { useEffect, useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { paginate, type SheetPlan } from '../../../domain/resume/pagination';
import type { ResumeTemplate, SheetColumn, SheetRow } from '../templates/template';
import { measureRows } from './measureRows';

type Plan = readonly SheetPlan<SheetColumn>[];

/** All rows on one page, until they have been measured. */
function onePage(rows: readonly SheetRow[]): Plan {
  const ids = (column: SheetColumn) => rows.filter((row) => row.column === column).map(({ id }) => id);
  return [{ main: ids('main'), side: ids('side') }];
}

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

/**
 * What stands on which page. Measured before the browser paints, so that nobody sees a line in two places.
 * @param layer the element that holds the pages of `measureRows`
 * @param rows a new array for every edit, also of the head, which the first page makes room for
 * @param photo its coming and going moves a head too
 */
export function usePageBreaks(
  template: ResumeTemplate,
  rows: readonly SheetRow[],
  photo: string | null,
): { layer: RefObject<HTMLDivElement | null>; plan: Plan } {
  const layer = useRef<HTMLDivElement>(null);
  const [plan, setPlan] = useState<Plan>(() => onePage(rows));
  const arrivals = useFontArrivals();
  useLayoutEffect(() => {
    const measured = layer.current && measureRows(layer.current, rows, template.columns);
    const next = measured ? paginate(measured.blocks, measured.capacities) : onePage(rows);
    setPlan((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  }, [template, rows, arrivals, photo]);
  return { layer, plan };
}
