import art from './art/diagonal.svg';
import portraitArt from './art/diagonal-portrait.svg';
import statusArt from './art/diagonal-status.svg';
import { ANTON, BARLOW_CONDENSED } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';
import { offerFigure, offerLead, offerTail, tagline } from './words';

/** A lifter from behind on a steep slab of orange; the offer is the largest element. */
export const diagonal = posterTemplate('diagonal', {
  name: 'Lifter, diagonal',
  art,
  lines: {
    tagline: {
      text: tagline,
      detail: 'tagline',
      lang: 'en',
      face: ANTON,
      color: '#FFF4EA',
      lineHeight: 1.12,
      isUppercase: true,
    },
    lead: {
      text: offerLead,
      detail: 'offer',
      lang: 'en',
      face: BARLOW_CONDENSED,
      weight: 700,
      color: '#FF8A4A',
      lineHeight: 1.1,
      isUppercase: true,
      letterSpacing: 3,
    },
    figure: {
      text: offerFigure,
      detail: 'offer',
      lang: 'en',
      face: ANTON,
      color: '#FFFFFF',
      lineHeight: 1.14,
      isUppercase: true,
    },
    tail: {
      text: offerTail,
      detail: 'offer',
      lang: 'en',
      face: ANTON,
      color: '#FFFFFF',
      lineHeight: 1.1,
      isUppercase: true,
    },
    call: {
      text: 'JOIN NOW',
      lang: 'en',
      face: BARLOW_CONDENSED,
      weight: 700,
      color: '#0F1014',
      lineHeight: 1.1,
      letterSpacing: 1,
      isCentred: true,
      plate: { color: '#FFFFFF', padding: '8px 20px 10px' },
    },
  },
  places: {
    tagline: { x: 54, y: 58, width: 310, fit: { max: 56, min: 34, lines: 2 } },
    lead: { x: 58, y: 232, width: 256, fit: { max: 50, min: 30, lines: 1 } },
    figure: { x: 46, y: 268, width: 570, fit: { max: 286, min: 150, lines: 1 } },
    tail: { x: 56, y: 566, width: 240, fit: { max: 120, min: 60, lines: 1 } },
    call: { x: 56, y: 722, width: 223, fit: { max: 46, min: 30, lines: 1 } },
  },
  business: {
    ...FOOT,
    y: 862,
    height: 164,
    ground: '#0F1014',
    ink: '#FFFFFF',
    softInk: '#D9D6CF',
    icon: '#FF6A3A',
    logo: { maxWidth: 190, maxHeight: 164 },
    isCondensed: true,
  },
  qr: { x: 400, y: 579 },
  // The lifter grows, and the offer moves under the barbell into the crook of his arm.
  portrait: {
    art: portraitArt,
    places: {
      tagline: { x: 54, y: 54, width: 360, fit: { max: 63, min: 38, lines: 2 } },
      lead: { x: 58, y: 506, width: 276, fit: { max: 52, min: 30, lines: 1 } },
      figure: { x: 46, y: 544, width: 600, fit: { max: 292, min: 150, lines: 1 } },
      tail: { x: 56, y: 848, width: 240, fit: { max: 120, min: 60, lines: 1 } },
      call: { x: 56, y: 1000, width: 223, fit: { max: 46, min: 30, lines: 1 } },
    },
    business: { y: 1132 },
    qr: { x: 424, y: 859 },
  },
  status: {
    art: statusArt,
    places: {
      tagline: { x: 54, y: 204, width: 392, fit: { max: 82, min: 44, lines: 3, keep: 0.95 } },
      lead: { x: 58, y: 824, width: 268, fit: { max: 56, min: 34, lines: 1 } },
      figure: { x: 46, y: 864, width: 572, fit: { max: 288, min: 150, lines: 1 } },
      tail: { x: 56, y: 1174, width: 260, fit: { max: 120, min: 60, lines: 1 } },
      call: { x: 56, y: 1330, width: 223, fit: { max: 46, min: 30, lines: 1 } },
    },
    business: { y: 1508 },
    qr: { x: 402, y: 1187 },
  },
});
