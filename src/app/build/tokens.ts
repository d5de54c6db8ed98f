import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Hex values of the colours by token name without dashes: `paper`, `ink`. */
export type Colours = ReadonlyMap<string, string>;

const coloursIn = (css: string): Colours =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = '', hex = '']) => [name, hex]),
  );

/** The colours of both schemes, from the file that defines them. @param root folder of the project */
export function readColours(root: string): { readonly light: Colours; readonly dark: Colours } {
  const css = readFileSync(path.join(root, 'src/ui/tokens.css'), 'utf8');
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');
  return { light: coloursIn(light), dark: new Map([...coloursIn(light), ...coloursIn(dark)]) };
}

/** Looks up a colour by token. @throws Error if there is none, because a token was renamed */
export function colour(colours: Colours, name: string): string {
  const hex = colours.get(name);
  if (hex === undefined) throw new Error(`tokens.css has no colour --${name}.`);
  return hex;
}
