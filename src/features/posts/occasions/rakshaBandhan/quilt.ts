import art from './art/quilt.svg';
import portraitArt from './art/quilt-portrait.svg';
import statusArt from './art/quilt-status.svg';
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
  // Four rakhis above and four below, with the greeting on a full-width cream panel.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 90,
        width: 900,
        y: 404,
        fit: { max: 170, min: 80, lines: 1 },
        chosenFit: { max: 108, min: 48, lines: 2, keep: 0.9 },
        room: 214,
      },
      line: { x: 120, width: 840, y: 636, fit: { max: 46, min: 28, lines: 1 } },
    },
    business: { y: 1116 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 90,
        width: 900,
        text: 'शुभ\nरक्षाबंधन',
        y: 536,
        fit: { max: 210, min: 90, lines: 2, keep: 0.9 },
        chosenFit: { max: 160, min: 60, lines: 3, keep: 0.88 },
        room: 472,
      },
      line: { x: 120, width: 840, y: 1024, fit: { max: 50, min: 32, lines: 1 } },
    },
    business: { y: 1504, height: 186, logo: { maxWidth: 230, maxHeight: 186 } },
  },
});
