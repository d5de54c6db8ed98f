import { lazyCode } from '../lazy/lazyCode';
import { createElement } from 'react';
import type { PostFlowName } from '../domain/posts/occasions';
import type { Studio } from '../features/posts/occasions/occasion';
import { lazyPage, type LazyPage } from '../lazy/lazyPage';

/** The tools' part of the store. */
export const tools = lazyCode('This page', () => import(/* webpackChunkName: "tools" */ './tools'));

/** A studio: the code that all of them share, and what the flow's folder exports. */
function postPage<Flow extends PostFlowName>(
  flow: Flow,
  load: () => Promise<Studio<Flow>>,
): LazyPage<object> {
  return lazyPage(async () => {
    const [{ PostPage }, studio] = await Promise.all([
      import(/* webpackChunkName: "studio" */ '../pages/PostPage'),
      load(),
    ]);
    return { Studio: () => createElement(PostPage, { flow, studio }) };
  });
}

/** The studios, each with a chunk named after its flow. */
const POST_PAGES: Readonly<Record<PostFlowName, LazyPage<object>>> = {
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

/**
 * One chunk per page, named after the page; the prerender finds its files by that name. To add a page: one line here, one in
 * `routes.tsx`.
 */
export const PAGES = {
  home: lazyPage(() => import(/* webpackChunkName: "home" */ '../pages/HomePage')),
  aiTools: lazyPage(() => import(/* webpackChunkName: "aiTools" */ '../pages/AiToolsPage')),
  resume: lazyPage(async () => {
    const studio = await import(/* webpackChunkName: "resume" */ '../features/resume/ResumeStudio');
    await studio.preloadScreen();
    return { ResumeStudio: studio.ResumeStudio };
  }),
  contact: lazyPage(() => import(/* webpackChunkName: "contact" */ '../pages/ContactPage')),
  patent: lazyPage(() => import(/* webpackChunkName: "patent" */ '../pages/PatentPage')),
  brand: lazyPage(() => import(/* webpackChunkName: "brand" */ '../pages/BrandPage')),
  finance: lazyPage(() => import(/* webpackChunkName: "finance" */ '../pages/FinancePage')),
  learning: lazyPage(() => import(/* webpackChunkName: "learning" */ '../pages/LearningPage')),
  calculator: lazyPage(() => import(/* webpackChunkName: "calculator" */ '../pages/CalculatorPage')),
  internship: lazyPage(() => import(/* webpackChunkName: "internship" */ '../pages/InternshipPage')),
  website: lazyPage(() => import(/* webpackChunkName: "website" */ '../pages/WebsitePage')),
  social: lazyPage(() => import(/* webpackChunkName: "social" */ '../pages/SocialPage')),
  occasions: lazyPage(() => import(/* webpackChunkName: "occasions" */ '../pages/OccasionsPage')),
  business: lazyPage(() => import(/* webpackChunkName: "business" */ '../pages/BusinessPage')),
  ...POST_PAGES,
  login: lazyPage(() => import(/* webpackChunkName: "login" */ '../pages/LoginPage')),
  register: lazyPage(() => import(/* webpackChunkName: "register" */ '../pages/RegisterPage')),
  comingSoon: lazyPage(() => import(/* webpackChunkName: "comingSoon" */ '../pages/ComingSoonPage')),
  notFound: lazyPage(() => import(/* webpackChunkName: "notFound" */ '../pages/NotFoundPage')),
};

/** Name of a page and its chunk. */
export type PageName = keyof typeof PAGES;

/** Whether the page is a studio, prerendered with the tools loaded. The resume page loads them with its editor. */
export const isStudio = (page: PageName): page is PostFlowName => page in POST_PAGES;
