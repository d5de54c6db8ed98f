import { extraLayouts } from '../../templates/extraLayouts';
import portraitArt from './art/murti-portrait.svg';
import statusArt from './art/murti-status.svg';
import { murti } from './murti';

/** Head and halo grow, and the toran hangs lower at the sides; the status adds a row of lotuses below the business block. */
export const murtiSizes = extraLayouts(murti, {
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
