import { SQUARE } from '../../../../domain/posts/occasions';
import art from '../art/ganesh-1.svg';
import { YATRA } from '../faces';
import type { PosterTemplate } from '../template';

/** The head of Ganesha under a marigold toran; the business stands on the red band. */
export const murti: PosterTemplate = {
  name: 'Ganesha, centred',
  size: SQUARE,
  art,
  texts: [
    {
      text: 'गणेश चतुर्थी',
      lang: 'hi',
      x: 240,
      y: 616,
      width: 600,
      fit: { max: 108, min: 64, lines: 1 },
      face: YATRA,
      color: '#9E1420',
      lineHeight: 1.16,
      isCentred: true,
    },
    {
      text: 'की हार्दिक शुभकामनाएँ',
      lang: 'hi',
      x: 270,
      y: 756,
      width: 540,
      fit: { max: 37, min: 26, lines: 1 },
      face: YATRA,
      color: '#C2410C',
      lineHeight: 1.2,
      isCentred: true,
    },
  ],
  business: {
    kind: 'wide',
    x: 54,
    y: 866,
    width: 972,
    height: 160,
    ink: '#FFF3DC',
    softInk: '#FBDCC4',
    icon: '#FFC95E',
    logo: { maxWidth: 190, maxHeight: 160 },
    plate: '#FFF6E6',
  },
};
