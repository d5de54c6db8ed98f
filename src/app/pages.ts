import { createElement, type ReactElement } from 'react';
import { POST_FLOW_NAMES, POST_FLOWS, type PostFlowName } from '../domain/posts/occasions';
import { routeAt, type PostPath, type RoutePath } from '../domain/routes';
import type { Studio } from '../features/posts/occasions/occasion';
import { lazyCode } from '../lazy/lazyCode';
import { lazyPage } from '../lazy/lazyPage';

/** The tools' part of the store. */
const tools = lazyCode('This page', () => import(/* webpackChunkName: "tools" */ '../store/tools'));

/** What an address shows. */
interface SitePage {
  /** Also the name of its chunk, by which the prerender finds its files. */
  readonly name: string;
  readonly element: ReactElement;
  readonly preload: () => Promise<unknown>;
  /** Whether the page would render at once. */
  readonly isLoaded: () => boolean;
  /** Whether it is prerendered with the tools loaded. The resume page loads them with its editor. */
  readonly isStudio: boolean;
}

function page(name: string, load: Parameters<typeof lazyPage>[0], isStudio = false): SitePage {
  const { Page, ...code } = lazyPage(load);
  return { name, element: createElement(Page), isStudio, ...code };
}

/** A studio: the code that all of them share, and what the flow's folder exports. */
function postPage<Flow extends PostFlowName>(flow: Flow, load: () => Promise<Studio<Flow>>): SitePage {
  const loadBoth = async () => {
    const [{ PostPage }, studio] = await Promise.all([
      import(/* webpackChunkName: "studio" */ '../pages/PostPage'),
      load(),
    ]);
    return { Studio: () => createElement(PostPage, { flow, studio }) };
  };
  return page(flow, loadBoth, true);
}

const STUDIOS: Readonly<Record<PostFlowName, SitePage>> = {
  rakshaBandhan: postPage(
    'rakshaBandhan',
    () => import(/* webpackChunkName: "rakshaBandhan" */ '../features/posts/occasions/rakshaBandhan'),
  ),
  ganeshChaturthi: postPage(
    'ganeshChaturthi',
    () => import(/* webpackChunkName: "ganeshChaturthi" */ '../features/posts/occasions/ganeshChaturthi'),
  ),
  independence: postPage(
    'independence',
    () => import(/* webpackChunkName: "independence" */ '../features/posts/occasions/independence'),
  ),
  diwali: postPage(
    'diwali',
    () => import(/* webpackChunkName: "diwali" */ '../features/posts/occasions/diwali'),
  ),
  gym: postPage('gym', () => import(/* webpackChunkName: "gym" */ '../features/posts/occasions/gym')),
};

const home = page('home', () => import(/* webpackChunkName: "home" */ '../pages/HomePage'));
const comingSoon = page(
  'comingSoon',
  () => import(/* webpackChunkName: "comingSoon" */ '../pages/ComingSoonPage'),
);
const notFound = page('notFound', () => import(/* webpackChunkName: "notFound" */ '../pages/NotFoundPage'));

/** Every other page of the domain; a missing one is a type error. */
const PAGES: Readonly<Record<Exclude<RoutePath, PostPath>, SitePage>> = {
  '/': home,
  '/home': home,
  '/aiTools': page('aiTools', () => import(/* webpackChunkName: "aiTools" */ '../pages/AiToolsPage')),
  '/resume': page('resume', async () => {
    const studio = await import(/* webpackChunkName: "resume" */ '../features/resume/ResumeStudio');
    await studio.preloadScreen();
    return { ResumeStudio: studio.ResumeStudio };
  }),
  '/contact': page('contact', () => import(/* webpackChunkName: "contact" */ '../pages/ContactPage')),
  '/patent': page('patent', () => import(/* webpackChunkName: "patent" */ '../pages/PatentPage')),
  '/brand': page('brand', () => import(/* webpackChunkName: "brand" */ '../pages/BrandPage')),
  '/finance': page('finance', () => import(/* webpackChunkName: "finance" */ '../pages/FinancePage')),
  '/learning': page('learning', () => import(/* webpackChunkName: "learning" */ '../pages/LearningPage')),
  '/calculator': page(
    'calculator',
    () => import(/* webpackChunkName: "calculator" */ '../pages/CalculatorPage'),
  ),
  '/internship': page(
    'internship',
    () => import(/* webpackChunkName: "internship" */ '../pages/InternshipPage'),
  ),
  '/website': page('website', () => import(/* webpackChunkName: "website" */ '../pages/WebsitePage')),
  '/socialAi': page('social', () => import(/* webpackChunkName: "social" */ '../pages/SocialPage')),
  '/occasional': page(
    'occasions',
    () => import(/* webpackChunkName: "occasions" */ '../pages/OccasionsPage'),
  ),
  '/buisness': page('business', () => import(/* webpackChunkName: "business" */ '../pages/BusinessPage')),
  '/login': page('login', () => import(/* webpackChunkName: "login" */ '../pages/LoginPage')),
  '/register': page('register', () => import(/* webpackChunkName: "register" */ '../pages/RegisterPage')),
  '/education': comingSoon,
  '/other': comingSoon,
};

const BY_PATH: ReadonlyMap<string, SitePage> = new Map([
  ...Object.entries(PAGES),
  ...POST_FLOW_NAMES.map((flow) => [POST_FLOWS[flow].path, STUDIOS[flow]] as const),
]);

/** The page at an address, in any case and with or without trailing slash; otherwise the 404 page. */
export function pageAt(pathname: string): SitePage {
  return BY_PATH.get(routeAt(pathname)?.path ?? '') ?? notFound;
}

/** Loads the tools' part of the store if the page at an address needs it. */
export async function preloadToolsAt(pathname: string) {
  return pageAt(pathname).isStudio ? tools.load() : undefined;
}
