import art from './art/sunrise.svg';
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
});
