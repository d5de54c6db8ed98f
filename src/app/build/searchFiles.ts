import { canonicalPathOf, type Route } from '../../domain/routes';

/** Lists the indexable pages. @param origin scheme and host; without them the sitemap contains only paths */
export function sitemapXml(routes: readonly Route[], origin: string): string {
  const addresses = routes
    .filter(({ noIndex }) => !noIndex)
    .map((route) => `  <url><loc>${origin}${canonicalPathOf(route)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows crawlers on every page (noindex pages say so themselves); the sitemap needs an absolute URL. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
}
