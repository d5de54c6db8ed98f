import art from './art/brush.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { posterTemplate } from '../../templates/posterTemplate';

/** The rule between the greeting and the business. */
export const RULE = { width: 96, height: 5, color: '#FFC53D' } as const;

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
});
