import art from './art/moon.svg';
import portraitArt from './art/moon-portrait.svg';
import statusArt from './art/moon-status.svg';
import { BALOO } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** The full moon of Shravan is the rakhi; brother and sister sit on the swing in front of it. */
export const moon = posterTemplate('moon', {
  name: 'Full moon',
  art,
  lines: {
    greeting: {
      text: 'Raksha Bandhan',
      lang: 'en',
      face: BALOO,
      color: '#FFF4DC',
      lineHeight: 0.94,
      weight: 800,
    },
    line: {
      text: 'एक धागा, उम्र भर का साथ',
      lang: 'hi',
      face: BALOO,
      color: '#FFE3B6',
      lineHeight: 1.24,
      weight: 600,
    },
  },
  places: {
    greeting: {
      x: 62,
      y: 128,
      width: 358,
      fit: { max: 98, min: 56, lines: 2, keep: 0.9 },
      chosenFit: { max: 72, min: 36, lines: 3, keep: 0.95 },
      room: 194,
    },
    line: {
      x: 64,
      y: 334,
      width: 350,
      fit: { max: 44, min: 28, lines: 2 },
      chosenFit: { max: 36, min: 28, lines: 2 },
      room: 90,
    },
  },
  business: {
    ...FOOT,
    y: 860,
    height: 166,
    ground: '#1A1435',
    ink: '#FFF6E4',
    softInk: '#E4DCF2',
    icon: '#FFC75A',
    logo: { maxWidth: 200, maxHeight: 166 },
    plate: '#FFF6E4',
  },
  // The moon grows and moves below the greeting; the tree arches over it.
  portrait: {
    art: portraitArt,
    places: {
      greeting: {
        x: 62,
        y: 96,
        width: 420,
        fit: { max: 110, min: 56, lines: 2, keep: 0.9 },
        chosenFit: { max: 80, min: 40, lines: 3, keep: 0.95 },
        room: 226,
      },
      line: {
        x: 64,
        y: 336,
        width: 350,
        fit: { max: 43, min: 28, lines: 2 },
        chosenFit: { max: 36, min: 28, lines: 2 },
        room: 92,
      },
    },
    business: { y: 1116, height: 180, logo: { maxWidth: 220, maxHeight: 180 } },
  },
  status: {
    art: statusArt,
    places: {
      greeting: {
        x: 62,
        y: 206,
        width: 570,
        fit: { max: 136, min: 70, lines: 2, keep: 0.9 },
        chosenFit: { max: 92, min: 50, lines: 3, keep: 0.95 },
        room: 254,
      },
      line: { x: 64, y: 476, width: 570, fit: { max: 52, min: 30, lines: 1 } },
    },
    business: { y: 1508, height: 188, logo: { maxWidth: 230, maxHeight: 188 } },
  },
});
