import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { POST_FLOWS } from '../../src/domain/posts/occasions';
import { ROUTES, type RoutePath } from '../../src/domain/routes';
import { fileOf } from '../documents/builtSite';

/** Budgets for a page's JavaScript at first load, in KB of 1000 bytes after gzip. */
const CONTENT_BUDGET_KB = 105;
const WIZARD_BUDGET_KB = 120;
/**
 * The sizes of the studios and of a wizard opened by its address when this was written, plus 2 KB of leeway. The studios can't
 * meet the goal of 105 KB before the first export because of their libraries: see src/app/README.md.
 */
const STUDIO_BUDGET_KB = 150;
export const OPEN_WIZARD_BUDGET_KB = 151;

const STUDIOS: ReadonlySet<string> = new Set(Object.values(POST_FLOWS).map(({ path: route }) => route));

/** Words in these packages' minified code that don't occur in ours. */
const LATE_PACKAGES = {
  firebase: /identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com/,
  notistack: /notistack-snackbar/,
  html2canvas: /foreignObjectRendering/,
  'pdfjs-dist': /GlobalWorkerOptions/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** A package that loads on demand. */
export type LatePackage = keyof typeof LATE_PACKAGES;

export function budgetOf(route: RoutePath): number {
  if (STUDIOS.has(route)) return STUDIO_BUDGET_KB;
  return route === '/resume' ? WIZARD_BUDGET_KB : CONTENT_BUDGET_KB;
}

/** What the documents of a built site load, by route, in KB of 1000 bytes after gzip. */
export function firstLoads(folder: string) {
  return ROUTES.map(({ path: route }) => {
    const html = readFileSync(path.join(folder, fileOf(route)), 'utf8');
    return {
      ...weigh(folder, scriptsIn(html)),
      path: route,
      htmlKb: gzipKb(html),
      budgetKb: budgetOf(route),
    };
  });
}

/** Scripts run or preloaded by a document, or preloaded for it by its boot script. */
function scriptsIn(html: string): readonly string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const addresses = tags.flatMap((tag) =>
    Array.from(tag.matchAll(/["\s=]\/(assets\/[^"\s>]+\.js)/g), (match) => match[1] ?? ''),
  );
  return [...new Set(addresses)];
}

/** @param scripts names in the folder */
export function weigh(folder: string, scripts: readonly string[]) {
  const codes = read(folder, scripts);
  return {
    scripts,
    scriptKb: codes.reduce((sum, code) => sum + gzipKb(code), 0),
    /** Packages that should load later. */
    tooEarly: latePackagesIn(codes),
  };
}

/**
 * Late packages that no script of a built site contains: their words have changed, so loading them too early would go
 * unnoticed.
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
