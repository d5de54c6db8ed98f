import art from './art/kettlebell.svg';
import portraitArt from './art/kettlebell-portrait.svg';
import statusArt from './art/kettlebell-status.svg';
import { ANTON, BARLOW_CONDENSED } from '../../templates/faces';
import type { TextSlot } from '../../templates/template';
import { FOOT, posterTemplate, type Places } from '../../templates/posterTemplate';
import { offerFigure, offerLead, offerTail, tagline } from './words';

/** The lines on the bell share its rotation. */
const ON_BELL = { lang: 'en', turn: 9, isCentred: true } as const satisfies Partial<TextSlot>;

/** Places the offer on a bell with its centre at `x`, `y` in px. @param scale of the drawing, 1 on the square poster */
function onBell(x: number, y: number, scale = 1): Places<'lead' | 'figure' | 'tail'> {
  const place = (dx: number, dy: number, width: number, max: number, min: number) => ({
    x: Math.round(x + dx * scale),
    y: Math.round(y + dy * scale),
    width: Math.round(width * scale),
    fit: { max: Math.round(max * scale), min: Math.round(min * scale), lines: 1 },
  });
  return {
    lead: place(-194, -92, 370, 48, 30),
    figure: place(-199, -52, 380, 184, 100),
    tail: place(-126, 150, 200, 70, 50),
  };
}

const bell = onBell(740, 500);

const portraitBell = onBell(744, 744, 1.1);
const statusTagline = { x: 54, y: 204, width: 860, fit: { max: 144, min: 70, lines: 2, keep: 0.95 } };
const statusBell = onBell(690, 1058, 1.25);

/** A kettlebell on lime with the offer on its bell, both rotated by nine degrees. */
export const kettlebell = posterTemplate('kettlebell', {
  name: 'Kettlebell',
  art,
  lines: {
    tagline: {
      text: tagline,
      detail: 'tagline',
      lang: 'en',
      face: ANTON,
      color: '#15170F',
      lineHeight: 1.06,
      isUppercase: true,
    },
    call: {
      text: 'JOIN NOW',
      lang: 'en',
      face: BARLOW_CONDENSED,
      weight: 700,
      color: '#D7F53A',
      lineHeight: 1.1,
      letterSpacing: 1,
      isCentred: true,
      plate: { color: '#15170F', padding: '12px 20px 14px' },
    },
    lead: {
      ...ON_BELL,
      text: offerLead,
      detail: 'offer',
      face: BARLOW_CONDENSED,
      weight: 600,
      color: '#F4F6E6',
      lineHeight: 1.1,
      isUppercase: true,
      letterSpacing: 3,
    },
    figure: {
      ...ON_BELL,
      text: offerFigure,
      detail: 'offer',
      face: ANTON,
      color: '#D7F53A',
      lineHeight: 1.14,
      isUppercase: true,
    },
    tail: {
      ...ON_BELL,
      text: offerTail,
      detail: 'offer',
      face: ANTON,
      color: '#F4F6E6',
      lineHeight: 1.1,
      isUppercase: true,
      letterSpacing: 2,
    },
  },
  places: {
    ...bell,
    tagline: { x: 54, y: 62, width: 372, fit: { max: 124, min: 52, lines: 4 } },
    call: { x: 54, y: 686, width: 246, fit: { max: 50, min: 30, lines: 1 } },
  },
  business: {
    ...FOOT,
    y: 866,
    height: 160,
    ground: '#15170F',
    ink: '#F4F6E6',
    softInk: '#D5D9C2',
    icon: '#D7F53A',
    logo: { maxWidth: 190, maxHeight: 160 },
    isCondensed: true,
  },
  qr: {
    x: 54,
    y: 562,
    places: {
      ...bell,
      tagline: { x: 54, y: 56, width: 474, fit: { max: 106, min: 52, lines: 3, keep: 0.95 } },
      call: { x: 54, y: 464, width: 212, fit: { max: 44, min: 30, lines: 1 } },
    },
  },
  // The bell grows with its offer; in the status the tagline is above it, across the full width.
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
