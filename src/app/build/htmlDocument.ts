import { headTags, type HeadContent } from './headTags';

/** A style sheet written into the document; `href` is where webpack's runtime would fetch it from. */
export interface InlineStyle {
  readonly href: string;
  readonly css: string;
}

/** Everything an HTML file of the site is made of. */
export interface HtmlDocument extends HeadContent {
  readonly styles: readonly InlineStyle[];
  /** Addresses of scripts that run as soon as they are there, in any order and before the others; nothing waits for them. */
  readonly earlyScripts: readonly string[];
  /**
   * Addresses of the site's code. It runs as soon as it is there, in any order: a document with a `defer`red script is laid out,
   * and painted, later than one without.
   */
  readonly scripts: readonly string[];
  /**
   * Addresses of what that code will import. Fetched, not run: webpack's loader never hears of a script element that failed
   * before it came.
   */
  readonly imports: readonly string[];
  readonly fonts: readonly string[];
  /** The page as drawn by React; empty in development. */
  readonly markup: string;
}

/** One whole HTML file. */
export function htmlDocument(page: HtmlDocument): string {
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headTags(page),
    ...page.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...page.earlyScripts.map((src) => `<script async fetchpriority="high" src="${src}"></script>`),
    ...page.styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`),
    ...page.scripts.map((src) => `<script async src="${src}"></script>`),
    ...page.imports.map((href) => `<link rel="preload" as="script" fetchpriority="low" href="${href}">`),
    '</head>',
    '<body>',
    `<div id="root">${page.markup}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
