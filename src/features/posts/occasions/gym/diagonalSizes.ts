import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/diagonal-portrait.svg';
import statusArt from './art/diagonal-status.svg';
import { diagonal } from './diagonal';

/** The lifter grows, and the offer moves under the barbell into the crook of his arm. */
export const diagonalSizes = extraLayouts(diagonal, {
  portrait: {
    art: portraitArt,
    places: {
      tagline: { x: 54, y: 54, width: 360, fit: { max: 63, min: 38, lines: 2 } },
      lead: { x: 58, y: 506, width: 276, fit: { max: 52, min: 30, lines: 1 } },
      figure: { x: 46, y: 544, width: 600, fit: { max: 292, min: 150, lines: 1 } },
      tail: { x: 56, y: 848, width: 240, fit: { max: 120, min: 60, lines: 1 } },
      call: { x: 56, y: 1000, width: 223, fit: { max: 46, min: 30, lines: 1 } },
    },
    business: { y: 1132 },
    qr: { x: 424, y: 859 },
  },
  status: {
    art: statusArt,
    places: {
      tagline: { x: 54, y: 204, width: 392, fit: { max: 82, min: 44, lines: 3, keep: 0.95 } },
      lead: { x: 58, y: 824, width: 268, fit: { max: 56, min: 34, lines: 1 } },
      figure: { x: 46, y: 864, width: 572, fit: { max: 288, min: 150, lines: 1 } },
      tail: { x: 56, y: 1174, width: 260, fit: { max: 120, min: 60, lines: 1 } },
      call: { x: 56, y: 1330, width: 223, fit: { max: 46, min: 30, lines: 1 } },
    },
    business: { y: 1508 },
    qr: { x: 402, y: 1187 },
  },
});
