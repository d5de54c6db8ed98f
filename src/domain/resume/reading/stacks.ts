import { inRuns } from '../../grouped';
import { byLine, type Fragment } from './fragment';
import { EDGE_SHIFT } from './lines';
import type { FieldPlace, Piece } from './pieces';

/** Runs of texts at the left edge of a head: the first has something beside it; those below stand alone, in its style. */
const stacksIn = (head: readonly Fragment[]): Fragment[][] =>
  inRuns([...byLine(head).values()], ([text, ...others], stack) => {
    const [[top, beside]] = stack;
    return (
      others.length === 0 &&
      beside?.isApart === true &&
      [text, top].every(({ kind, label }) => kind === 'text' && label === undefined) &&
      text.line === top.line + stack.length &&
      Math.abs(text.x - top.x) < EDGE_SHIFT &&
      text.isBold === top.isBold &&
      text.size === top.size
    );
  }).map((lines) => lines.map(([text]) => text));

/**
 * Gives a text without a field that of its neighbour in a stack: a company beside its place may take several lines.
 * @param pieces those of each fragment of the head; changed
 */
export function fillStacks(head: readonly Fragment[], pieces: Map<Fragment, Piece[]>): void {
  const fill = (texts: readonly Fragment[], near: -1 | 0): void => {
    let place: FieldPlace | undefined;
    for (const text of texts) {
      const [piece, ...others] = pieces.get(text) ?? [];
      if (piece && !piece.place && others.length === 0) pieces.set(text, [{ ...piece, place }]);
      place = pieces.get(text)?.at(near)?.place;
    }
  };
  for (const stack of stacksIn(head)) {
    fill(stack, -1);
    fill(stack.toReversed(), 0);
  }
}
