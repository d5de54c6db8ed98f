import art from './art/brush.svg';
import portraitArt from './art/brush-portrait.svg';
import statusArt from './art/brush-status.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** The rule between the greeting and the business. */
const RULE = { width: 96, height: 5, color: '#FFC53D' } as const;

/** Ganesha in a few brush strokes; the business block is in the cream column. */
export const brush = posterTemplate('brush', {
  name: 'Brush drawing, split',
  art,
  lines: {
    greeting: { text: 'Happy Ganesh Chaturthi', lang: 'en', face: ROZHA, color: '#9E1420', lineHeight: 0.96 },
    line: {
      text: 'बप्पा का आशीर्वाद सदा आप पर बना रहे',
      lang: 'hi',
      face: BALOO,
      color: '#B4470A',
      lineHeight: 1.26,
      weight: 700,
    },
  },
  places: {
    greeting: {
      x: 634,
      y: 70,
      width: 392,
      fit: { max: 100, min: 56, lines: 3 },
      chosenFit: { max: 96, min: 44, lines: 3, keep: 0.85 },
      room: 288,
    },
    line: { x: 636, y: 372, width: 390, fit: { max: 38, min: 24, lines: 2, keep: 0.9 } },
  },
  marks: [{ ...RULE, x: 636, y: 508 }],
  business: {
    kind: 'tall',
    x: 634,
    y: 556,
    width: 392,
    height: 470,
    ground: '#FFF3DA',
    ink: '#4A0A12',
    softInk: '#64383A',
    icon: '#C3241D',
    logo: { maxWidth: 220, maxHeight: 190 },
  },
  // The red column becomes the upper panel, with the drawing at full width; the cream column becomes the foot.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        isCentred: true,
        x: 54,
        y: 848,
        width: 972,
        fit: { max: 96, min: 60, lines: 1 },
        chosenFit: { max: 96, min: 48, lines: 1 },
        room: 106,
      },
      line: { isCentred: true, x: 54, y: 964, width: 972, fit: { max: 42, min: 28, lines: 1 } },
    },
    marks: [{ ...RULE, x: 492, y: 1048 }],
    business: { ...FOOT, y: 1092, height: 190 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        isCentred: true,
        x: 54,
        y: 1094,
        width: 972,
        fit: { max: 128, min: 76, lines: 2, keep: 0.9 },
        chosenFit: { max: 150, min: 70, lines: 2, keep: 0.85 },
        room: 252,
      },
      line: { isCentred: true, x: 54, y: 1362, width: 972, fit: { max: 48, min: 32, lines: 1 } },
    },
    marks: [{ ...RULE, x: 492, y: 1452 }],
    business: {
      ...FOOT,
      y: 1496,
      height: 190,
      nameFit: { max: 62, min: 36, lines: 2 },
    },
  },
});
