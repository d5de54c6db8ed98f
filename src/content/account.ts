import type { FigureContent } from './figure';

/** Both drawings show the same lock. */
const LOCK_PARTS = [
  { numeral: 10, name: 'key' },
  { numeral: 12, name: 'pins' },
  { numeral: 14, name: 'shear line' },
];

/** Shown where something depends on the account, until its first answer. */
export const ACCOUNT_CHECK = 'Checking whether you are logged in';

/** Texts of a standalone account page. */
export interface AccountPageContent {
  readonly heading: string;
  readonly lead: string;
  /** Below the form: link to the other account page, with its audience. */
  readonly other: {
    readonly question: string;
    readonly label: string;
    readonly to: '/login' | '/register';
  };
  readonly figure: FigureContent;
}

/** `/login` */
export const LOGIN_PAGE: AccountPageContent = {
  heading: 'Log in',
  lead: 'Opens templates 3 and 4. Everything else works without an account.',
  other: { question: 'No account yet?', label: 'Sign up', to: '/register' },
  figure: {
    number: 'FIG. 26',
    name: 'Lock',
    title: 'A lock in section, its key in place',
    parts: LOCK_PARTS,
  },
};

/** `/register` */
export const REGISTER_PAGE: AccountPageContent = {
  heading: 'Sign up',
  lead: 'We keep your name, your e-mail and, with Google, your picture’s address. Nothing you type into the tools.',
  other: { question: 'Have an account?', label: 'Log in', to: '/login' },
  figure: {
    number: 'FIG. 27',
    name: 'Your key',
    title: 'A lock in section, its key drawn out',
    parts: LOCK_PARTS,
  },
};
