import type { RoutePath } from '../domain/routes';

/** A link with the reference numeral that its subject bears on every drawing of the site. */
export interface NumberedLink {
  readonly to: RoutePath;
  readonly label: string;
  readonly numeral: number;
}

/** An entry of the navbar; it is marked as the current section on the pages it covers, too. */
export interface NavLinkContent extends NumberedLink {
  readonly covers: readonly RoutePath[];
}

/** The navbar, without its last item: Login or Logout depends on the visitor. */
export const NAV_LINKS: readonly NavLinkContent[] = [
  { to: '/', label: 'Home', numeral: 1, covers: ['/home'] },
  { to: '/patent', label: 'Patent', numeral: 10, covers: [] },
  {
    to: '/aiTools',
    label: 'AI Tools',
    numeral: 12,
    covers: [
      '/resume',
      '/socialAi',
      '/occasional',
      '/buisness',
      '/diwali',
      '/rakshaBhandan',
      '/independence',
      '/ganeshChaturthi',
      '/gym',
      '/education',
      '/other',
    ],
  },
  { to: '/brand', label: 'Branding', numeral: 14, covers: [] },
  { to: '/website', label: 'Website', numeral: 16, covers: [] },
  { to: '/contact', label: 'Contact', numeral: 24, covers: [] },
];

/** Words of the bar at the head of every page. */
export const NAV_BAR = {
  skip: 'Skip to content',
  label: 'Main',
  menu: 'Menu',
  logIn: 'Login',
  logOut: 'Logout',
} as const;

/** "Back to top / Contact us", bottom right. */
export const QUICK_BAR = { label: 'Quick links', top: 'Back to top', contact: 'Contact us' } as const;

/** The other fields of that block, and what the last but one says. */
export const FOOTER = {
  title: 'Title',
  sheet: 'Sheet',
  scale: 'Scale',
  scaleText: 'As large as you like',
  talk: 'Talk to us',
} as const;

/** Fields of the footer's title block that lead somewhere. */
export const FOOTER_LINKS: readonly {
  readonly field: string;
  readonly label: string;
  readonly to: RoutePath;
}[] = [
  { field: 'Tools', label: 'AI Tools', to: '/resume' },
  { field: 'Company', label: 'About Us', to: '/finance' },
  { field: 'Join', label: 'Career', to: '/internship' },
];

/** Offered where nothing is filed under an address, or a page has failed. */
export const WAY_OUT_LINKS: readonly NumberedLink[] = [
  { to: '/', label: 'Home', numeral: 1 },
  { to: '/patent', label: 'Patent', numeral: 10 },
  { to: '/aiTools', label: 'AI Tools', numeral: 12 },
  { to: '/contact', label: 'Contact', numeral: 24 },
];

/** Offered on the "Coming Soon" pages: tools that are finished. */
export const FINISHED_TOOL_LINKS: readonly NumberedLink[] = [
  { to: '/occasional', label: 'Festival posts', numeral: 12 },
  { to: '/resume', label: 'Resume builder', numeral: 22 },
  { to: '/calculator', label: 'SIP calculator', numeral: 18 },
];
