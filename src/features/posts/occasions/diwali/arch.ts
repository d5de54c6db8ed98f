import art from './art/arch.svg';
import portraitArt from './art/arch-portrait.svg';
import statusArt from './art/arch-status.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { posterTemplate } from '../../templates/posterTemplate';

/** A cusped arch over a star pattern, hung with lanterns; the business block is inside the arch. */
export const arch = posterTemplate('arch', {
  name: 'Arch and lanterns',
  art,
  lines: {
    greeting: {
      text: 'शुभ दीपावली',
      lang: 'hi',
      face: ROZHA,
      color: '#B3124E',
      lineHeight: 1.16,
      isCentred: true,
    },
    line: {
      text: 'Light in every home, joy in every heart',
      lang: 'en',
      face: BALOO,
      color: '#5A1247',
      lineHeight: 1.2,
      weight: 600,
      isCentred: true,
    },
  },
  places: {
    greeting: {
      x: 216,
      y: 446,
      width: 648,
      fit: { max: 116, min: 64, lines: 1 },
      chosenFit: { max: 116, min: 34, lines: 2, keep: 0.45 },
      room: 132,
    },
    line: { x: 236, y: 582, width: 608, fit: { max: 34, min: 22, lines: 1 } },
  },
  marks: [{ x: 480, y: 652, width: 120, height: 3, color: '#F39A1E' }],
  business: {
    kind: 'card',
    x: 222,
    y: 690,
    width: 636,
    height: 336,
    ground: '#FFF5E1',
    ink: '#4A0E3A',
    softInk: '#5C3350',
    icon: '#C21558',
    logo: { maxWidth: 220, maxHeight: 220 },
  },
  // A taller arch with a larger lamp; the status adds a threshold with three more lamps.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 206,
        y: 590,
        width: 668,
        fit: { max: 134, min: 72, lines: 1 },
        chosenFit: { max: 134, min: 42, lines: 2, keep: 0.5 },
        room: 168,
      },
      line: { x: 216, y: 768, width: 648, fit: { max: 38, min: 26, lines: 1 } },
    },
    marks: [{ x: 480, y: 848, width: 120, height: 3, color: '#F39A1E' }],
    business: { x: 216, y: 880, width: 648, height: 416, logo: { maxWidth: 240, maxHeight: 240 } },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 180,
        y: 856,
        width: 720,
        fit: { max: 146, min: 80, lines: 1 },
        chosenFit: { max: 146, min: 48, lines: 2, keep: 0.5 },
        room: 196,
      },
      line: { x: 190, y: 1064, width: 700, fit: { max: 43, min: 30, lines: 1 } },
    },
    marks: [{ x: 470, y: 1146, width: 140, height: 4, color: '#F39A1E' }],
    business: {
      x: 196,
      y: 1180,
      width: 688,
      height: 480,
      logo: { maxWidth: 260, maxHeight: 260 },
      nameFit: { max: 58, min: 32, lines: 3, keep: 0.9 },
    },
  },
});
