import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResumeData } from '../../src/domain/resume/entities';
import { ROOT } from '../runner/command';
import type { FontName, Layout } from './html';
import { drawnIn } from './parts';

/** Packages of fonts, so that the prints don't depend on the fonts of the machine. */
const FONTS: Readonly<Record<FontName, string>> = {
  plex: 'ibm-plex-sans',
  sans: 'source-sans-3',
  serif: 'source-serif-4',
  mono: 'jetbrains-mono',
  narrow: 'barlow-condensed',
};

function fontFace(font: FontName, weight: number, style: 'normal' | 'italic'): string {
  const file = `node_modules/@fontsource/${FONTS[font]}/files/${FONTS[font]}-latin-${weight}-${style}.woff2`;
  const data = readFileSync(path.join(ROOT, file)).toString('base64');
  return `@font-face { font-family: Body; font-weight: ${weight}; font-style: ${style};
    src: url(data:font/woff2;base64,${data}) }`;
}

const RESET = `
  * { margin: 0; padding: 0; box-sizing: border-box }
  ul { list-style: none }
  table { border-collapse: collapse; width: 100% }
  td, th { text-align: left; vertical-align: top; font-weight: inherit }
  body { font: 10.5pt/1.4 Body }
  .row { display: flex; justify-content: space-between; gap: 12pt }
  b, h1, h2, h3 { font-weight: 700 }
`;

export function documentOf(layout: Layout, resume: ResumeData): string {
  const { font, css, body } = layout;
  const faces = [fontFace(font, 400, 'normal'), fontFace(font, 400, 'italic'), fontFace(font, 700, 'normal')];
  return `<!doctype html><meta charset="utf-8"><style>${faces.join('')}${RESET}${css}</style>${body(resume, drawnIn(layout, resume)).join('')}`;
}
