import { greetingIn, type GreetingLanguage } from '../../../domain/posts/greetings';
import { greetings } from '../occasions/diwali/greetings';
import { BALOO, YATRA } from './faces';
import { letteringOf } from './lettering';
import type { PosterContent, PosterLayout, TextSlot } from './template';

const SLOT: TextSlot = {
  text: 'शुभ दीपावली',
  part: 'greeting',
  lang: 'hi',
  x: 60,
  y: 100,
  width: 900,
  fit: { max: 100, min: 60, lines: 1 },
  face: YATRA,
  color: '#FFFFFF',
  lineHeight: 1.2,
};
const LINE: TextSlot = { ...SLOT, part: 'line', y: 240, fit: { max: 30, min: 20, lines: 1 }, weight: 600 };
const layoutOf = (...texts: TextSlot[]): PosterLayout => ({
  size: { width: 1080, height: 1080 },
  art: '',
  texts,
  business: {} as PosterLayout['business'],
});

const CONTENT: PosterContent = { name: 'A', rows: [], logo: '' };
function chosen(language: GreetingLanguage): PosterContent {
  const greeting = greetingIn(greetings, language);
  return greeting ? { ...CONTENT, greeting } : CONTENT;
}

it('keeps the designed words if no language is chosen', () => {
  const [line] = letteringOf(layoutOf(SLOT), CONTENT);
  const { text, lang, fit, face, lineHeight } = SLOT;
  expect(line).toMatchObject({ text, lang, fits: [fit], face, lineHeight });
  expect(line).not.toHaveProperty('maxHeight');
});

it('keeps a single line of typed words in the middle of its place, and several lines at its top', () => {
  const text = ({ name }: PosterContent) => name;
  const tagline: TextSlot = { ...SLOT, text, fit: { max: 100, min: 60, lines: 2 } };
  const middles = letteringOf(layoutOf({ ...SLOT, text }, tagline), CONTENT).map(({ middle }) => middle);
  expect(middles).toEqual([160, undefined]);
});

it('shows the greeting and line of the chosen language, and omits slots without a part', () => {
  const { part, ...shloka } = SLOT;
  expect(part).toBe('greeting');
  const texts = letteringOf(layoutOf(shloka, SLOT, LINE), chosen('bn')).map(({ text }) => text);
  expect(texts).toEqual(['শুভ দীপাবলি', 'আলোয় ভরে উঠুক আপনার ঘর'.normalize('NFC')]);
});

it.each([
  ['en', 'en', [YATRA, 400], [YATRA, 600]],
  ['hi', 'hi', [YATRA, 400], [YATRA, 600]],
  ['mr', 'hi', [YATRA, 400], [YATRA, 600]], // Yatra One lacks the Marathi conjuncts.
  ['te', 'te', [BALOO, 800], [BALOO, 700]],
] as const)(
  'sets %s with the conjuncts of %s, in a face that has its letters',
  (language, lang, ...faces) => {
    const lines = letteringOf(layoutOf(SLOT, LINE), chosen(language));
    expect(lines.map(({ face, weight }) => [face, weight])).toEqual(faces);
    expect(lines.map((line) => line.lang)).toEqual([lang, lang]);
  },
);

it('gives tall scripts a taller line, but no more height than the slot is designed for', () => {
  const [line] = letteringOf(layoutOf(SLOT), chosen('ta'));
  expect(line?.lineHeight).toBeGreaterThanOrEqual(1.25);
  expect(line?.maxHeight).toBe(120);
  expect(line?.middle).toBe(160);
});

it('may use the slot’s chosen fit, and shrinks before it breaks a word', () => {
  const chosenFit = { max: 80, min: 50, lines: 2 };
  const [line] = letteringOf(layoutOf({ ...SLOT, chosenFit, room: 180 }), chosen('kn'));
  expect(line?.fits).toEqual([SLOT.fit, chosenFit, { ...chosenFit, min: 30 }]);
  expect(line?.maxHeight).toBe(180);
});
