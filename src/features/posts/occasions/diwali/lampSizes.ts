import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/lamp-portrait.svg';
import statusArt from './art/lamp-status.svg';
import { lamp } from './lamp';

/** The lamp and the greeting grow and move up; the cream band is unchanged. */
export const lampSizes = extraLayouts(lamp, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 54,
        width: 972,
        y: 804,
        fit: { max: 140, min: 60, lines: 1 },
        chosenFit: { max: 140, min: 44, lines: 2, keep: 0.45 },
        room: 176,
      },
      line: { x: 90, width: 900, y: 992, fit: { max: 38, min: 26, lines: 1 } },
    },
    business: { y: 1132 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 54,
        width: 972,
        y: 1096,
        fit: { max: 168, min: 72, lines: 1 },
        chosenFit: { max: 168, min: 50, lines: 2, keep: 0.5 },
        room: 224,
      },
      line: { x: 90, width: 900, y: 1332, fit: { max: 44, min: 30, lines: 1 } },
    },
    business: { y: 1500, height: 190, logo: { maxWidth: 240, maxHeight: 190 } },
  },
});
