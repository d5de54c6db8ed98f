import { RAKSHA_SIZES } from '../../../../domain/posts/occasions';
import art from './art/thali.svg';
import portraitArt from './art/thali-portrait.svg';
import statusArt from './art/thali-status.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** The greeting and the line across the whole width. */
const WIDE = { x: 54, width: 972, isCentred: true } as const;
const OWN_FOOT = { ...FOOT, nameFit: { max: 56, min: 34, lines: 2 } } as const;

/** The plate of the ceremony seen from above on leheriya cloth; keeps its own landscape size. */
export const thali = posterTemplate('thali', {
  name: 'Puja thali, landscape',
  size: RAKSHA_SIZES[2],
  art,
  lines: {
    greeting: { text: 'Happy Raksha Bandhan', lang: 'en', face: ROZHA, color: '#A80F3C', lineHeight: 0.96 },
    line: {
      text: 'भाई-बहन के प्यार का पर्व',
      lang: 'hi',
      face: BALOO,
      color: '#0A5D61',
      lineHeight: 1.3,
      weight: 700,
    },
  },
  places: {
    greeting: {
      x: 756,
      y: 58,
      width: 390,
      fit: { max: 92, min: 54, lines: 3, keep: 0.9 },
      chosenFit: { max: 76, min: 38, lines: 3, keep: 0.88 },
      room: 264,
    },
    line: { x: 758, y: 338, width: 388, fit: { max: 36, min: 24, lines: 1 } },
  },
  business: {
    kind: 'tall',
    x: 756,
    y: 410,
    width: 390,
    height: 436,
    ground: '#FFF6E6',
    ink: '#4A0620',
    softInk: '#5E3A42',
    icon: '#C8174A',
    logo: { maxWidth: 200, maxHeight: 150 },
    nameFit: { max: 42, min: 28, lines: 3 },
  },
  // The whole plate moves to the top, and the column beside it becomes the foot.
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
