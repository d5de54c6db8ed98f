import { lazyCode } from '../../../../lazy/lazyCode';

/** Draws bold, italic and links. Lazy, because most resumes have none. */
export const marks = lazyCode('Bold type', () =>
  import(/* webpackChunkName: "marks" */ './drawMarks').then((module) => module.drawMarks),
);

/** The code that a text needs; undefined if it has no marks. */
export const marksFor = (text: string): typeof marks | undefined =>
  /\*|\]\(/.test(text) ? marks : undefined;
