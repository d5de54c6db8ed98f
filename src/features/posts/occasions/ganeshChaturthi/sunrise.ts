import { SQUARE } from '../../../../domain/posts/occasions';
import art from './art/sunrise.svg';
import { BALOO, ROZHA } from '../../templates/faces';
import type { PosterTemplate } from '../../templates/template';

/** The shloka describes this sun; posters in another language omit it. */
export const SHLOKA = {
  text: 'वक्रतुण्ड महाकाय सूर्यकोटि समप्रभ',
  lang: 'hi',
  face: ROZHA,
  color: '#FFDFA0',
  lineHeight: 1.34,
} as const;

/** The words and style of the greeting; each size sets its position and fit. */
export const GREETING = {
  text: 'गणेश चतुर्थी',
  part: 'greeting',
  lang: 'hi',
  face: ROZHA,
  color: '#FFF6E0',
  lineHeight: 1.06,
} as const;

/** The line below it, whose ink depends on the brightness of the sky there. */
export const LINE = {
  text: 'Happy Ganesh Chaturthi',
  part: 'line',
  lang: 'en',
  face: BALOO,
  lineHeight: 1.25,
  weight: 700,
} as const;

/** The business block on the dark sea. */
export const SEA = {
  kind: 'wide',
  x: 54,
  width: 972,
  ground: '#4E1B44',
  ink: '#FFF3E0',
  softInk: '#F3D9DE',
  icon: '#FFC75A',
  plate: '#FFF6E6',
} as const;

/** Ganesha before the rising sun, as bright as ten million suns in the words of the shloka. */
export const sunrise: PosterTemplate<'sunrise'> = {
  id: 'sunrise',
  name: 'Silhouette at sunrise',
  size: SQUARE,
  art,
  texts: [
    { ...SHLOKA, x: 60, y: 74, width: 380, fit: { max: 31, min: 22, lines: 2 } },
    {
      ...GREETING,
      x: 58,
      y: 164,
      width: 340,
      fit: { max: 128, min: 70, lines: 2 },
      chosenFit: { max: 104, min: 40, lines: 3, keep: 0.8 },
      room: 272,
    },
    {
      ...LINE,
      color: '#2B0A2C',
      x: 60,
      y: 470,
      width: 320,
      fit: { max: 30, min: 20, lines: 1 },
      chosenFit: { max: 28, min: 20, lines: 2, keep: 0.95 },
    },
  ],
  business: { ...SEA, y: 866, height: 160, logo: { maxWidth: 190, maxHeight: 160 } },
};
