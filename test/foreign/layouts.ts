import type { Layout } from './html';
import { ONE_COLUMN } from './oneColumn';
import { TWO_COLUMNS } from './twoColumns';

/** 24 resumes as other programs and people lay them out. */
export const LAYOUTS: readonly Layout[] = [
  ...ONE_COLUMN.map((layout) => ({ ...layout, columns: 1 as const })),
  ...TWO_COLUMNS.map((layout) => ({ ...layout, columns: 2 as const })),
];

/** The layouts that the reader was not developed on: they say how it does on resumes it has never seen. */
export const HELD_OUT: ReadonlySet<string> = new Set([
  'dashes',
  'spaced-headings',
  'two-pages',
  'sidebar-on-the-right',
  'timeline',
  'labels-above',
]);
