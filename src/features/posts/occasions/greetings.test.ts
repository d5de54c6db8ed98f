import { STUDIOS } from '../../../../test/jest/allPosters';
import { GREETING_LANGUAGES, type GreetingLanguage } from '../../../domain/posts/greetings';
import { POST_FLOW_NAMES, POST_FLOWS } from '../../../domain/posts/occasions';

/** Letters and marks of one script, spaces, commas and hyphens; no letters of other scripts and no digits. */
const SCRIPT: Readonly<Record<GreetingLanguage, RegExp>> = {
  en: /^[\p{Script=Latin} ,-]+$/u,
  hi: /^[\p{Script=Devanagari} ,-]+$/u,
  mr: /^[\p{Script=Devanagari} ,-]+$/u,
  gu: /^[\p{Script=Gujarati} ,-]+$/u,
  ta: /^[\p{Script=Tamil} ,-]+$/u,
  te: /^[\p{Script=Telugu} ,-]+$/u,
  bn: /^[\p{Script=Bengali} ,-]+$/u,
  kn: /^[\p{Script=Kannada} ,-]+$/u,
  pa: /^[\p{Script=Gurmukhi} ,-]+$/u,
};
const LONGEST = { greeting: 34, line: 40 } as const;

const GREETED = POST_FLOW_NAMES.flatMap((flow) => {
  const greetings = STUDIOS[flow].posters?.greetings;
  return greetings ? [{ flow, greetings }] : [];
});
const TEXTS = GREETED.flatMap(({ flow, greetings }) =>
  GREETING_LANGUAGES.flatMap((language) =>
    (['greeting', 'line'] as const).map((part) => {
      return { flow, language, part, text: greetings[language][part] };
    }),
  ),
);

it.each(TEXTS)(
  'the $part of $flow in $language uses only its script and fits',
  ({ text, language, part }) => {
    expect(text).toMatch(SCRIPT[language]);
    expect(text).not.toMatch(/\p{Nd}/u);
    expect(text).toBe(text.normalize('NFC').replace(/\s+/g, ' ').trim());
    // Fonts draw a combining mark without a base letter on a dotted circle.
    expect(text).not.toMatch(/(^|[ ,-])\p{M}/u);
    expect(text.length).toBeLessThanOrEqual(LONGEST[part]);
  },
);

describe('greetings', () => {
  it('are unique within a language', () => {
    expect(new Set(TEXTS.map(({ language, text }) => `${language} ${text}`)).size).toBe(TEXTS.length);
  });

  it('exist for the occasions with four posters', () => {
    const finished = POST_FLOW_NAMES.filter((flow) => POST_FLOWS[flow].then === 'select');
    expect(GREETED.map(({ flow }) => flow)).toEqual(finished);
  });
});
