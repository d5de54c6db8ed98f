import type { Layout } from './html';
import { COLUMNS } from './layouts/columns';
import { DESIGNED } from './layouts/designed';
import { TABLES } from './layouts/tables';
import { TYPED } from './layouts/typed';

/** 24 resumes as other programs and people lay them out. */
export const LAYOUTS: readonly Layout[] = [...DESIGNED, ...TABLES, ...TYPED, ...COLUMNS];

/** The layouts that the reader was not developed on: they say how it does on resumes it has never seen. */
export const HELD_OUT: ReadonlySet<string> = new Set([
  'dashes',
  'spaced-headings',
  'two-pages',
  'sidebar-on-the-right',
  'timeline',
  'labels-above',
]);
