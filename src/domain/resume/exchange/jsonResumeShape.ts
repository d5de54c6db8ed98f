import { isList, isObject, kindOf, ownValue, type Json } from './json';
import { ImportRefused } from './refused';

/** Expected type of a value: text, a link, a list of one shape, or an object with these keys. */
export type Shape = 'text' | 'link' | readonly [Shape] | { readonly [key: string]: Shape };

const TEXT = 'text';
const TEXTS = [TEXT] as const;
const LINK = 'link';

/**
 * The types of JSON Resume 1.3.1 and of the keys this site adds to it (certificates[].description, and company, url and
 * phone of a reference). Dates are plain text, so that files with non-ISO dates can be imported too.
 */
export const JSON_RESUME_SHAPE = {
  basics: {
    name: TEXT,
    label: TEXT,
    image: LINK,
    email: TEXT,
    phone: TEXT,
    url: LINK,
    summary: TEXT,
    location: { address: TEXT, postalCode: TEXT, city: TEXT, countryCode: TEXT, region: TEXT },
    profiles: [{ network: TEXT, username: TEXT, url: LINK }],
  },
  work: [
    {
      name: TEXT,
      location: TEXT,
      description: TEXT,
      position: TEXT,
      url: LINK,
      startDate: TEXT,
      endDate: TEXT,
      summary: TEXT,
      highlights: TEXTS,
    },
  ],
  volunteer: [
    {
      organization: TEXT,
      position: TEXT,
      url: LINK,
      startDate: TEXT,
      endDate: TEXT,
      summary: TEXT,
      highlights: TEXTS,
    },
  ],
  education: [
    {
      institution: TEXT,
      url: LINK,
      area: TEXT,
      studyType: TEXT,
      startDate: TEXT,
      endDate: TEXT,
      score: TEXT,
      courses: TEXTS,
    },
  ],
  awards: [{ title: TEXT, date: TEXT, awarder: TEXT, summary: TEXT }],
  certificates: [{ name: TEXT, date: TEXT, url: LINK, issuer: TEXT, description: TEXT }],
  publications: [{ name: TEXT, publisher: TEXT, releaseDate: TEXT, url: LINK, summary: TEXT }],
  skills: [{ name: TEXT, level: TEXT, keywords: TEXTS }],
  languages: [{ language: TEXT, fluency: TEXT }],
  interests: [{ name: TEXT, keywords: TEXTS }],
  references: [{ name: TEXT, reference: TEXT, company: TEXT, url: LINK, phone: TEXT }],
  projects: [
    {
      name: TEXT,
      description: TEXT,
      highlights: TEXTS,
      keywords: TEXTS,
      startDate: TEXT,
      endDate: TEXT,
      url: LINK,
      roles: TEXTS,
      entity: TEXT,
      type: TEXT,
    },
  ],
} as const satisfies Shape;

/** Whether following a link would run a script. Ignores whitespace and control characters, as browsers do. */
export function isScriptLink(text: string): boolean {
  return /^(javascript:|vbscript:|data:text\/html)/i.test(text.replace(/[\s\p{Cc}]/gu, ''));
}

/**
 * Checks only the keys in the shape; other keys are never read, so their types don't matter.
 * @param path name of the value in error messages
 * @throws ImportRefused naming the first value of a wrong type or link that runs a program
 */
export function checkShape(value: Json, shape: Shape, path: string): void {
  const refuse = (expected: string): never => {
    throw new ImportRefused(`${path} is ${kindOf(value)}, not ${expected}.`);
  };
  if (typeof shape === 'string') {
    if (typeof value !== 'string') return refuse('text');
    if (shape === 'link' && isScriptLink(value))
      throw new ImportRefused(`${path} is a link that runs a program (${value.trim().slice(0, 24)}…).`);
  } else if (isListShape(shape)) {
    if (!isList(value)) return refuse('a list');
    value.forEach((entry, index) => checkShape(entry, shape[0], `${path}[${index}]`));
  } else {
    if (!isObject(value)) return refuse('an object');
    for (const [key, inner] of Object.entries(shape)) {
      const member = ownValue(value, key);
      if (member !== undefined) checkShape(member, inner, path === '' ? key : `${path}.${key}`);
    }
  }
}

function isListShape(shape: Exclude<Shape, string>): shape is readonly [Shape] {
  return Array.isArray(shape);
}
