import art from './art/modak.svg';
import { YATRA } from '../../templates/faces';
import { posterTemplate } from '../../templates/posterTemplate';

/** A ring of the twenty-one offered modaks and durva sprigs, with the greeting inside. */
export const modak = posterTemplate('modak', {
  name: 'Twenty-one modaks',
  art,
  lines: {
    greeting: {
      text: 'गणपति\nबाप्पा\nमोरया',
      lang: 'hi',
      face: YATRA,
      color: '#A9152F',
      lineHeight: 1.13,
      isCentred: true,
    },
  },
  places: {
    greeting: {
      x: 400,
      y: 284,
      width: 280,
      fit: { max: 80, min: 50, lines: 3 },
      chosenFit: { max: 72, min: 34, lines: 4, keep: 0.75 },
      room: 271,
    },
  },
  business: {
    kind: 'wide',
    x: 72,
    y: 840,
    width: 936,
    height: 186,
    ground: '#FFF3DA',
    ink: '#4A0A12',
    softInk: '#5E3A36',
    icon: '#0B6B54',
    logo: { maxWidth: 210, maxHeight: 182 },
  },
});
