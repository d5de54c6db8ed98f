import { extraLayouts } from '../../templates/extraLayouts';
import { FOOT } from '../../templates/posterTemplate';
import portraitArt from './art/rangoli-portrait.svg';
import statusArt from './art/rangoli-status.svg';
import { rangoli } from './rangoli';

/** The portrait keeps the column beside a larger rangoli; the status has the floor on top and the column as a wide foot. */
export const rangoliSizes = extraLayouts(rangoli, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 54,
        y: 92,
        width: 384,
        fit: { max: 126, min: 70, lines: 2 },
        chosenFit: { max: 126, min: 40, lines: 3, keep: 0.7 },
        room: 244,
      },
      line: { x: 54, y: 372, width: 356, fit: { max: 44, min: 26, lines: 2 } },
    },
    business: { y: 760, width: 354, height: 536, logo: { maxWidth: 240, maxHeight: 190 } },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 54,
        y: 1166,
        width: 972,
        fit: { max: 150, min: 80, lines: 1 },
        chosenFit: { max: 150, min: 46, lines: 2, keep: 0.42 },
        room: 160,
        isCentred: true,
      },
      line: { x: 54, y: 1340, width: 972, fit: { max: 48, min: 30, lines: 1 }, isCentred: true },
    },
    business: { ...FOOT, y: 1496, height: 190, logo: { maxWidth: 240, maxHeight: 190 } },
  },
});
