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
export function MarkedText({ children }: { readonly children: string }) {
  const part = marksFor(children);
  const { code: draw } = useLazy(part);
  if (draw) return draw(children);
  const text = <RunningText>{children}</RunningText>;
  // The print waits for it.
  return part ? <span data-undrawn>{text}</span> : text;
}
