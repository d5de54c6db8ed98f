import { displayLink, safeHref } from '../../links';
import { PERSONAL_FIELDS, type PersonalInfo } from '../entities';
import { hasPlainVersion } from '../variants';
import { better, fix, note, type Check, type Finding, type ReviewSubject } from './check';
import type { TypedText } from './typedTexts';

/**
 * Characters of an address that stand on one line of the narrow column of B and C. Measured on the drawn sheets: 190 px at
 * 5.7 px a letter in B, 181 px at 5.4 px in C.
 */
const NARROW_LINE_MAX = 33;

interface KnownSite {
  readonly field: 'linkedIn' | 'github';
  readonly name: string;
  readonly hosts: RegExp;
  /** What a profile's path looks like. */
  readonly path: RegExp;
  readonly example: string;
}

/** Profiles of LinkedIn stand under /in/ (or the older /pub/); code is also kept at GitHub's likes. */
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

/** The web address that a typed link leads to. */
const hostOf = (text: string): URL | undefined => {
  const href = safeHref(text);
  return href?.startsWith('http') ? new URL(href) : undefined;
};

/** Pages such as your-name.github.io are a profile as a whole. */
const hasOwnHost = ({ hostname }: URL): boolean => /\.(?:github|gitlab)\.io$/.test(hostname);

/** Characters of an address that a sentence can hold. */
const SHOWN_MAX = 40;
const shortened = (text: string): string => (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text);

const linkForm: Check = {
  id: 'link-form',
  title: 'Every link can be opened',
  appliesTo: hasWebAddress,
  run: (subject) =>
    webAddresses(subject)
      .filter(({ text }) => hostOf(text) === undefined)
      .map(({ text, place }) =>
        fix(
          place,
          `“${shortened(text)}” is no address that opens`,
          'Copy it from the address line of the browser: site, dot, ending, no spaces.',
        ),
      ),
};

const linkScheme: Check = {
  id: 'link-scheme',
  title: 'No link uses the old, unprotected http',
  appliesTo: hasWebAddress,
  run: (subject) =>
    webAddresses(subject)
      .filter(({ text }) => /^http:/i.test(text))
      .map(({ place }) =>
        note(
          place,
          'The link begins with http, not https',
          'Leave the beginning out: https is added for you.',
        ),
      ),
};

const linkSite: Check = {
  id: 'link-site',
  title: 'LinkedIn and GitHub lead to a profile there',
  appliesTo: ({ resume }) => SITES.some(({ field }) => hostOf(resume.personalInfo[field]) !== undefined),
  run: ({ resume }) =>
    SITES.flatMap(({ field, name, hosts, path, example }) => {
      const url = hostOf(resume.personalInfo[field]);
      if (!url) return [];
      const advice = `It should read like ${example}.`;
      const place = { part: 'personalInfo', field } as const;
      if (!hosts.test(url.hostname)) return [better(place, `The ${name} address is on another site`, advice)];
      return path.test(url.pathname) || hasOwnHost(url)
        ? []
        : [better(place, `The ${name} address leads to no profile`, advice)];
    }),
};

const linkLine: Check = {
  id: 'link-line',
  title: 'Every address in the narrow column stands on one line',
  appliesTo: ({ variant, isPlain }) => hasPlainVersion(variant) && !isPlain,
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
    `The ${PERSONAL_FIELDS[field].label} address stands on two lines`,
    `A program reads ${head} and stops. Shorten it to ${NARROW_LINE_MAX} characters, or print the plain version.`,
  );
}

export const ADDRESS_CHECKS: readonly Check[] = [linkForm, linkScheme, linkSite, linkLine];
