import { RAKSHA_SIZES } from '../../../../domain/posts/occasions';
import art from './art/medallion.svg';
import statusArt from './art/medallion-status.svg';
import { YATRA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** One rakhi of seven rings on two twisted cords; keeps its own portrait size. */
export const medallion = posterTemplate('medallion', {
  name: 'Medallion, portrait',
  size: RAKSHA_SIZES[1],
  art,
  lines: {
    greeting: {
      text: 'रक्षाबंधन',
      lang: 'hi',
      face: YATRA,
      color: '#8E0E38',
      lineHeight: 1.14,
      isCentred: true,
    },
    line: {
      text: 'की हार्दिक शुभकामनाएँ',
      lang: 'hi',
      face: YATRA,
      color: '#A80F3C',
      lineHeight: 1.2,
      isCentred: true,
    },
  },
  places: {
    greeting: {
      x: 60,
      y: 796,
      width: 960,
      fit: { max: 156, min: 80, lines: 1 },
      chosenFit: { max: 120, min: 48, lines: 1 },
      room: 140,
    },
    line: { x: 140, y: 952, width: 800, fit: { max: 54, min: 32, lines: 1 } },
  },
  business: {
    ...FOOT,
    y: 1106,
    height: 190,
    ground: '#8E0E38',
    ink: '#FFF3E2',
    softInk: '#FBDDD6',
    icon: '#FFC95E',
    logo: { maxWidth: 210, maxHeight: 190 },
    plate: '#FFF6EA',
  },
  // The specified size serves as the portrait; in the status the rakhi grows below a valance of bead strings.
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 54,
        y: 1164,
        width: 972,
        fit: { max: 176, min: 80, lines: 1 },
        chosenFit: { max: 140, min: 48, lines: 1 },
        room: 160,
      },
      line: { x: 90, y: 1340, width: 900, fit: { max: 58, min: 32, lines: 1 } },
    },
    business: { y: 1502 },
  },
});
