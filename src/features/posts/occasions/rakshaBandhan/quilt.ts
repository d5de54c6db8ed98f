import art from './art/quilt.svg';
import { BALOO, YATRA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** A quilt of eight different medallions on one thread. */
export const quilt = posterTemplate('quilt', {
  name: 'Eight rakhis',
  art,
  lines: {
    greeting: {
      text: 'शुभ रक्षाबंधन',
      lang: 'hi',
      face: YATRA,
      color: '#A80F3C',
      lineHeight: 1.14,
      isCentred: true,
    },
    line: {
      text: 'A thread of love, a promise for life',
      lang: 'en',
      face: BALOO,
      color: '#0A5D61',
      lineHeight: 1.2,
      weight: 600,
      isCentred: true,
    },
  },
  places: {
    greeting: {
      x: 312,
      y: 366,
      width: 456,
      fit: { max: 126, min: 70, lines: 2 },
      chosenFit: { max: 96, min: 44, lines: 3, keep: 0.9 },
      room: 280,
    },
    line: { x: 330, y: 664, width: 420, fit: { max: 36, min: 24, lines: 2 } },
  },
  business: {
    ...FOOT,
    y: 848,
    height: 178,
    ground: '#FFF6E6',
    ink: '#4A0620',
    softInk: '#5E3A42',
    icon: '#C8174A',
    logo: { maxWidth: 210, maxHeight: 178 },
  },
});
