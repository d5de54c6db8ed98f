import { BRAND_NAME } from '../../domain/routes';
import type { PageHead } from '../pageHead';
import { escapeMarkup } from '../../domain/markup';

/** Size in px of every shared link's picture, as link previews expect it. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** A page's metadata for its document head. */
export interface HeadContent {
  readonly head: PageHead;
  /** Scheme and host of the site; empty if unknown. */
  readonly origin: string;
  /** Alternative text of the page's picture; empty if unknown. */
  readonly pictureAlt: string;
  /** Colours of the browser's own toolbars. */
  readonly bars: { readonly light: string; readonly dark: string };
  /** JSON-LD, see structuredData.ts. */
  readonly data: unknown;
}

const named = (name: string, content: string | number) =>
  `<meta name="${name}" content="${escapeMarkup(String(content))}">`;
const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeMarkup(String(content))}">`;

/** The absolute address of a page; undefined for a 404, or if the site's origin is unknown. */
const addressOf = ({ head: { canonicalPath }, origin }: HeadContent): string | undefined =>
  origin === '' || canonicalPath === undefined ? undefined : origin + canonicalPath;

function searchTags(content: HeadContent): string[] {
  const { head } = content;
  const address = addressOf(content);
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    named('description', head.description),
    ...(address === undefined ? [] : [`<link rel="canonical" href="${address}">`]),
    ...(head.isIndexable ? [] : [named('robots', 'noindex')]),
  ];
}

/**
 * If the site's origin is unknown, the picture's URL is relative: most link previews need an absolute one, the others still
 * find it.
 */
function shareTags(content: HeadContent): string[] {
  const { head, origin, pictureAlt } = content;
  const { title, description, picture } = head;
  const address = addressOf(content);
  return [
    property('og:title', title),
    property('og:description', description),
    property('og:type', 'website'),
    property('og:site_name', BRAND_NAME),
    ...(address === undefined ? [] : [property('og:url', address)]),
    property('og:image', origin + picture),
    property('og:image:width', PICTURE_SIZE.width),
    property('og:image:height', PICTURE_SIZE.height),
    ...(pictureAlt === '' ? [] : [property('og:image:alt', pictureAlt)]),
    // Title, description and picture fall back to the Open Graph tags above.
    named('twitter:card', 'summary_large_image'),
  ];
}

/** A data block is not executed, so the security policy's `script-src` allows it. Escapes `<`, which could end it early. */
function dataBlock(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;
}

/** All metadata for search engines, shared links and the browser's toolbars. */
export function headTags(content: HeadContent): string[] {
  const { bars, data } = content;
  return [
    ...searchTags(content),
    ...shareTags(content),
    // iPhones would make links of numbers, dates and addresses, also on posters and in texts that React changes.
    named('format-detection', 'telephone=no, date=no, email=no, address=no'),
    // The browser extension would recolour posters, also in saved pictures. The site has a dark scheme of its own.
    named('darkreader-lock', ''),
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${bars.light}">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${bars.dark}">`,
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="icon" href="/icon-192.png" sizes="192x192">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(data === undefined ? [] : [dataBlock(data)]),
  ];
}
