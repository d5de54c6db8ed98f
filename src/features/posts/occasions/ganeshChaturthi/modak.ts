import art from './art/modak.svg';
import portraitArt from './art/modak-portrait.svg';
import statusArt from './art/modak-status.svg';
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
  // The ring takes the full width; the status adds a garland above it and a deep border at the foot.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 368,
        y: 386,
        width: 344,
        fit: { max: 98, min: 60, lines: 3 },
        chosenFit: { max: 88, min: 42, lines: 4, keep: 0.75 },
        room: 332,
      },
    },
    business: { y: 1104 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 364,
        y: 625,
        width: 352,
        fit: { max: 100, min: 62, lines: 3 },
        chosenFit: { max: 90, min: 43, lines: 4, keep: 0.75 },
        room: 339,
      },
    },
    business: {
      y: 1476,
      height: 214,
      nameFit: { max: 62, min: 36, lines: 2 },
      logo: { maxWidth: 220, maxHeight: 200 },
    },
  },
});
