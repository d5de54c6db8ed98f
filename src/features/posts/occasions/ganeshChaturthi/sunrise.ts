import art from './art/sunrise.svg';
import portraitArt from './art/sunrise-portrait.svg';
import statusArt from './art/sunrise-status.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import { FOOT, posterTemplate } from '../../templates/posterTemplate';

/** Ganesha before the rising sun, as bright as ten million suns in the words of the shloka. */
export const sunrise = posterTemplate('sunrise', {
  name: 'Silhouette at sunrise',
  art,
  lines: {
    /** The shloka describes this sun; posters in another language omit it. */
    shloka: {
      text: 'वक्रतुण्ड महाकाय सूर्यकोटि समप्रभ',
      lang: 'hi',
      face: ROZHA,
      color: '#FFDFA0',
      lineHeight: 1.34,
    },
    greeting: { text: 'गणेश चतुर्थी', lang: 'hi', face: ROZHA, color: '#FFF6E0', lineHeight: 1.06 },
    /** Its ink depends on the brightness of the sky there. */
    line: {
      text: 'Happy Ganesh Chaturthi',
      lang: 'en',
      face: BALOO,
      color: '#2B0A2C',
      lineHeight: 1.25,
      weight: 700,
    },
  },
  places: {
    shloka: { x: 60, y: 74, width: 380, fit: { max: 31, min: 22, lines: 2 } },
    greeting: {
      x: 58,
      y: 164,
      width: 340,
      fit: { max: 128, min: 70, lines: 2 },
      chosenFit: { max: 104, min: 40, lines: 3, keep: 0.8 },
      room: 272,
    },
    line: {
      x: 60,
      y: 470,
      width: 320,
      fit: { max: 30, min: 20, lines: 1 },
      chosenFit: { max: 28, min: 20, lines: 2, keep: 0.95 },
    },
  },
  business: {
    ...FOOT,
    y: 866,
    height: 160,
    ground: '#4E1B44',
    ink: '#FFF3E0',
    softInk: '#F3D9DE',
    icon: '#FFC75A',
    plate: '#FFF6E6',
    logo: { maxWidth: 190, maxHeight: 160 },
  },
  // In the status the sun is in the middle, below the greeting, and the sea continues under the business block.
  portrait: {
    art: portraitArt,
    places: {
      shloka: { x: 60, y: 74, width: 560, fit: { max: 40, min: 28, lines: 1 } },
      greeting: {
        x: 58,
        y: 158,
        width: 326,
        fit: { max: 142, min: 76, lines: 2 },
        chosenFit: { max: 112, min: 44, lines: 3, keep: 0.8 },
        room: 302,
      },
      line: {
        color: '#FFF6E0',
        x: 60,
        y: 472,
        width: 300,
        fit: { max: 30, min: 22, lines: 1 },
        chosenFit: { max: 28, min: 20, lines: 2, keep: 0.95 },
      },
    },
    business: { y: 1136 },
  },
  status: {
    art: statusArt,
    places: {
      shloka: { isCentred: true, x: 90, y: 202, width: 900, fit: { max: 46, min: 32, lines: 1 } },
      greeting: {
        isCentred: true,
        x: 54,
        y: 262,
        width: 972,
        fit: { max: 178, min: 100, lines: 1 },
        chosenFit: { max: 150, min: 64, lines: 2, keep: 0.5 },
        room: 180,
      },
      line: {
        isCentred: true,
        color: '#FFDFA0',
        x: 190,
        y: 456,
        width: 700,
        fit: { max: 44, min: 30, lines: 1 },
      },
    },
    business: {
      y: 1484,
      height: 206,
      nameFit: { max: 62, min: 36, lines: 2 },
      logo: { maxWidth: 220, maxHeight: 196 },
    },
  },
});
