import { extraLayouts } from '../../templates/extraLayouts';
import statusArt from './art/medallion-status.svg';
import { medallion } from './medallion';

/** The specified size serves as the portrait; in the status the rakhi grows below a valance of bead strings. */
export const medallionSizes = extraLayouts(medallion, {
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 54,
        y: 1164,
        width: 972,
        fit: { max: 176, min: 80, lines: 1 },
        chosenFit: { max: 140, min: 48, lines: 1 },
        room: 160,
      },
      line: { x: 90, y: 1340, width: 900, fit: { max: 58, min: 32, lines: 1 } },
    },
    business: { y: 1502 },
  },
});
