import art from './art/lamp.svg';
import portraitArt from './art/lamp-portrait.svg';
import statusArt from './art/lamp-status.svg';
import { BALOO, YATRA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** A lit lamp before an eighteen-fold mandala; the business block is on the cream band at the foot. */
export const lamp = posterTemplate('lamp', {
  name: 'Lamp, centred',
  art,
  lines: {
    greeting: {
      text: 'शुभ दीपावली',
      lang: 'hi',
      face: YATRA,
      color: '#FFF1D2',
      lineHeight: 1.16,
      isCentred: true,
    },
    line: {
      text: 'Wishing you a bright and happy Diwali',
      lang: 'en',
      face: BALOO,
      color: '#FFD58A',
      lineHeight: 1.2,
      weight: 600,
      isCentred: true,
    },
  },
  places: {
    greeting: {
      x: 54,
      y: 612,
      width: 972,
      fit: { max: 112, min: 60, lines: 1 },
      chosenFit: { max: 112, min: 40, lines: 2, keep: 0.45 },
      room: 130,
    },
    line: { x: 140, y: 748, width: 800, fit: { max: 31, min: 22, lines: 1 } },
  },
  business: {
    ...FOOT,
    y: 862,
    height: 164,
    ground: '#FFF3DC',
    ink: '#4B0A22',
    softInk: '#6B2A3A',
    icon: '#B3123F',
    logo: { maxWidth: 220, maxHeight: 164 },
  },
  // The lamp and the greeting grow and move up; the cream band is unchanged.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 54,
        width: 972,
        y: 804,
        fit: { max: 140, min: 60, lines: 1 },
        chosenFit: { max: 140, min: 44, lines: 2, keep: 0.45 },
        room: 176,
      },
      line: { x: 90, width: 900, y: 992, fit: { max: 38, min: 26, lines: 1 } },
    },
    business: { y: 1132 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 54,
        width: 972,
        y: 1096,
        fit: { max: 168, min: 72, lines: 1 },
        chosenFit: { max: 168, min: 50, lines: 2, keep: 0.5 },
        room: 224,
      },
      line: { x: 90, width: 900, y: 1332, fit: { max: 44, min: 30, lines: 1 } },
    },
    business: { y: 1500, height: 190, logo: { maxWidth: 240, maxHeight: 190 } },
  },
});
