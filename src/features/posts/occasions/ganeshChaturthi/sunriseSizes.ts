import { EXTRA_SIZES } from '../../../../domain/posts/formats';
import portraitArt from './art/sunrise-portrait.svg';
import statusArt from './art/sunrise-status.svg';
import { lettering } from '../../templates/places';
import type { ExtraLayouts } from '../../templates/template';
import { SEA, STYLES } from './sunrise';

/** In the status the sun is in the middle, below the greeting, and the sea continues under the business block. */
export const sunriseSizes: ExtraLayouts<'sunrise'> = {
  of: 'sunrise',
  portrait: {
    size: EXTRA_SIZES.portrait,
    art: portraitArt,
    texts: lettering(STYLES, {
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
    }),
    business: { ...SEA, y: 1136, height: 160, logo: { maxWidth: 190, maxHeight: 160 } },
  },
  status: {
    size: EXTRA_SIZES.status,
    art: statusArt,
    texts: lettering(STYLES, {
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
    }),
    business: {
      ...SEA,
      y: 1484,
      height: 206,
      nameFit: { max: 62, min: 36, lines: 2 },
      logo: { maxWidth: 220, maxHeight: 196 },
    },
  },
};
