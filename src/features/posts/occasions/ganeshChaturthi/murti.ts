import art from './art/murti.svg';
import portraitArt from './art/murti-portrait.svg';
import statusArt from './art/murti-status.svg';
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
  // Head and halo grow, and the toran hangs lower at the sides; the status adds a row of lotuses below the business block.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 180,
        y: 822,
        width: 720,
        fit: { max: 136, min: 80, lines: 1 },
        chosenFit: { max: 120, min: 48, lines: 2, keep: 0.6 },
        room: 168,
      },
      line: {
        x: 260,
        y: 994,
        width: 560,
        fit: { max: 46, min: 30, lines: 1 },
        chosenFit: { max: 46, min: 28, lines: 2, keep: 0.8 },
        room: 78,
      },
    },
    business: { y: 1136 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 120,
        y: 1094,
        width: 840,
        fit: { max: 164, min: 96, lines: 1 },
        chosenFit: { max: 140, min: 56, lines: 2, keep: 0.6 },
        room: 202,
      },
      line: {
        x: 270,
        y: 1304,
        width: 540,
        fit: { max: 54, min: 36, lines: 1 },
        chosenFit: { max: 54, min: 34, lines: 2, keep: 0.8 },
        room: 110,
      },
    },
    business: {
      y: 1494,
      height: 196,
      nameFit: { max: 62, min: 36, lines: 2 },
      logo: { maxWidth: 220, maxHeight: 190 },
    },
  },
});
