import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/sunrise-portrait.svg';
import statusArt from './art/sunrise-status.svg';
import { sunrise } from './sunrise';

/** In the status the sun is in the middle, below the greeting, and the sea continues under the business block. */
export const sunriseSizes = extraLayouts(sunrise, {
  portrait: {
    art: portraitArt,
    places: {
      shloka: { x: 60, y: 74, width: 560, fit: { max: 40, min: 28, lines: 1 } },
      greeting: {
        x: 58,
        y: 158,
        width: 326,
        fit: { max: 142, min: 76, lines: 2 },
        chosenFit: { max: 112, min: 44, lines: 3, keep: 0.8 },
        room: 302,
      },
      line: {
        color: '#FFF6E0',
        x: 60,
        y: 472,
        width: 300,
        fit: { max: 30, min: 22, lines: 1 },
        chosenFit: { max: 28, min: 20, lines: 2, keep: 0.95 },
      },
    },
    business: { y: 1136 },
  },
  status: {
    art: statusArt,
    places: {
      shloka: { isCentred: true, x: 90, y: 202, width: 900, fit: { max: 46, min: 32, lines: 1 } },
      greeting: {
        isCentred: true,
        x: 54,
        y: 262,
        width: 972,
        fit: { max: 178, min: 100, lines: 1 },
        chosenFit: { max: 150, min: 64, lines: 2, keep: 0.5 },
        room: 180,
      },
      line: {
        isCentred: true,
        color: '#FFDFA0',
        x: 190,
        y: 456,
        width: 700,
        fit: { max: 44, min: 30, lines: 1 },
      },
    },
    business: {
      y: 1484,
      height: 206,
      nameFit: { max: 62, min: 36, lines: 2 },
      logo: { maxWidth: 220, maxHeight: 196 },
    },
  },
});
