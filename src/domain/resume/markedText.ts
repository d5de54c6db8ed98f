import { safeHref } from '../links';

/** A piece of a text that is set in one way. */
export interface Run {
  readonly text: string;
  readonly isBold?: boolean | undefined;
  readonly isItalic?: boolean | undefined;
  /** The address that it links to. */
  readonly href?: string | undefined;
}

type Style = Omit<Run, 'text'>;

/** The marks of Markdown: `**bold**`, `*italic*`, `[text](https://example.in)`. */
const MARK = /(\*\*?|\[|\]\((?:https?|mailto|tel):[^()\s]*\))/i;

/** Stars touch a word inside and none outside, so that `5*4*3` stays a product. */
const canOpen = (before: string, after: string): boolean =>
  !/[\p{L}\p{M}\p{N}]$/u.test(before) && !/^\s/.test(after);
const canClose = (before: string, after: string): boolean =>
  !/\s$/.test(before) && !/^[\p{L}\p{N}]/u.test(after);

/** How the text before a closing mark is set. */
function styleOf(mark: string): Style {
  if (mark.startsWith(']')) return { href: safeHref(mark.slice(2, -1)) };
  return mark === '**' ? { isBold: true } : { isItalic: true };
}

const endOf = (style: Style): Style =>
  Object.fromEntries(Object.keys(style).map((name) => [name, undefined]));

/** What begins and ends at which piece. In linear time: each mark is opened and closed at most once. */
function changesIn(pieces: string[]): ReadonlyMap<number, Style> {
  const changes = new Map<number, Style>();
  /** Where each opening mark is that has no closing one yet. */
  const open = new Map<string, number>();
  const placeOf = (mark: string) => open.get(mark) ?? 0;
  for (let at = 1; at < pieces.length; at += 2) {
    // Of three stars, the inner mark closes first.
    if (pieces.slice(at, at + 3).join() === '**,,*' && placeOf('*') > placeOf('**'))
      pieces.splice(at, 3, '*', '', '**');
    const [before = '', mark = '', after = ''] = pieces.slice(at - 1, at + 2);
    const isLinkEnd = mark.startsWith(']');
    const style = styleOf(mark);
    const outer = placeOf('**');
    // Of three stars that open, the mark that closes first is the inner one.
    if (mark === '**' && placeOf('*') === outer + 2 && pieces[outer + 1] === '') {
      pieces.splice(outer, 3, '*', '', '**');
      open.set('*', outer).set('**', outer + 2);
    }
    const start = open.get(isLinkEnd ? '[' : mark);
    const isFilled = start !== undefined && (start < at - 2 || before !== '');
    if (isFilled && (isLinkEnd ? style.href : mark !== '[' && canClose(before, after))) {
      changes.set(start, style);
      changes.set(at, endOf(style));
      // What was opened after the start can't close after the end.
      for (const [other, place] of open) if (place >= start) open.delete(other);
    } else if (mark === '[' || (!isLinkEnd && canOpen(before, after))) open.set(mark, at);
  }
  return changes;
}

/** A mark that is set, and what changes in the style after it. */
interface Mark {
  readonly start: number;
  readonly end: number;
  readonly style: Style;
}

/** The marks of a typed text. One without its pair, and one of an unsafe link, is text. */
export function marksOf(typed: string): Mark[] {
  const pieces = typed.split(MARK);
  const changes = changesIn(pieces);
  let end = 0;
  return pieces.flatMap((piece, at) => {
    const start = end;
    end += piece.length;
    const style = changes.get(at);
    return style ? [{ start, end, style }] : [];
  });
}

/** The runs of a typed text, without the marks. */
export function runsOf(typed: string): Run[] {
  const runs: Run[] = [];
  let style: Style = {};
  let at = 0;
  for (const mark of [...marksOf(typed), { start: typed.length, end: typed.length, style: {} }]) {
    if (mark.start > at) runs.push({ ...style, text: typed.slice(at, mark.start) });
    style = { ...style, ...mark.style };
    at = mark.end;
  }
  return runs;
}

/** The words of a typed text, without the marks. */
export const wordsOf = (typed: string): string =>
  runsOf(typed)
    .map(({ text }) => text)
    .join('');
