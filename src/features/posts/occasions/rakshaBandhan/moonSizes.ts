import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/moon-portrait.svg';
import statusArt from './art/moon-status.svg';
import { moon } from './moon';

/** The moon grows and moves below the greeting; the tree arches over it. */
export const moonSizes = extraLayouts(moon, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 62,
        y: 96,
        width: 420,
        fit: { max: 110, min: 56, lines: 2, keep: 0.9 },
        chosenFit: { max: 80, min: 40, lines: 3, keep: 0.95 },
        room: 226,
      },
      line: {
        x: 64,
        y: 336,
        width: 350,
        fit: { max: 43, min: 28, lines: 2 },
        chosenFit: { max: 36, min: 28, lines: 2 },
        room: 92,
      },
    },
    business: { y: 1116, height: 180, logo: { maxWidth: 220, maxHeight: 180 } },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 62,
        y: 206,
        width: 570,
        fit: { max: 136, min: 70, lines: 2, keep: 0.9 },
        chosenFit: { max: 92, min: 50, lines: 3, keep: 0.95 },
        room: 254,
      },
      line: { x: 64, y: 476, width: 570, fit: { max: 52, min: 30, lines: 1 } },
    },
    business: { y: 1508, height: 188, logo: { maxWidth: 230, maxHeight: 188 } },
  },
});
