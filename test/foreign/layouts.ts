import type { Layout } from './html';
import { barsBetween } from './layouts/bars-between';
import { centredSerif } from './layouts/centred-serif';
import { dashes } from './layouts/dashes';
import { datesInTheMargin } from './layouts/dates-in-the-margin';
import { drawnOutOfOrder } from './layouts/drawn-out-of-order';
import { formOfAnAgency } from './layouts/form-of-an-agency';
import { halves } from './layouts/halves';
import { headingsInTheMargin } from './layouts/headings-in-the-margin';
import { labelledLines } from './layouts/labelled-lines';
import { labelsAbove } from './layouts/labels-above';
import { narrowSidebarTwoPages } from './layouts/narrow-sidebar-two-pages';
import { newspaper } from './layouts/newspaper';
import { paragraphs } from './layouts/paragraphs';
import { schoolTable } from './layouts/school-table';
import { sentenceCase } from './layouts/sentence-case';
import { sidebarOnTheLeft } from './layouts/sidebar-on-the-left';
import { sidebarOnTheRight } from './layouts/sidebar-on-the-right';
import { spacedHeadings } from './layouts/spaced-headings';
import { tableOfTwoCells } from './layouts/table-of-two-cells';
import { tagsBeside } from './layouts/tags-beside';
import { terse } from './layouts/terse';
import { timeline } from './layouts/timeline';
import { twoPages } from './layouts/two-pages';
import { typesetArticle } from './layouts/typeset-article';

/** 24 resumes as other programs and people lay them out. */
export const LAYOUTS: readonly Layout[] = [
  centredSerif,
  typesetArticle,
  schoolTable,
  datesInTheMargin,
  headingsInTheMargin,
  barsBetween,
  labelledLines,
  dashes,
  sentenceCase,
  spacedHeadings,
  paragraphs,
  formOfAnAgency,
  twoPages,
  terse,
  sidebarOnTheLeft,
  sidebarOnTheRight,
  halves,
  narrowSidebarTwoPages,
  tableOfTwoCells,
  timeline,
  tagsBeside,
  newspaper,
  labelsAbove,
  drawnOutOfOrder,
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
