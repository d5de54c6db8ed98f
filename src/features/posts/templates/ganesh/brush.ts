import { SQUARE } from '../../../../domain/posts/occasions';
import art from '../art/ganesh-2.svg';
import { BALOO, ROZHA } from '../faces';
import type { PosterTemplate } from '../template';

/** Ganesha in a few brush strokes; the business stands in the cream column. */
export const brush: PosterTemplate = {
  name: 'Brush drawing, split',
  size: SQUARE,
  art,
  texts: [
    {
      text: 'Happy Ganesh Chaturthi',
      lang: 'en',
      x: 634,
      y: 70,
      width: 392,
      fit: { max: 100, min: 56, lines: 3 },
      face: ROZHA,
      color: '#9E1420',
      lineHeight: 0.96,
    },
    {
      text: 'बप्पा का आशीर्वाद सदा आप पर बना रहे',
      lang: 'hi',
      x: 636,
      y: 372,
      width: 390,
      fit: { max: 38, min: 24, lines: 2, keep: 0.9 },
      face: BALOO,
      color: '#B4470A',
      lineHeight: 1.26,
      weight: 700,
    },
  ],
  marks: [{ x: 636, y: 508, width: 96, height: 5, color: '#FFC53D' }],
  business: {
    kind: 'tall',
    x: 634,
    y: 556,
    width: 392,
    height: 470,
    ink: '#4A0A12',
    softInk: '#64383A',
    icon: '#C3241D',
    logo: { maxWidth: 220, maxHeight: 190 },
  },
};
