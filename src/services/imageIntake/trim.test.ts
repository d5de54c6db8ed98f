import { visibleArea } from './trim';

/** A picture of letters: a dot lets everything through, a comma nearly. */
function area(...rows: readonly string[]) {
  const alphas = Array.from(rows.join(''), (letter) => ({ '.': 0, ',': 3 })[letter] ?? 255);
  const rgba = Uint8ClampedArray.from(alphas.flatMap((alpha) => [1, 2, 3, alpha]));
  return visibleArea(rgba, { width: rows[0]?.length ?? 0, height: rows.length });
}

describe('what can be seen of a logo', () => {
  it.each([
    ['the margins are left out', area('....', '..X.', '.X..', '....'), { x: 1, y: 1, width: 2, height: 2 }],
    ['the corners count', area('X..', '...', '..X'), { x: 0, y: 0, width: 3, height: 3 }],
    ['one pixel is enough', area('...', '..X'), { x: 2, y: 1, width: 1, height: 1 }],
    ['a breath of a pixel is none', area(',.', '.X'), { x: 1, y: 1, width: 1, height: 1 }],
    ['nothing at all', area('..', ',.'), undefined],
  ])('%s', (_title, found, expected) => {
    expect(found).toEqual(expected);
  });
});
