import art from './art/murti.svg';
import { YATRA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** The head of Ganesha under a marigold toran; the business block is on the red band. */
export const murti = posterTemplate('murti', {
  name: 'Ganesha, centred',
  art,
  lines: {
    greeting: {
      text: 'गणेश चतुर्थी',
      lang: 'hi',
      face: YATRA,
      color: '#9E1420',
      lineHeight: 1.16,
      isCentred: true,
    },
    line: {
      text: 'की हार्दिक शुभकामनाएँ',
      lang: 'hi',
      face: YATRA,
      color: '#B43A0A',
      lineHeight: 1.2,
      isCentred: true,
    },
  },
  places: {
    greeting: {
      x: 240,
      y: 616,
      width: 600,
      fit: { max: 108, min: 64, lines: 1 },
      chosenFit: { max: 100, min: 40, lines: 2, keep: 0.58 },
      room: 136,
    },
    line: {
      x: 245,
      y: 756,
      width: 590,
      fit: { max: 37, min: 26, lines: 1 },
      chosenFit: { max: 37, min: 22, lines: 1 },
    },
  },
  business: {
    ...FOOT,
    y: 866,
    height: 160,
    ground: '#8E1420',
    ink: '#FFF3DC',
    softInk: '#FBDCC4',
    icon: '#FFC95E',
    plate: '#FFF6E6',
    logo: { maxWidth: 190, maxHeight: 160 },
  },
});
