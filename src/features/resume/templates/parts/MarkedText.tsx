import type { ReactElement } from 'react';
import { lazyCode, useLazy } from '../../../../lazy/lazyCode';
import { RunningText } from './text';

/** Draws bold, italic and links. Lazy, because most resumes have none. */
export const marks = lazyCode('Bold type', () =>
  import(/* webpackChunkName: "marks" */ './drawMarks').then((module) => module.drawMarks),
);

/** The code that a text needs; undefined if it has no marks. */
export const marksFor = (text: string): typeof marks | undefined =>
  /\*|\]\(/.test(text) ? marks : undefined;

/** Running text with its bold, italic and linked words or, until their code has loaded, as it was typed. */
export function MarkedText({ children }: { readonly children: string }): ReactElement {
  const { code: draw } = useLazy(marksFor(children));
  return draw ? <>{draw(children)}</> : <RunningText>{children}</RunningText>;
}
