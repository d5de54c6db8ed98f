import { PATENT_FEES, PATENT_OFFICES } from '../../content/fees';
import { POST_FLOWS } from '../../domain/posts/occasions';
import { ROUTES, routeAt } from '../../domain/routes';
import { structuredData, type Thing } from './structuredData';

const ORIGIN = 'https://example.in';

const graphOf = (path: string, origin = ORIGIN): readonly Thing[] =>
  (structuredData(path, origin) as { readonly '@graph': readonly Thing[] } | undefined)?.['@graph'] ?? [];
const things = (path: string, type: string) => graphOf(path).filter((thing) => thing['@type'] === type);

/** Required properties by type, according to schema.org and search engines. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  WebPage: ['@id', 'url', 'name', 'publisher', 'primaryImageOfPage'],
  ContactPage: ['@id', 'url', 'name', 'publisher', 'primaryImageOfPage'],
  WebSite: ['@id', 'url', 'name'],
  Organization: ['@id', 'url', 'name'],
  ProfessionalService: ['@id', 'url', 'name', 'description', 'logo', 'image', 'areaServed'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'serviceType', 'description', 'provider', 'areaServed'],
  WebApplication: ['name', 'url', 'applicationCategory', 'operatingSystem', 'offers'],
  Course: ['name', 'description', 'provider'],
};

function valuesOf(data: unknown, key: string): unknown[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data as Record<string, unknown>).flatMap(([name, value]) => [
    ...(name === key ? [value] : []),
    ...valuesOf(value, key),
  ]);
}

describe.each(ROUTES.filter(({ noIndex }) => !noIndex))('$path', ({ path }) => {
  it('has every required property of its types', () => {
    expect(structuredData(path, ORIGIN)).toHaveProperty(['@context'], 'https://schema.org');
    for (const thing of graphOf(path)) {
      expect(NEEDED).toHaveProperty([thing['@type']]);
      expect(Object.keys(thing)).toEqual(expect.arrayContaining([...(NEEDED[thing['@type']] ?? [])]));
    }
  });

  it('references only ids that are described on the page', () => {
    const described = graphOf(path).map((thing) => thing['@id']);
    expect(described).toEqual(expect.arrayContaining(valuesOf(graphOf(path), '@id')));
    for (const id of described.filter(Boolean)) expect(id).toMatch(/^https:\/\/example\.in\//);
  });

  it('has a breadcrumb from the home page to itself', () => {
    const steps = valuesOf(things(path, 'BreadcrumbList'), 'item') as string[];
    expect([steps[0], steps.at(-1)]).toEqual(
      path === '/' ? [undefined, undefined] : [`${ORIGIN}/`, ORIGIN + path],
    );
    for (const step of steps) expect(routeAt(step.slice(ORIGIN.length))).toBeDefined();
  });
});

it('omits noindex pages', () => {
  for (const path of ['/login', '/education', '/nothing', '/machines'])
    expect(structuredData(path, ORIGIN)).toBeUndefined();
});

it('has an offer for every fee on the patent page, in the office’s own currency', () => {
  const [service] = things('/patent', 'Service');
  const offers = service?.offers as readonly Thing[];
  expect(offers).toHaveLength(PATENT_FEES.length * PATENT_OFFICES.length);
  const priceOf = (wanted: string) => offers.find(({ name }) => name === wanted)?.priceSpecification;
  const filing = { '@type': 'PriceSpecification', priceCurrency: 'USD', minPrice: 400, maxPrice: 2000 };
  expect(priceOf('Filing, USA')).toMatchObject(filing);
  expect(priceOf('Docketing, India')).toMatchObject({ priceCurrency: 'INR', price: 2000, unitCode: 'MON' });
});

it('describes the tools, and nothing else, as free applications', () => {
  const tools = ROUTES.filter(({ path }) => things(path, 'WebApplication').length > 0);
  const studios = Object.values(POST_FLOWS).filter(({ then }) => then !== 'comingSoon');
  expect(tools.map(({ path }) => path)).toEqual([
    '/resume',
    '/calculator',
    ...studios.map(({ path }) => path),
  ]);
  expect(things('/resume', 'WebApplication')[0]).toMatchObject({ offers: { price: 0 } });
});

it('contains no placeholders, and invents no questions, ratings or addresses', () => {
  const all = JSON.stringify(ROUTES.map(({ path }) => structuredData(path, ORIGIN)));
  expect(all).not.toMatch(/example\.com|000 0000|FAQPage|Rating|PostalAddress|openingHours/);
});
