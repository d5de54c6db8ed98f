import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/river-portrait.svg';
import statusArt from './art/river-status.svg';
import { river } from './river';

/** More sky above a taller town, steps closer to the viewer with larger lamps, and more water in front. */
export const riverSizes = extraLayouts(river, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 52,
        y: 88,
        width: 640,
        fit: { max: 184, min: 96, lines: 2 },
        chosenFit: { max: 184, min: 52, lines: 3, keep: 0.8 },
        room: 340,
      },
      line: { x: 54, y: 432, width: 640, fit: { max: 50, min: 32, lines: 1 } },
    },
    business: { y: 1138 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 52,
        y: 224,
        width: 656,
        fit: { max: 212, min: 110, lines: 2 },
        chosenFit: { max: 212, min: 60, lines: 3, keep: 0.8 },
        room: 392,
      },
      line: { x: 54, y: 622, width: 760, fit: { max: 56, min: 36, lines: 1 } },
    },
    business: { y: 1518, height: 176, logo: { maxWidth: 220, maxHeight: 176 } },
  },
});
