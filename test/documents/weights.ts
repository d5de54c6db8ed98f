import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { elements, fileOf, type BuiltSite, type Finding } from './builtSite';

/** Budgets in KB of 1000 bytes; text after gzip. */
const HTML_KB = 14;
/** The home page contains its assembly figure. */
const HOME_HTML_KB = 24;
const PRELOADED_FONTS_KB = 30;
const PICTURE_KB = 60;

const HTML_BUDGETS: ReadonlyMap<string, number> = new Map([
  ...['/', '/home'].map((route) => [fileOf(route), HOME_HTML_KB] as const),
]);
const isPicture = (file: string) => /\.(svg|webp|png|jpe?g|avif|gif)$/.test(file);

function sentKb(folder: string, file: string): number {
  const bytes = readFileSync(path.join(folder, file));
  return (/\.(svg|html)$/.test(file) ? gzipSync(bytes, { level: 9 }) : bytes).length / 1000;
}

/** Documents that paint, or request their other files, only after a script has loaded. */
export function heldUp({ documents }: BuiltSite): readonly Finding[] {
  return [...documents].flatMap(([file, html]) => {
    const blocking = elements(html, 'script').filter(
      (script) => script.has('src') && !script.has('defer') && !script.has('async'),
    );
    return blocking.map((script) => `${file} waits for ${script.get('src')}`);
  });
}

/** Documents, fonts and pictures over budget. */
export function tooHeavy({ folder, files, documents }: BuiltSite): readonly Finding[] {
  const over = (what: string, kb: number, most: number): Finding[] =>
    kb > most ? [`${what} weighs ${kb.toFixed(1)} KB of ${most}`] : [];
  return [
    ...[...documents].flatMap(([file, html]) => [
      ...over(file, sentKb(folder, file), HTML_BUDGETS.get(file) ?? HTML_KB),
      ...over(`${file}: what it preloads of fonts`, preloadedFontsKb(folder, html), PRELOADED_FONTS_KB),
    ]),
    ...[...files].filter(isPicture).flatMap((file) => over(file, sentKb(folder, file), PICTURE_KB)),
  ];
}

function preloadedFontsKb(folder: string, html: string): number {
  return elements(html, 'link')
    .filter((link) => link.get('rel') === 'preload' && link.get('as') === 'font')
    .reduce((sum, link) => sum + sentKb(folder, link.get('href')?.slice(1) ?? ''), 0);
}
