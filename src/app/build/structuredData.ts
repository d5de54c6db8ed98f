import { PATENT_FEES, PATENT_OFFICES, type Fee } from '../../content/fees';
import { PROGRAMS } from '../../content/learning';
import { SITE } from '../../content/site';
import { POST_FLOWS } from '../../domain/posts/occasions';
import { BRAND_NAME, canonicalPathOf, routeAt, trailOf, type RoutePath } from '../../domain/routes';
import { pageHeadAt } from '../pageHead';

/** A schema.org node in JSON-LD. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

/** Free tools that run in the browser, with their application category. */
const TOOLS: Readonly<Partial<Record<RoutePath, string>>> = {
  '/resume': 'BusinessApplication',
  '/calculator': 'FinanceApplication',
  ...Object.fromEntries(
    Object.values(POST_FLOWS)
      .filter(({ then }) => then !== 'comingSoon')
      .map(({ path }) => [path, 'DesignApplication']),
  ),
};

/** Service type of each service page. */
const SERVICES: Readonly<Partial<Record<RoutePath, string>>> = {
  '/patent': 'Patent search, drafting and filing',
  '/brand': 'Branding and marketing',
  '/website': 'Website design',
  '/finance': 'Financial planning',
};

const ORGANIZATION = '/#organization';

/** False for our placeholder texts, which must not be published. */
const isOwners = (text: string) => !/\bexample\.com\b|000 0000/.test(text);

/**
 * Structured data of a page for search engines: one graph whose nodes are linked by `@id`. It contains only facts from the
 * content modules; what is unknown (an address, opening hours, ratings) is left out.
 * @param origin scheme and host; without them URLs are relative to the document, as JSON-LD allows
 */
export function structuredData(pathname: string, origin: string): unknown {
  const path = routeAt(pathname)?.path;
  const head = pageHeadAt(pathname);
  if (path === undefined || head.canonicalPath === undefined || !head.isIndexable) return undefined;
  const url = origin + head.canonicalPath;
  const webPage: Thing = {
    '@type': path === '/contact' ? 'ContactPage' : 'WebPage',
    '@id': `${url}#page`,
    url,
    name: head.title,
    publisher: { '@id': origin + ORGANIZATION },
    primaryImageOfPage: origin + head.picture,
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      // A tool page is described as an application instead.
      ...(path in TOOLS ? [] : [webPage]),
      ...company(path, origin),
      ...breadcrumbs(path, origin),
      ...subjects(path, url, origin),
    ],
  };
}

/** The publisher: in full on the home page and next to the contact form, otherwise by name only. */
function company(path: RoutePath, origin: string): Thing[] {
  const id = { '@id': origin + ORGANIZATION, name: BRAND_NAME, url: `${origin}/` };
  if (path !== '/' && path !== '/home' && path !== '/contact') {
    return [{ '@type': 'Organization', ...id }];
  }
  const sameAs = SITE.social.map(({ address }) => address).filter(isOwners);
  return [
    {
      '@type': 'ProfessionalService',
      ...id,
      description: SITE.promise,
      slogan: SITE.motto,
      logo: `${origin}/icon-512.png`,
      image: origin + pageHeadAt('/').picture,
      areaServed: 'IN',
      ...(isOwners(SITE.email) && { email: SITE.email }),
      ...(isOwners(SITE.phone) && { telephone: SITE.phone }),
      ...(sameAs.length > 0 && { sameAs }),
    },
    {
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      url: id.url,
      name: BRAND_NAME,
      publisher: { '@id': id['@id'] },
    },
  ];
}

function breadcrumbs(path: RoutePath, origin: string): Thing[] {
  const route = routeAt(path);
  if (!route || canonicalPathOf(route) === '/') return [];
  const steps = [{ path: '/', title: 'Home' }, ...trailOf(route)];
  const itemListElement = steps.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: step.title,
    item: origin + step.path,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The subjects of the page for which schema.org has a type. */
function subjects(path: RoutePath, url: string, origin: string): Thing[] {
  const provider = { '@id': origin + ORGANIZATION };
  const description = pageHeadAt(path).description;
  const tool = TOOLS[path];
  if (tool !== undefined) {
    return [
      {
        '@type': 'WebApplication',
        '@id': `${url}#tool`,
        url,
        name: routeAt(path)?.title,
        description,
        image: origin + pageHeadAt(path).picture,
        applicationCategory: tool,
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
        provider,
      },
    ];
  }
  const serviceType = SERVICES[path];
  if (serviceType !== undefined) {
    const offers = path === '/patent' ? patentOffers() : [];
    return [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        name: routeAt(path)?.title,
        serviceType,
        description,
        provider,
        areaServed: path === '/patent' ? PATENT_OFFICES : 'IN',
        ...(offers.length > 0 && { offers }),
      },
    ];
  }
  // Without offers: their prices are display samples.
  if (path === '/learning') {
    return PROGRAMS.map(({ name, text }) => ({ '@type': 'Course', name, description: text, provider }));
  }
  return [];
}

/** The fee table, as one offer per kind of work and office. */
function patentOffers(): Thing[] {
  return PATENT_FEES.flatMap(({ work, fees }) =>
    PATENT_OFFICES.map((office) => ({
      '@type': 'Offer',
      name: `${work}, ${office}`,
      ...(fees[office].note === 'plus office fees' && {
        description: 'Our charge; office fees are extra.',
      }),
      priceSpecification: priceOf(fees[office]),
    })),
  );
}

function priceOf({ currency, from, to, note }: Fee): Thing {
  return {
    '@type': note === 'a month' ? 'UnitPriceSpecification' : 'PriceSpecification',
    priceCurrency: currency === '₹' ? 'INR' : 'USD',
    ...(to === undefined ? { price: from } : { minPrice: from, maxPrice: to }),
    // UN/CEFACT code for a month.
    ...(note === 'a month' && { unitCode: 'MON' }),
  };
}
