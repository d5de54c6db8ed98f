import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/quilt-portrait.svg';
import statusArt from './art/quilt-status.svg';
import { quilt } from './quilt';

/** Four rakhis above and four below, with the greeting on a full-width cream panel. */
export const quiltSizes = extraLayouts(quilt, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 90,
        width: 900,
        y: 404,
        fit: { max: 170, min: 80, lines: 1 },
        chosenFit: { max: 108, min: 48, lines: 2, keep: 0.9 },
        room: 214,
      },
      line: { x: 120, width: 840, y: 636, fit: { max: 46, min: 28, lines: 1 } },
    },
    business: { y: 1116 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 90,
        width: 900,
        text: 'शुभ\nरक्षाबंधन',
        y: 536,
        fit: { max: 210, min: 90, lines: 2, keep: 0.9 },
        chosenFit: { max: 160, min: 60, lines: 3, keep: 0.88 },
        room: 472,
      },
      line: { x: 120, width: 840, y: 1024, fit: { max: 50, min: 32, lines: 1 } },
    },
    business: { y: 1504, height: 186, logo: { maxWidth: 230, maxHeight: 186 } },
  },
});
