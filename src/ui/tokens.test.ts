import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../app/build/filesIn';
import { readColours } from '../app/build/tokens';
import { contrast, luminanceOf } from './contrast';

const src = path.join(__dirname, '..');
const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
const schemes = readColours(path.join(src, '..'));

const TEXT = 4.5;
const CONTROL = 3;
const pairs: [fronts: string, grounds: string, contrast: number][] = [
  ['ink ink-soft brand brand-hover danger positive', 'paper surface wash', TEXT],
  ['rule-strong', 'paper surface wash', CONTROL],
  ['on-brand', 'brand brand-hover', TEXT],
  ['on-danger', 'danger danger-hover', TEXT],
  ['ink brand', 'brand-wash', TEXT],
  ['ink danger ink-soft', 'danger-wash', TEXT],
  ['on-marker', 'marker', TEXT],
  ['paper', 'ink', TEXT],
  ['on-band on-band-soft', 'band', TEXT],
  ['band', 'on-band', TEXT],
  ['marker', 'band', CONTROL],
  ['on-sheet on-sheet-soft', 'sheet', TEXT],
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, colours) => {
  const luminance = (name: string) => luminanceOf(colours.get(name) ?? '');

  it.each(pairs)('%s on %s: each has a contrast of at least %d', (fronts, grounds, least) => {
    const faint = fronts
      .split(' ')
      .flatMap((front) => grounds.split(' ').map((ground) => [front, ground] as const))
      .filter(([front, ground]) => !(contrast(luminance(front), luminance(ground)) >= least));
    expect(faint).toEqual([]);
  });
});

it('a visitor who wants more contrast gets no soft text', () => {
  const [, wanted = ''] = /prefers-contrast: more\)([^}]*)/.exec(css) ?? [];
  const soft = [...schemes.light.keys()].filter((name) => name.endsWith('-soft'));
  expect(soft.filter((name) => !wanted.includes(`--${name}: var(--`))).toEqual([]);
});

it('measures contrast as WCAG does', () => {
  expect(contrast(luminanceOf('#000000'), luminanceOf('#ffffff'))).toBeCloseTo(21, 5);
  expect(contrast(luminanceOf('#777777'), luminanceOf('#ffffff'))).toBeCloseTo(4.478, 3);
});

const sheets = readdirSync(__dirname).filter(
  (file) => file.endsWith('.css') && !['tokens.css', 'fonts.css'].includes(file),
);

it.each(sheets)('%s contains no literal colours, sizes or durations', (file) => {
  const rules = readFileSync(path.join(__dirname, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/@media[^{]*|initial-value: 0px/g, '');
  expect(rules.match(/#[0-9a-f]{3,8}\b|\brgb\(|\bhsl\(|\b\d*\.?\d+(px|rem|ms|s)\b/gi)).toBeNull();
});

it('uses only tokens that exist', () => {
  const known = new Set([...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name));
  const own = new Set(['share', 'columns', 'time', 'true-width', 'true-height', 'frame-width']);
  const used = sheets.flatMap((file) =>
    [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/var\(--([\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(used.filter((name) => !known.has(name) && !own.has(name))).toEqual([]);
});

it('no list outside sheets and posters has `list-style: none`, with which Safari doesn’t announce it', () => {
  const found = filesIn(src)
    .filter((file) => file.endsWith('.module.css') && !file.includes('templates'))
    .flatMap(
      (file) => readFileSync(path.join(src, file), 'utf8').match(/[^{}]*\{[^}]*list-style: none/g) ?? [],
    )
    .filter((rule) => !rule.includes('summary {'));
  expect(found).toEqual([]);
});

it('every `user-select` has its prefixed twin, without which Safari selects what is dragged over', () => {
  const lacking = filesIn(src)
    .filter((file) => file.endsWith('.css'))
    .filter((file) => {
      const rules = readFileSync(path.join(src, file), 'utf8');
      return /[^-]user-select: /.test(rules.replaceAll(/-webkit-(user-select: \w+;)\s+\1/g, ''));
    });
  expect(lacking).toEqual([]);
});
