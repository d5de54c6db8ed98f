import type { FigureContent } from './figure';

/** Both drawings show the same lock. */
const LOCK_PARTS = [
  { numeral: 10, name: 'key' },
  { numeral: 12, name: 'pins' },
  { numeral: 14, name: 'shear line' },
];

/** Replaces the form if scripts are switched off. */
export const ACCOUNT_NEEDS_SCRIPTS =
  'Accounts need JavaScript. Switch it on for this site and reload the page.';

/** Texts of the account's cell in the footer, and of the dialog that deletes the account. */
export const ACCOUNT_DELETION = {
  action: 'Delete account',
  title: 'Delete your account?',
  consequences:
    'We delete your name, your e-mail address and, with Google, the link to your picture, for good. Templates 3 and 4 lock again; what you typed into the tools stays in this tab.',
  google: 'To confirm, choose your account in the Google window that opens.',
  cancel: 'Keep account',
} as const;

export interface AccountPageContent {
  readonly heading: string;
  readonly lead: string;
  /** Below the form: a link to the other account page, and whom it is for. */
  readonly other: {
    readonly question: string;
    readonly label: string;
    readonly to: '/login' | '/register';
  };
  readonly figure: FigureContent;
}

export const LOGIN_PAGE: AccountPageContent = {
  heading: 'Log in',
  lead: 'Unlocks templates 3 and 4. Everything else works without an account.',
  other: { question: 'No account yet?', label: 'Sign up', to: '/register' },
  figure: {
    number: 'FIG. 26',
    name: 'Lock',
    title: 'Cross-section of a lock with its key inserted',
    parts: LOCK_PARTS,
  },
};

export const REGISTER_PAGE: AccountPageContent = {
  heading: 'Sign up',
  lead: 'We keep your name, your e-mail address and, with Google, a link to your picture, but nothing you type into the tools. You can delete your account at the foot of any page.',
  other: { question: 'Have an account?', label: 'Log in', to: '/login' },
  figure: {
    number: 'FIG. 27',
    name: 'Your key',
    title: 'Cross-section of a lock with its key withdrawn',
    parts: LOCK_PARTS,
  },
};
