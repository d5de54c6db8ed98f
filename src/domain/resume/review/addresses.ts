import { displayLink, safeHref } from '../../links';
import { PERSONAL_FIELDS, type PersonalInfo } from '../entities';
import { RESUME_TEMPLATES } from '../variants';
import { better, fix, note, type Check, type Finding, type ReviewSubject } from './check';
import type { TypedText } from './typedTexts';

/**
 * Maximum length of an address that fits on one line of the narrow column in B and C. Measured on rendered sheets: 190 px at
 * 5.7 px per letter in B, 181 px at 5.4 px in C.
 */
const NARROW_LINE_MAX = 33;

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

const webAddresses = ({ texts }: ReviewSubject): TypedText[] => texts.filter(isWebAddress);

const hasWebAddress = (subject: ReviewSubject): boolean => subject.texts.some(isWebAddress);

const webUrlOf = (text: string): URL | undefined => {
  const href = safeHref(text);
  return href?.startsWith('http') ? new URL(href) : undefined;
};

/** Sites such as your-name.github.io count as profiles. */
const hasOwnHost = ({ hostname }: URL): boolean => /\.(?:github|gitlab)\.io$/.test(hostname);

/** Maximum length of an address in a message. */
const SHOWN_MAX = 40;
const shortened = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

const linkForm: Check = {
  id: 'link-form',
  title: 'Every link is a valid web address',
  appliesTo: hasWebAddress,
  run: (subject) =>
    webAddresses(subject)
      .filter(({ text }) => webUrlOf(text) === undefined)
      .map(({ text, place }) =>
        fix(
          place,
          `“${shortened(text)}” is not a valid web address`,
          'Copy it from the browser’s address bar, without spaces.',
        ),
      ),
};

const linkScheme: Check = {
  id: 'link-scheme',
  title: 'No link uses the old, insecure http',
  appliesTo: hasWebAddress,
  run: (subject) =>
    webAddresses(subject)
      .filter(({ text }) => /^http:/i.test(text))
      .map(({ place }) =>
        note(place, 'The link starts with http, not https', 'Remove “http://”: https is added for you.'),
      ),
};

const linkSite: Check = {
  id: 'link-site',
  title: 'The LinkedIn and GitHub links lead to profiles',
  appliesTo: ({ resume }) => SITES.some(({ field }) => webUrlOf(resume.personalInfo[field]) !== undefined),
  run: ({ resume }) =>
    SITES.flatMap(({ field, name, hosts, path, example }) => {
      const url = webUrlOf(resume.personalInfo[field]);
      if (!url) return [];
      const advice = `It should look like ${example}.`;
      const place = { part: 'personalInfo', field } as const;
      if (!hosts.test(url.hostname)) return [better(place, `The ${name} link leads to another site`, advice)];
      return path.test(url.pathname) || hasOwnHost(url)
        ? []
        : [better(place, `The ${name} link does not lead to a profile`, advice)];
    }),
};

const linkLine: Check = {
  id: 'link-line',
  title: 'Every address in the narrow column fits on one line',
  appliesTo: ({ variant, isPlain }) => RESUME_TEMPLATES[variant].columns > 1 && !isPlain,
  run: ({ resume }) =>
    (['email', 'linkedIn', 'github'] as const)
      .filter((field) => displayLink(resume.personalInfo[field]).length > NARROW_LINE_MAX)
      .map((field) => addressOnTwoLines(resume.personalInfo[field], field)),
};

function addressOnTwoLines(text: string, field: keyof PersonalInfo): Finding {
  const shown = displayLink(text);
  const stop = shown.includes('@') ? shown.indexOf('@') : shown.lastIndexOf('/') + 1;
  const head = stop > 0 ? shown.slice(0, stop) : shown.slice(0, NARROW_LINE_MAX);
  return fix(
    { part: 'personalInfo', field },
    `The ${PERSONAL_FIELDS[field].label} address takes two lines`,
    `A program may read only ${head}: shorten it to ${NARROW_LINE_MAX} characters, or print the plain version.`,
  );
}

export const ADDRESS_CHECKS: readonly Check[] = [linkForm, linkScheme, linkSite, linkLine];
