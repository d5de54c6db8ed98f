import { safeHref } from '../../links';
import { ADDRESS_FIELDS } from '../contacts';
import { PERSONAL_FIELDS } from '../resumeFields';
import { better, fix, note, ofTexts, type Check } from './check';
import { LINKEDIN, SHEET, W3C_TAG, WHATWG } from './sources';
import type { TypedText } from './typedTexts';

interface KnownSite {
  readonly field: 'linkedIn' | 'github';
  readonly name: string;
  readonly hosts: RegExp;
  readonly path: RegExp;
  readonly example: string;
}

/** LinkedIn profiles are under /in/ (or the older /pub/); code may also be hosted on GitHub's competitors. */
const SITES: readonly KnownSite[] = [
  {
    field: 'linkedIn',
    name: 'LinkedIn',
    hosts: /(?:^|\.)linkedin\.com$/,
    path: /^\/(?:in|pub)\/[^/]+/,
    example: 'linkedin.com/in/your-name',
  },
  {
    field: 'github',
    name: 'GitHub',
    hosts: /(?:^|\.)(?:github|gitlab|bitbucket|codeberg)\.(?:com|org|io)$/,
    path: /^\/[^/]+/,
    example: 'github.com/your-name',
  },
];

const isWebAddress = ({ kind, place }: TypedText): boolean =>
  kind === 'address' && !(place.part === 'personalInfo' && place.field === 'email');

const webUrlOf = (text: string): URL | undefined => {
  const href = safeHref(text);
  return href?.startsWith('http') ? new URL(href) : undefined;
};

/** Sites such as your-name.github.io count as profiles. */
const hasOwnHost = ({ hostname }: URL): boolean => /\.(?:github|gitlab)\.io$/.test(hostname);

/** Maximum length of an address in a message. */
const SHOWN_MAX = 40;
const shortened = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

const linkForm = ofTexts(
  'link-form',
  'Every link is a valid web address',
  WHATWG,
  ({ text, place }) =>
    webUrlOf(text)
      ? null
      : fix(
          place,
          `“${shortened(text)}” is not a valid web address`,
          'Copy it from the browser’s address bar, without spaces.',
        ),
  isWebAddress,
);

const linkScheme = ofTexts(
  'link-scheme',
  'No link uses the old, insecure http',
  W3C_TAG,
  ({ text, place }) =>
    /^http:/i.test(text)
      ? note(place, 'The link starts with http, not https', 'Remove “http://”: https is added for you.')
      : null,
  isWebAddress,
);

const linkSite: Check = {
  id: 'link-site',
  title: 'The LinkedIn and GitHub links lead to profiles',
  source: LINKEDIN,
  appliesTo: ({ resume }) => SITES.some(({ field }) => webUrlOf(resume.personalInfo[field]) !== undefined),
  run: ({ resume }) =>
    SITES.flatMap(({ field, name, hosts, path, example }) => {
      const url = webUrlOf(resume.personalInfo[field]);
      if (!url) return [];
      const advice = `It should look like ${example}.`;
      const place = { part: 'personalInfo', field } as const;
      if (!hosts.test(url.hostname)) return better(place, `The ${name} link leads to another site`, advice);
      return path.test(url.pathname) || hasOwnHost(url)
        ? []
        : better(place, `The ${name} link does not lead to a profile`, advice);
    }),
};

const linkLine: Check = {
  id: 'link-line',
  title: 'Every contact address fits on one line',
  source: SHEET,
  appliesTo: ({ wrapped }) => wrapped !== undefined,
  run: ({ wrapped = {}, isPlain }) =>
    ADDRESS_FIELDS.flatMap((field) => {
      const firstLine = wrapped[field];
      if (firstLine === undefined) return [];
      return fix(
        { part: 'personalInfo', field },
        `The ${PERSONAL_FIELDS[field].label} address takes two lines`,
        `A program may read only ${firstLine}: shorten it${isPlain ? '' : ', or print the plain version'}.`,
      );
    }),
};

export const ADDRESS_CHECKS: readonly Check[] = [linkForm, linkScheme, linkSite, linkLine];
