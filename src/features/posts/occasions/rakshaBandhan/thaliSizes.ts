import { extraLayouts } from '../../templates/extraLayouts';
import { FOOT } from '../../templates/posterTemplate';
import portraitArt from './art/thali-portrait.svg';
import statusArt from './art/thali-status.svg';
import { thali } from './thali';

/** The greeting and the line across the whole width. */
const WIDE = { x: 54, width: 972, isCentred: true } as const;
const OWN_FOOT = { ...FOOT, nameFit: { max: 56, min: 34, lines: 2 } } as const;

/** The whole plate moves to the top, and the column beside it becomes the foot. */
export const thaliSizes = extraLayouts(thali, {
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        ...WIDE,
        y: 846,
        fit: { max: 94, min: 54, lines: 1 },
        chosenFit: { max: 112, min: 48, lines: 1 },
        room: 100,
      },
      line: { ...WIDE, y: 968, fit: { max: 46, min: 28, lines: 1 } },
    },
    business: { ...OWN_FOOT, y: 1094, height: 196, logo: { maxWidth: 230, maxHeight: 196 } },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        ...WIDE,
        text: 'Happy\nRaksha Bandhan',
        y: 1154,
        fit: { max: 118, min: 60, lines: 2 },
        chosenFit: { max: 130, min: 50, lines: 2, keep: 0.9 },
        room: 228,
      },
      line: { ...WIDE, y: 1394, fit: { max: 50, min: 30, lines: 1 } },
    },
    business: { ...OWN_FOOT, y: 1502, height: 196, logo: { maxWidth: 230, maxHeight: 196 } },
  },
});
