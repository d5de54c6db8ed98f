import { canonicalPathOf, ROUTES } from '../../domain/routes';

/** Lists the indexable pages. @param origin scheme and host, because a sitemap contains only absolute URLs */
function sitemapXml(origin: string): string {
  const addresses = ROUTES.filter(({ noIndex }) => !noIndex).map(
    (route) => `  <url><loc>${origin}${canonicalPathOf(route)}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    '</urlset>',
    '',
  ].join('\n');
}

/**
 * The files for crawlers, by name. They may read every page; noindex pages say so themselves.
 * @param origin empty if unknown: then `warn` is told that there is no sitemap
 */
export function searchFiles(
  origin: string,
  warn: (text: string) => void,
): readonly (readonly [name: string, content: string])[] {
  const robots = 'User-agent: *\nAllow: /\n';
  if (origin)
    return [
      ['robots.txt', `${robots}Sitemap: ${origin}/sitemap.xml\n`],
      ['sitemap.xml', sitemapXml(origin)],
    ];
  warn('No sitemap.xml, because the address of the site is unknown. Set SITE_ORIGIN to publish one.');
  return [['robots.txt', robots]];
}
