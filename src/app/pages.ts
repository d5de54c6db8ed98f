import type { PostFlowName } from '../domain/posts/occasions';
import { lazyPage } from './lazyPage';

/** The tools' part of the store. */
export const loadTools = () => import(/* webpackChunkName: "tools" */ './tools');

/**
 * One chunk per page, named after the page; the prerender finds its files by that name. To add a page: one line here, one in
 * `routes.tsx`.
 */
export const PAGES = {
  home: lazyPage(() =>
    import(/* webpackChunkName: "home" */ '../pages/HomePage').then((page) => page.HomePage),
  ),
  aiTools: lazyPage(() =>
    import(/* webpackChunkName: "aiTools" */ '../pages/AiToolsPage').then((page) => page.AiToolsPage),
  ),
  resume: lazyPage(() =>
    import(/* webpackChunkName: "resume" */ '../pages/ResumePage').then((page) => page.ResumePage),
  ),
  contact: lazyPage(() =>
    import(/* webpackChunkName: "contact" */ '../pages/ContactPage').then((page) => page.ContactPage),
  ),
  patent: lazyPage(() =>
    import(/* webpackChunkName: "patent" */ '../pages/PatentPage').then((page) => page.PatentPage),
  ),
  brand: lazyPage(() =>
    import(/* webpackChunkName: "brand" */ '../pages/BrandPage').then((page) => page.BrandPage),
  ),
  finance: lazyPage(() =>
    import(/* webpackChunkName: "finance" */ '../pages/FinancePage').then((page) => page.FinancePage),
  ),
  learning: lazyPage(() =>
    import(/* webpackChunkName: "learning" */ '../pages/LearningPage').then((page) => page.LearningPage),
  ),
  calculator: lazyPage(() =>
    import(/* webpackChunkName: "calculator" */ '../pages/CalculatorPage').then(
      (page) => page.CalculatorPage,
    ),
  ),
  internship: lazyPage(() =>
    import(/* webpackChunkName: "internship" */ '../pages/InternshipPage').then(
      (page) => page.InternshipPage,
    ),
  ),
  website: lazyPage(() =>
    import(/* webpackChunkName: "website" */ '../pages/WebsitePage').then((page) => page.WebsitePage),
  ),
  social: lazyPage(() =>
    import(/* webpackChunkName: "social" */ '../pages/SocialPage').then((page) => page.SocialPage),
  ),
  occasions: lazyPage(() =>
    import(/* webpackChunkName: "occasions" */ '../pages/OccasionsPage').then((page) => page.OccasionsPage),
  ),
  business: lazyPage(() =>
    import(/* webpackChunkName: "business" */ '../pages/BusinessPage').then((page) => page.BusinessPage),
  ),
  diwali: lazyPage(() =>
    import(/* webpackChunkName: "diwali" */ '../pages/posts/DiwaliPage').then((page) => page.DiwaliPage),
  ),
  rakshaBandhan: lazyPage(() =>
    import(/* webpackChunkName: "rakshaBandhan" */ '../pages/posts/RakshaBandhanPage').then(
      (page) => page.RakshaBandhanPage,
    ),
  ),
  ganeshChaturthi: lazyPage(() =>
    import(/* webpackChunkName: "ganeshChaturthi" */ '../pages/posts/GaneshChaturthiPage').then(
      (page) => page.GaneshChaturthiPage,
    ),
  ),
  independence: lazyPage(() =>
    import(/* webpackChunkName: "independence" */ '../pages/posts/IndependencePage').then(
      (page) => page.IndependencePage,
    ),
  ),
  gym: lazyPage(() =>
    import(/* webpackChunkName: "gym" */ '../pages/posts/GymPage').then((page) => page.GymPage),
  ),
  login: lazyPage(() =>
    import(/* webpackChunkName: "login" */ '../pages/LoginPage').then((page) => page.LoginPage),
  ),
  register: lazyPage(() =>
    import(/* webpackChunkName: "register" */ '../pages/RegisterPage').then((page) => page.RegisterPage),
  ),
  comingSoon: lazyPage(() =>
    import(/* webpackChunkName: "comingSoon" */ '../pages/ComingSoonPage').then(
      (page) => page.ComingSoonPage,
    ),
  ),
  notFound: lazyPage(() =>
    import(/* webpackChunkName: "notFound" */ '../pages/NotFoundPage').then((page) => page.NotFoundPage),
  ),
};

/** Name of a page and its chunk. */
export type PageName = keyof typeof PAGES;

/**
 * Flows of the poster studio. Repeated here because importing the domain's table for its keys would load it with every page.
 */
const TOOL_PAGES: Readonly<Record<PostFlowName, true>> = {
  diwali: true,
  rakshaBandhan: true,
  ganeshChaturthi: true,
  independence: true,
  gym: true,
};

/** Whether the page is prerendered with the tools loaded. The resume page loads them with its editor. */
export const isToolPage = (page: PageName): boolean => page in TOOL_PAGES;
