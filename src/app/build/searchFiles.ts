import { canonicalPathOf, type RouteSpec } from '../../domain/routes';

/** The pages worth finding. @param origin scheme and host; without them the sitemap can only name paths */
export function sitemapXml(routes: readonly RouteSpec[], origin: string): string {
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

/** Crawlers may read every page (those that should not be indexed say so themselves); the sitemap needs a whole address. */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', ...(origin ? [`Sitemap: ${origin}/sitemap.xml`] : []), ''].join('\n');
}
