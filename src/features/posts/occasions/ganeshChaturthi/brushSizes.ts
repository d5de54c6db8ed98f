import { extraLayouts } from '../../templates/extraLayouts';
import { FOOT } from '../../templates/posterTemplate';
import portraitArt from './art/brush-portrait.svg';
import statusArt from './art/brush-status.svg';
import { brush, RULE } from './brush';

/** The red column becomes the upper panel, with the drawing at full width; the cream column becomes the foot. */
export const brushSizes = extraLayouts(brush, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        isCentred: true,
        x: 54,
        y: 848,
        width: 972,
        fit: { max: 96, min: 60, lines: 1 },
        chosenFit: { max: 96, min: 48, lines: 1 },
        room: 106,
      },
      line: { isCentred: true, x: 54, y: 964, width: 972, fit: { max: 42, min: 28, lines: 1 } },
    },
    marks: [{ ...RULE, x: 492, y: 1048 }],
    business: { ...FOOT, y: 1092, height: 190 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        isCentred: true,
        x: 54,
        y: 1094,
        width: 972,
        fit: { max: 128, min: 76, lines: 2, keep: 0.9 },
        chosenFit: { max: 150, min: 70, lines: 2, keep: 0.85 },
        room: 252,
      },
      line: { isCentred: true, x: 54, y: 1362, width: 972, fit: { max: 48, min: 32, lines: 1 } },
    },
    marks: [{ ...RULE, x: 492, y: 1452 }],
    business: {
      ...FOOT,
      y: 1496,
      height: 190,
      nameFit: { max: 62, min: 36, lines: 2 },
    },
  },
});
