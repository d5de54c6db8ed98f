import { headTags, type HeadContent } from './headTags';

/** A style sheet written into the document; `href` is where webpack's runtime would fetch it from. */
export interface InlineStyle {
  readonly href: string;
  readonly css: string;
}

/** Everything an HTML file of the site is made of. */
export interface HtmlDocument extends HeadContent {
  readonly styles: readonly InlineStyle[];
  /** Addresses of scripts that run as soon as they are there; nothing waits for them. */
  readonly earlyScripts: readonly string[];
  /** Addresses of scripts that run, in this order, when the document has been read. */
  readonly scripts: readonly string[];
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
    ...page.scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body>',
    `<div id="root">${page.markup}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
