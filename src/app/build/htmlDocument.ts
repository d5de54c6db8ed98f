import type { PageHead } from '../pageHead';

/** A style sheet written into the document; `href` is where webpack's runtime would fetch it from. */
export interface InlineStyle {
  readonly href: string;
  readonly css: string;
}

/** Everything an HTML file of the site is made of. */
export interface HtmlDocument {
  readonly head: PageHead;
  /** For search engines and shared links. */
  readonly description: string;
  /** Scheme and host of the site, empty if not known. */
  readonly origin: string;
  readonly styles: readonly InlineStyle[];
  /** Addresses of scripts that run before anything is painted. */
  readonly blockingScripts: readonly string[];
  /** Addresses of scripts that run, in this order, when the document has been read. */
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  /** The page as drawn by React; empty in development. */
  readonly markup: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an attribute or an element. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

function searchTags({ head, origin }: HtmlDocument): string[] {
  const canonical =
    head.canonicalPath === undefined ? [] : [`<link rel="canonical" href="${origin}${head.canonicalPath}">`];
  const robots = head.isIndexable ? [] : ['<meta name="robots" content="noindex">'];
  return [...canonical, ...robots];
}

/** One whole HTML file. */
export function htmlDocument(page: HtmlDocument): string {
  const title = escapeHtml(page.head.title);
  const description = escapeHtml(page.description);
  return [
    '<!doctype html>',
    '<html lang="en-IN">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...searchTags(page),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta property="og:type" content="website">',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/icon-192.png" sizes="192x192" type="image/png">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...page.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...page.blockingScripts.map((src) => `<script src="${src}"></script>`),
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
