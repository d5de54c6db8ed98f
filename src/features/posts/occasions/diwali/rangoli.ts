import art from './art/rangoli.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { posterTemplate } from '../../templates/posterTemplate';

/** A floor rangoli seen from above and cropped by the edge; the business block is in the cream column. */
export const rangoli = posterTemplate('rangoli', {
  name: 'Rangoli, split',
  art,
  lines: {
    greeting: { text: 'Happy Diwali', lang: 'en', face: ROZHA, color: '#7A1152', lineHeight: 0.94 },
    line: {
      text: 'दीपों के इस पर्व की हार्दिक शुभकामनाएँ',
      lang: 'hi',
      face: BALOO,
      color: '#C2410C',
      lineHeight: 1.24,
      weight: 700,
    },
  },
  places: {
    greeting: {
      x: 54,
      y: 78,
      width: 384,
      fit: { max: 124, min: 70, lines: 2 },
      chosenFit: { max: 124, min: 36, lines: 3, keep: 0.7 },
      room: 248,
    },
    line: {
      x: 54,
      y: 336,
      width: 350,
      fit: { max: 40, min: 26, lines: 2 },
      chosenFit: { max: 40, min: 26, lines: 2, keep: 0.9 },
    },
  },
  business: {
    kind: 'tall',
    x: 54,
    y: 592,
    width: 356,
    height: 434,
    ground: '#FFF6E6',
    ink: '#3A0F33',
    softInk: '#5A3A4E',
    icon: '#C21558',
    logo: { maxWidth: 220, maxHeight: 160 },
  },
});
