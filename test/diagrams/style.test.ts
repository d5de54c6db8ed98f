/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { STYLE } from './style';

/** The drawings' short names of the site's tokens. */
const TOKENS: Readonly<Record<string, string>> = { soft: 'ink-soft' };

const SCHEME = '@media (prefers-color-scheme:dark)';
const siteCss = readFileSync('src/ui/tokens.css', 'utf8')
  .replace('screen and (prefers', '(prefers')
  .replaceAll(': dark)', ':dark)');

type Colours = readonly (readonly [name: string, hex: string])[];

const longHex = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex);
const coloursIn = (css = ''): Colours =>
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,6})\b/gi)].map(([, name = '', hex = '']) => [
    TOKENS[name] ?? name,
    longHex(hex.toLowerCase()),
  ]);

const [light, dark] = STYLE.split(SCHEME).map(coloursIn);
const [siteLight, siteDark] = siteCss.split(SCHEME).map(coloursIn);

it.each([
  ['light', light, siteLight],
  ['dark', dark, siteDark],
])('the drawings use the site’s %s colours', (_, drawn = [], site = []) => {
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter(([name, hex]) => new Map(site).get(name) !== hex)).toEqual([]);
});
