import { SQUARE } from '../../../../domain/posts/occasions';
import art from '../art/ganesh-3.svg';
import { BALOO, ROZHA } from '../faces';
import type { PosterTemplate } from '../template';

/** Ganesha before the rising sun, as bright as ten million suns in the words of the shloka. */
export const sunrise: PosterTemplate = {
  name: 'Silhouette at sunrise',
  size: SQUARE,
  art,
  texts: [
    {
      text: 'वक्रतुण्ड महाकाय सूर्यकोटि समप्रभ',
      lang: 'hi',
      x: 60,
      y: 74,
      width: 380,
      fit: { max: 31, min: 22, lines: 2 },
      face: ROZHA,
      color: '#FFDFA0',
      lineHeight: 1.34,
    },
    {
      text: 'गणेश चतुर्थी',
      lang: 'hi',
      x: 58,
      y: 164,
      width: 340,
      fit: { max: 128, min: 70, lines: 2 },
      face: ROZHA,
      color: '#FFF6E0',
      lineHeight: 1.06,
    },
    {
      text: 'Happy Ganesh Chaturthi',
      lang: 'en',
      x: 60,
      y: 446,
      width: 320,
      fit: { max: 30, min: 20, lines: 1 },
      face: BALOO,
      color: '#43103B',
      lineHeight: 1.25,
      weight: 700,
    },
  ],
  business: {
    kind: 'wide',
    x: 54,
    y: 866,
    width: 972,
    height: 160,
    ink: '#FFF3E0',
    softInk: '#F3D9DE',
    icon: '#FFC75A',
    logo: { maxWidth: 190, maxHeight: 160 },
    plate: '#FFF6E6',
  },
};
