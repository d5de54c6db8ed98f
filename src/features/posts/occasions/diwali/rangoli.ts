import art from './art/rangoli.svg';
import portraitArt from './art/rangoli-portrait.svg';
import statusArt from './art/rangoli-status.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

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
  // The portrait keeps the column beside a larger rangoli; the status has the floor on top and the column as a wide foot.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 54,
        y: 92,
        width: 384,
        fit: { max: 126, min: 70, lines: 2 },
        chosenFit: { max: 126, min: 40, lines: 3, keep: 0.7 },
        room: 244,
      },
      line: { x: 54, y: 372, width: 356, fit: { max: 44, min: 26, lines: 2 } },
    },
    business: { y: 760, width: 354, height: 536, logo: { maxWidth: 240, maxHeight: 190 } },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 54,
        y: 1166,
        width: 972,
        fit: { max: 150, min: 80, lines: 1 },
        chosenFit: { max: 150, min: 46, lines: 2, keep: 0.42 },
        room: 160,
        isCentred: true,
      },
      line: { x: 54, y: 1340, width: 972, fit: { max: 48, min: 30, lines: 1 }, isCentred: true },
    },
    business: { ...FOOT, y: 1496, height: 190, logo: { maxWidth: 240, maxHeight: 190 } },
  },
});
