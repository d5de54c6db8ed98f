import type { RoutePath } from '../domain/routes';

/** An entry of the navbar; marked as the current section on its page and the pages below it. */
interface NavLinkContent {
  readonly to: RoutePath;
  readonly label: string;
}

/** The navbar without its last item: Login or Logout depends on the auth state. */
export const NAV_LINKS: readonly NavLinkContent[] = [
  { to: '/', label: 'Home' },
  { to: '/patent', label: 'Patent' },
  { to: '/aiTools', label: 'AI Tools' },
  { to: '/brand', label: 'Branding' },
  { to: '/website', label: 'Website' },
  { to: '/contact', label: 'Contact' },
];

/** Announced while the code of the next page loads. */
export const PAGE_WAIT = 'Loading the page';

/** Texts of the navbar. */
export const NAV_BAR = {
  skip: 'Skip to content',
  label: 'Main',
  menu: 'Menu',
  logIn: 'Login',
  logOut: 'Logout',
} as const;

/** "Back to top / Contact us", bottom right. */
export const QUICK_BAR = { label: 'Quick links', top: 'Back to top', contact: 'Contact us' } as const;

/** The other fields of the footer's title block, and the value of Scale. */
export const FOOTER = {
  title: 'Title',
  sheet: 'Sheet',
  scale: 'Scale',
  scaleText: 'As you like',
  talk: 'Talk to us',
  account: 'Account',
} as const;

/** Fields of the footer's title block that are links. */
export const FOOTER_LINKS: readonly {
  readonly field: string;
  readonly links: readonly { readonly label: string; readonly to: RoutePath }[];
}[] = [
  {
    field: 'Tools',
    links: [
      { label: 'AI Tools', to: '/resume' },
      { label: 'SIP Calculator', to: '/calculator' },
    ],
  },
  { field: 'Company', links: [{ label: 'About Us', to: '/finance' }] },
  {
    field: 'Join',
    links: [
      { label: 'Career', to: '/internship' },
      { label: 'Learning', to: '/learning' },
    ],
  },
];

/** Offered on the 404 page. */
export const NOT_FOUND_LINKS: readonly { readonly to: RoutePath; readonly title: string }[] = [
  { to: '/', title: 'Home' },
  { to: '/patent', title: 'Patent' },
  { to: '/aiTools', title: 'AI Tools' },
  { to: '/contact', title: 'Contact' },
];
