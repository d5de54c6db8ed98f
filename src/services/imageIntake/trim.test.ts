import { visibleArea } from './trim';

/** A picture drawn with characters: a dot is transparent, a comma nearly so. */
function area(...rows: readonly string[]) {
  const alphas = Array.from(rows.join(''), (letter) => ({ '.': 0, ',': 3 })[letter] ?? 255);
  const rgba = Uint8ClampedArray.from(alphas.flatMap((alpha) => [1, 2, 3, alpha]));
  return visibleArea(rgba, { width: rows[0]?.length ?? 0, height: rows.length });
}

it.each([
  ['excludes margins', area('....', '..X.', '.X..', '....'), { x: 1, y: 1, width: 2, height: 2 }],
  ['includes corners', area('X..', '...', '..X'), { x: 0, y: 0, width: 3, height: 3 }],
  ['can be one pixel', area('...', '..X'), { x: 2, y: 1, width: 1, height: 1 }],
  ['excludes nearly transparent pixels', area(',.', '.X'), { x: 1, y: 1, width: 1, height: 1 }],
  ['is undefined if nothing is visible', area('..', ',.'), undefined],
])('the visible area of a logo %s', (_title, found, expected) => expect(found).toEqual(expected));
