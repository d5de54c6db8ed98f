import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/kettlebell-portrait.svg';
import statusArt from './art/kettlebell-status.svg';
import { kettlebell, onBell } from './kettlebell';

const portraitBell = onBell(744, 744, 1.1);
const statusTagline = { x: 54, y: 204, width: 860, fit: { max: 144, min: 70, lines: 2, keep: 0.95 } };
const statusBell = onBell(690, 1058, 1.25);

/** The bell grows with its offer; in the status the tagline is above it, across the full width. */
export const kettlebellSizes = extraLayouts(kettlebell, {
  portrait: {
    art: portraitArt,
    places: {
      ...portraitBell,
      tagline: { x: 54, y: 62, width: 436, fit: { max: 144, min: 60, lines: 4 } },
      call: { x: 54, y: 952, width: 260, fit: { max: 54, min: 30, lines: 1 } },
    },
    business: { y: 1136 },
    qr: {
      x: 54,
      y: 832,
      places: {
        ...portraitBell,
        tagline: { x: 54, y: 62, width: 430, fit: { max: 138, min: 60, lines: 4, keep: 0.95 } },
        call: { x: 54, y: 734, width: 212, fit: { max: 44, min: 30, lines: 1 } },
      },
    },
  },
  status: {
    art: statusArt,
    places: {
      ...statusBell,
      tagline: statusTagline,
      call: { x: 54, y: 1296, width: 260, fit: { max: 54, min: 30, lines: 1 } },
    },
    business: { y: 1510 },
    qr: {
      x: 54,
      y: 1174,
      places: {
        ...statusBell,
        tagline: statusTagline,
        call: { x: 54, y: 1076, width: 212, fit: { max: 44, min: 30, lines: 1 } },
      },
    },
  },
});
