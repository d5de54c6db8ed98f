import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ALL_POSTERS, STUDIOS, type DrawnPoster } from '../../../../test/jest/allPosters';
import { greetingIn, LANGUAGE_CHOICES } from '../../../domain/posts/greetings';
import { BARLOW_CONDENSED, MUKTA } from './faces';
import { isLazyLanguage } from './greetingFaces';
import { letteringOf } from './lettering';
import type { PosterContent } from './template';

interface Face {
  readonly family: string;
  readonly weights: readonly [number, number];
  readonly has: (character: string) => boolean;
}

const FONTS = path.join(__dirname, 'fonts');
/** Typical typed names: accents, the rupee sign and every script of India. */
const NAMES = 'Café Rāja & Sons ₹50 – शर्मा தமிழ் తెలుగు ಕನ್ನಡ বাংলা ગુજરાતી ਪੰਜਾਬੀ മലയാളം ଓଡ଼ିଆ';
const CONTENT: PosterContent = { name: NAMES, rows: [], logo: '', tagline: NAMES, offer: '50' };

function facesIn(sheet: string): Face[] {
  const css = readFileSync(path.join(FONTS, sheet), 'utf8');
  return Array.from(css.matchAll(/@font-face \{([^}]+)\}/g), ([, body = '']) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(body)?.[1] ?? '';
    const [low = 0, high = low] = value('font-weight').split(' ').map(Number);
    const ranges = Array.from(value('unicode-range').matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g), (range) => {
      const from = Number.parseInt(range[1]!, 16);
      return [from, range[2] === undefined ? from : Number.parseInt(range[2], 16)] as const;
    });
    return {
      family: value('font-family').replaceAll("'", ''),
      weights: [low, high],
      has: (character) =>
        ranges.some(([from, to]) => from <= character.codePointAt(0)! && character.codePointAt(0)! <= to),
    };
  });
}

/** The style sheets that a poster's page bundles. */
function facesOf({ poster: { flow } }: DrawnPoster): Face[] {
  const index = readFileSync(path.join(__dirname, '../occasions', flow, 'index.ts'), 'utf8');
  const sheets = Array.from(
    index.matchAll(/import '\.\.\/\.\.\/templates\/fonts\/([^']+)'/g),
    ([, sheet]) => sheet!,
  );
  return ['mukta.css', ...sheets].flatMap(facesIn);
}

/** Characters that a browser would draw in a system font or in synthetic bold. */
function strayLetters(text: string, stack: string, weight: number, faces: readonly Face[]): string[] {
  const families = stack.split(',').map((family) => family.trim().replaceAll("'", ''));
  return Array.from(text).filter((letter) => {
    if (letter === '\n') return false;
    const family = families.find((name) => faces.some((face) => face.family === name && face.has(letter)));
    const candidates = faces.filter((face) => face.family === family && face.has(letter));
    return !candidates.some(({ weights: [low, high] }) => low <= weight && weight <= high);
  });
}

describe.each(ALL_POSTERS)('the faces of poster $id', (drawn) => {
  const { layout, poster } = drawn;
  const faces = facesOf(drawn);

  it.each(LANGUAGE_CHOICES)('cover the lettering, %s, in its weight', (choice) => {
    const greeting = greetingIn(STUDIOS[poster.flow].posters?.greetings, choice);
    const isLazy = greeting !== undefined && isLazyLanguage(greeting.language);
    const all = [...faces, ...(isLazy ? facesIn('baloo-india.css') : [])];
    for (const { text, face, weight } of letteringOf(layout, greeting ? { ...CONTENT, greeting } : CONTENT)) {
      expect(strayLetters(text, face, weight, all)).toEqual([]);
    }
  });

  it('cover the business block in its weights', () => {
    const stack = layout.business.isCondensed ? BARLOW_CONDENSED : MUKTA;
    for (const weight of [500, 700, ...(layout.business.isCondensed ? [] : [800])])
      expect(strayLetters(NAMES, stack, weight, faces)).toEqual([]);
  });
});
