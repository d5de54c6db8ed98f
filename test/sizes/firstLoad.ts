import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { POST_FLOWS } from '../../src/domain/posts/occasions';
import { ROUTES, type RoutePath } from '../../src/domain/routes';

/** What the JavaScript of a page may weigh at first load, gzip, in KB of 1000 bytes. */
const CONTENT_BUDGET_KB = 105;
const WIZARD_BUDGET_KB = 120;
/**
 * What the studios and a wizard opened by its address weighed when this was written, and 2 KB to move in. The goal of the
 * studios, 105 KB before the first export, lies under what their libraries weigh: see src/app/README.md.
 */
const STUDIO_BUDGET_KB = 150;
export const OPEN_WIZARD_BUDGET_KB = 151;

const STUDIOS: ReadonlySet<string> = new Set(Object.values(POST_FLOWS).map(({ path: route }) => route));

/** Words that stand in these packages' code even when it is minified, and nowhere in ours. */
const LATE_PACKAGES = {
  firebase: /identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com/,
  notistack: /notistack-snackbar/,
  html2canvas: /foreignObjectRendering/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A package that comes when it is needed. */
export type LatePackage = keyof typeof LATE_PACKAGES;

/** What the script of a route may weigh, in KB. */
export function budgetOf(route: RoutePath): number {
  if (STUDIOS.has(route)) return STUDIO_BUDGET_KB;
  return route === '/resume' ? WIZARD_BUDGET_KB : CONTENT_BUDGET_KB;
}

/** The HTML file of a route in a built site. */
function htmlFileOf(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** A route's scripts and what they weigh. */
export interface FirstLoad {
  readonly path: RoutePath;
  /** Names of the scripts in the folder. */
  readonly scripts: readonly string[];
  /** Gzip, KB of 1000 bytes. */
  readonly scriptKb: number;
  readonly htmlKb: number;
  readonly budgetKb: number;
  /** Packages that should have come later. */
  readonly tooEarly: readonly LatePackage[];
}

/** What the documents of a built site make a browser load, route by route. */
export function firstLoads(folder: string): readonly FirstLoad[] {
  return ROUTES.map(({ path: route }) => {
    const html = readFileSync(path.join(folder, htmlFileOf(route)), 'utf8');
    return {
      ...weigh(folder, scriptsIn(html)),
      path: route,
      htmlKb: gzipKb(html),
      budgetKb: budgetOf(route),
    };
  });
}

/** Scripts run or preloaded by a document. */
function scriptsIn(html: string): readonly string[] {
  const addresses = [
    ...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="?\/(assets\/[^"\s>]+\.js)/g),
  ].map((match) => match[1] ?? '');
  return [...new Set(addresses)];
}

/** @param scripts names in the folder */
export function weigh(
  folder: string,
  scripts: readonly string[],
): Pick<FirstLoad, 'scripts' | 'scriptKb' | 'tooEarly'> {
  const codes = read(folder, scripts);
  return {
    scripts,
    scriptKb: codes.reduce((sum, code) => sum + gzipKb(code), 0),
    tooEarly: latePackagesIn(codes),
  };
}

/**
 * Late packages that are not found in any script of a built site: the word they are known by is no longer theirs, and a
 * package that comes too early would not be noticed.
 */
export function unfoundPackages(folder: string): readonly LatePackage[] {
  const scripts = readdirSync(path.join(folder, 'assets')).filter((file) => file.endsWith('.js'));
  const found = latePackagesIn(read(path.join(folder, 'assets'), scripts));
  return latePackages.filter((name) => !found.includes(name));
}

const latePackages = Object.keys(LATE_PACKAGES) as readonly LatePackage[];

function latePackagesIn(codes: readonly string[]): readonly LatePackage[] {
  return latePackages.filter((name) => codes.some((code) => LATE_PACKAGES[name].test(code)));
}

function read(folder: string, scripts: readonly string[]): readonly string[] {
  return scripts.map((script) => readFileSync(path.join(folder, script), 'utf8'));
}

function gzipKb(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000;
}
