import art from './art/arch.svg';
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
});
