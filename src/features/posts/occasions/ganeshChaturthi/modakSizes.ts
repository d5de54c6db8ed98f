import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/modak-portrait.svg';
import statusArt from './art/modak-status.svg';
import { modak } from './modak';

/** The ring takes the full width; the status adds a garland above it and a deep border at the foot. */
export const modakSizes = extraLayouts(modak, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 368,
        y: 386,
        width: 344,
        fit: { max: 98, min: 60, lines: 3 },
        chosenFit: { max: 88, min: 42, lines: 4, keep: 0.75 },
        room: 332,
      },
    },
    business: { y: 1104 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 364,
        y: 625,
        width: 352,
        fit: { max: 100, min: 62, lines: 3 },
        chosenFit: { max: 90, min: 43, lines: 4, keep: 0.75 },
        room: 339,
      },
    },
    business: {
      y: 1476,
      height: 214,
      nameFit: { max: 62, min: 36, lines: 2 },
      logo: { maxWidth: 220, maxHeight: 200 },
    },
  },
});
