import art from './art/river.svg';
import portraitArt from './art/river-portrait.svg';
import statusArt from './art/river-status.svg';
import { BALOO } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** The steps of a ghat full of lamps on the new-moon night. */
export const river = posterTemplate('river', {
  name: 'Night on the river',
  art,
  lines: {
    greeting: {
      text: 'Happy Diwali',
      lang: 'en',
      face: BALOO,
      color: '#FFF3D6',
      lineHeight: 0.92,
      weight: 800,
    },
    line: {
      text: 'आपके घर-आँगन में सदा उजाला रहे',
      lang: 'hi',
      face: BALOO,
      color: '#FFD27A',
      lineHeight: 1.3,
      weight: 600,
    },
  },
  places: {
    greeting: {
      x: 52,
      y: 70,
      width: 540,
      fit: { max: 150, min: 80, lines: 2 },
      chosenFit: { max: 150, min: 44, lines: 3, keep: 0.8 },
      room: 276,
    },
    line: { x: 54, y: 346, width: 520, fit: { max: 42, min: 28, lines: 1 } },
  },
  business: {
    ...FOOT,
    y: 868,
    height: 158,
    ground: '#170F33',
    ink: '#FFF6E4',
    softInk: '#E9DDEB',
    icon: '#FFC75A',
    logo: { maxWidth: 190, maxHeight: 158 },
    plate: '#FFF6E4',
  },
  // More sky above a taller town, steps closer to the viewer with larger lamps, and more water in front.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 52,
        y: 88,
        width: 640,
        fit: { max: 184, min: 96, lines: 2 },
        chosenFit: { max: 184, min: 52, lines: 3, keep: 0.8 },
        room: 340,
      },
      line: { x: 54, y: 432, width: 640, fit: { max: 50, min: 32, lines: 1 } },
    },
    business: { y: 1138 },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 52,
        y: 224,
        width: 656,
        fit: { max: 212, min: 110, lines: 2 },
        chosenFit: { max: 212, min: 60, lines: 3, keep: 0.8 },
        room: 392,
      },
      line: { x: 54, y: 622, width: 760, fit: { max: 56, min: 36, lines: 1 } },
    },
    business: { y: 1518, height: 176, logo: { maxWidth: 220, maxHeight: 176 } },
  },
});
