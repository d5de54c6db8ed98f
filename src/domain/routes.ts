/** One page of the site: where it is, what the browser tab and a search result say of it. */
export interface RouteSpec {
  readonly path: string;
  /** Title of the document, before the brand name. */
  readonly title: string;
  /** For search engines and shared links: at most 160 characters. */
  readonly description: string;
  /** False for pages that have no place in a search result. */
  readonly indexable: boolean;
}

/** Name of the product and title of its document (specification, section 1). */
export const BRAND_NAME = 'Empowering Innovation';

const ROUTE_LIST = [
  {
    path: '/',
    title: BRAND_NAME,
    description:
      'Patents, brands, websites and money plans for small businesses in India, with free tools: resume builder, festival posters, SIP calculator.',
    indexable: true,
  },
  {
    path: '/home',
    title: BRAND_NAME,
    description:
      'Patents, brands, websites and money plans for small businesses in India, with free tools: resume builder, festival posters, SIP calculator.',
    indexable: false,
  },
  {
    path: '/aiTools',
    title: 'AI Tools',
    description:
      'A resume builder with four templates and posters for festivals and offers. Free, in the browser, no account needed.',
    indexable: true,
  },
  {
    path: '/resume',
    title: 'Resume builder',
    description: 'Four resume templates with a live A4 preview and a clean PDF. Your text stays in this tab.',
    indexable: true,
  },
  {
    path: '/contact',
    title: 'Contact',
    description:
      'Tell us what you made or what you need: patents, branding, a website or a plan for your money.',
    indexable: true,
  },
  {
    path: '/patent',
    title: 'Patent services and fees',
    description:
      'Patent filing, searches, drafting, office actions and docketing, with the fees for the USA, Europe and India in one table.',
    indexable: true,
  },
  {
    path: '/brand',
    title: 'Branding packages',
    description:
      'Influence, tele calling, social media, reputation, e-mail and event marketing in three packages and three sizes.',
    indexable: true,
  },
  {
    path: '/finance',
    title: 'Financial solutions',
    description:
      'Wealth creation, child future and retirement plans, mutual funds and insurance, with the arithmetic shown.',
    indexable: true,
  },
  {
    path: '/learning',
    title: 'Learning',
    description:
      'Skill-based programs of 3-6 months near Gurgaon: web development, branding, e-commerce and SEO.',
    indexable: true,
  },
  {
    path: '/calculator',
    title: 'SIP calculator',
    description:
      'What a monthly investment grows to: maturity value, invested amount and estimated return, to the paisa.',
    indexable: true,
  },
  {
    path: '/internship',
    title: 'Internship',
    description:
      'Apply for an internship: work on real patents, brands and websites beside the people who sign them.',
    indexable: true,
  },
  {
    path: '/website',
    title: 'Website design',
    description:
      'Websites that open fast on an ordinary phone: structure, words, then surface, in four steps.',
    indexable: true,
  },
  {
    path: '/socialAi',
    title: 'Social-media posters',
    description:
      'Posters for festivals and offers with your own name, logo and phone number, saved as a picture.',
    indexable: true,
  },
  {
    path: '/occasional',
    title: 'Occasion posters',
    description:
      'Raksha Bandhan, Ganesh Chaturthi, Independence Day and Diwali: pick the day and make the poster.',
    indexable: true,
  },
  {
    path: '/buisness',
    title: 'Business posters',
    description:
      'Offer posters for your business, starting with the gym: name, offer and phone number in one picture.',
    indexable: true,
  },
  {
    path: '/diwali',
    title: 'Diwali posters',
    description:
      'Make a Diwali greeting with your business name, logo and phone number. Four designs, saved as JPEG.',
    indexable: true,
  },
  {
    path: '/rakshaBhandan',
    title: 'Raksha Bandhan posters',
    description:
      'Make a Raksha Bandhan greeting with your business name, logo and phone number. Four designs, saved as JPEG.',
    indexable: true,
  },
  {
    path: '/independence',
    title: 'Independence Day posters',
    description: 'Independence Day posters with your business name, logo and phone number are being drawn.',
    indexable: true,
  },
  {
    path: '/ganeshChaturthi',
    title: 'Ganesh Chaturthi posters',
    description:
      'Make a Ganesh Chaturthi greeting with your business name, logo and phone number. Four designs, saved as JPEG.',
    indexable: true,
  },
  {
    path: '/login',
    title: 'Login',
    description: 'Sign in to open templates 3 and 4 of every tool.',
    indexable: false,
  },
  {
    path: '/register',
    title: 'Sign up',
    description: 'Make an account to open templates 3 and 4 of every tool.',
    indexable: false,
  },
  {
    path: '/gym',
    title: 'Gym offer posters',
    description: 'A gym offer with your name, percentage and phone number: two designs, saved as JPEG.',
    indexable: true,
  },
  {
    path: '/education',
    title: 'Educational Banner',
    description: 'Banners for schools and coaching classes are being drawn.',
    indexable: false,
  },
  {
    path: '/other',
    title: 'Others',
    description: 'Posters for other businesses are being drawn.',
    indexable: false,
  },
] as const satisfies readonly RouteSpec[];

/** Addresses keep the specification's spelling; they are matched without regard to case. */
export type RoutePath = (typeof ROUTE_LIST)[number]['path'];

/** Every page, in the order of the specification's route table. */
export const ROUTES: readonly (RouteSpec & { readonly path: RoutePath })[] = ROUTE_LIST;

/** Lower case, without query, fragment and trailing slash: `/AiTools/` and `/aiTools` are one page. */
function normalPath(pathname: string): string {
  return (pathname.split(/[?#]/)[0] ?? '').replace(/\/+$/, '').toLowerCase() || '/';
}

/** The page at an address, or undefined where there is none (404). */
export function routeAt(pathname: string): (RouteSpec & { readonly path: RoutePath }) | undefined {
  const wanted = normalPath(pathname);
  return ROUTES.find(({ path }) => path.toLowerCase() === wanted);
}

/** Title of the document for a page: "Patent services and fees — Empowering Innovation". */
export function documentTitleOf({ title }: Pick<RouteSpec, 'title'>): string {
  return title === BRAND_NAME ? BRAND_NAME : `${title} — ${BRAND_NAME}`;
}

/** `/home` is the home page under a second address: search engines are told of `/` only. */
export function canonicalPathOf({ path }: Pick<RouteSpec, 'path'>): string {
  return path === '/home' ? '/' : path;
}
