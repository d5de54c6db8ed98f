import { SQUARE } from '../../../../domain/posts/occasions';
import art from '../art/ganesh-4.svg';
import { YATRA } from '../faces';
import type { PosterTemplate } from '../template';

/** A ring of the twenty-one modaks and durva sprigs that are offered, with the greeting inside. */
export const modak: PosterTemplate = {
  name: 'Twenty-one modaks',
  size: SQUARE,
  art,
  texts: [
    {
      text: 'गणपति\nबाप्पा\nमोरया',
      lang: 'hi',
      x: 400,
      y: 284,
      width: 280,
      fit: { max: 80, min: 50, lines: 3 },
      face: YATRA,
      color: '#A9152F',
      lineHeight: 1.13,
      isCentred: true,
    },
  ],
  business: {
    kind: 'wide',
    x: 72,
    y: 840,
    width: 936,
    height: 186,
    ink: '#4A0A12',
    softInk: '#5E3A36',
    icon: '#0B6B54',
    logo: { maxWidth: 210, maxHeight: 182 },
  },
};
