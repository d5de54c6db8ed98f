import { SQUARE } from '../../../../domain/posts/occasions';
import art from './art/murti.svg';
import { YATRA } from '../../templates/faces';
import type { PosterTemplate } from '../../templates/template';

/** The words and style of the greeting; each size sets its position and fit. */
export const GREETING = {
  text: 'गणेश चतुर्थी',
  part: 'greeting',
  lang: 'hi',
  face: YATRA,
  color: '#9E1420',
  lineHeight: 1.16,
  isCentred: true,
} as const;

/** The line below it. */
export const LINE = {
  text: 'की हार्दिक शुभकामनाएँ',
  part: 'line',
  lang: 'hi',
  face: YATRA,
  color: '#B43A0A',
  lineHeight: 1.2,
  isCentred: true,
} as const;

/** The business block on the red band. */
export const BAND = {
  kind: 'wide',
  x: 54,
  width: 972,
  ground: '#8E1420',
  ink: '#FFF3DC',
  softInk: '#FBDCC4',
  icon: '#FFC95E',
  plate: '#FFF6E6',
} as const;

/** The head of Ganesha under a marigold toran; the business block is on the red band. */
export const murti: PosterTemplate<'murti'> = {
  id: 'murti',
  name: 'Ganesha, centred',
  size: SQUARE,
  art,
  texts: [
    {
      ...GREETING,
      x: 240,
      y: 616,
      width: 600,
      fit: { max: 108, min: 64, lines: 1 },
      chosenFit: { max: 100, min: 40, lines: 2, keep: 0.58 },
      room: 136,
    },
    {
      ...LINE,
      x: 245,
      y: 756,
      width: 590,
      fit: { max: 37, min: 26, lines: 1 },
      chosenFit: { max: 37, min: 22, lines: 1 },
    },
  ],
  business: { ...BAND, y: 866, height: 160, logo: { maxWidth: 190, maxHeight: 160 } },
};
