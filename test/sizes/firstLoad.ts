import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROUTES, type RoutePath } from '../../src/domain/routes';

/** What the JavaScript of a page may weigh at first load, gzip, in KB of 1000 bytes. */
const CONTENT_BUDGET_KB = 105;
const WIZARD_BUDGET_KB = 120;

/** Words that stand in these packages' code even when it is minified, and nowhere in ours. */
const LATE_PACKAGES: Readonly<Record<string, RegExp>> = {
  firebase: /identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com/,
  notistack: /notistack/i,
  html2canvas: /foreignObjectRendering/,
};

export function budgetOf(path: RoutePath): number {
  return path === '/resume' ? WIZARD_BUDGET_KB : CONTENT_BUDGET_KB;
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
  readonly tooEarly: readonly string[];
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
  const codes = scripts.map((script) => readFileSync(path.join(folder, script), 'utf8'));
  const tooEarly = Object.entries(LATE_PACKAGES)
    .filter(([, mark]) => codes.some((code) => mark.test(code)))
    .map(([name]) => name);
  return { scripts, scriptKb: codes.reduce((sum, code) => sum + gzipKb(code), 0), tooEarly };
}

function gzipKb(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1000;
}
