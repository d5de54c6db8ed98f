import { headTags, type HeadContent } from './headTags';

/** An inlined style sheet; `href` is the URL webpack's runtime would fetch it from. */
interface InlineStyle {
  readonly href: string;
  readonly css: string;
}

/** Everything an HTML file of the site consists of. */
export interface HtmlDocument extends HeadContent {
  readonly styles: readonly InlineStyle[];
  /** URLs of async scripts that load before the others; nothing depends on them. */
  readonly earlyScripts: readonly string[];
  /** URLs of lazy chunks that the early scripts preload, unless the address asks for another screen than the prerendered one. */
  readonly screenScripts: readonly string[];
  /** URLs of the site's code. The scripts are async: with a `defer` script, a document is laid out and painted later. */
  readonly scripts: readonly string[];
  /**
   * URLs of lazy chunks that code will import. Prefetched rather than run: webpack's loader cannot notice a script element that
   * failed before the loader ran.
   */
  readonly imports: readonly string[];
  readonly fonts: readonly string[];
  /** The page as rendered by React; empty in development. */
  readonly markup: string;
}

/** A complete HTML file. */
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
    ...page.earlyScripts.map((src) => {
      const screen = page.screenScripts.length > 0 ? ` data-screen="${page.screenScripts.join(' ')}"` : '';
      return `<script async fetchpriority="high" src="${src}"${screen}></script>`;
    }),
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
