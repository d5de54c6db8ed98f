import type {
  OwnSection,
  PersonalInfo,
  ResumeData,
  ResumeLists,
  SectionName,
} from '../../src/domain/resume/entities';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../src/domain/resume/resumeFields';
import { blankItem, ownList, RESUME_LIST_NAMES } from '../../src/domain/resume/lists';
import { HEADING, SECTION_NAMES } from '../../src/domain/resume/sections';
import { seeded } from './seeded';

const DATES = [
  ...['Jul 2020', 'July 2020', 'Sept. 2019', '2020-07', '2020-13', '2019', '07/2020'],
  ...['Summer 2018, Winter 2019', 'Present', 'present', 'till date'],
];
const LEVELS = ['8', '8/10', '10', '99', '-1', 'Native speaker'];
const LISTS = ['a, b,, c', 'Wildlife: Ferrets, Unicorns', ': ,', 'CNCF, May 2024'];
const SENTENCES = ['Passed at 94%; renewed in 2024.', 'Pune, Maharashtra, India', 'Pune,Maharashtra'];
const LINKS = [
  ...['github.com/fqureshi', 'https://www.linkedin.com/in/somebody?x=1#y#z', 'linkedin.com/in/फ़रहान'],
  ...['https://example.com/a b', 'https://user@example.com@evil.example', 'https://example.com/[x]|{y}%zz'],
  ...['http://[::1.2', 'mailto:nisha@example.com', 'tel:+91 90000 12345', 'javascript:alert(1)'],
  ...['ftp://example.com', 'nisha@example.com', 'nisha@localhost', '"odd address"@example.com'],
];
const ATTACKS = ['__proto__', 'constructor', '<script>alert(1)</script>', '"}],"work":[{'];
const CHARACTERS = [
  ...['नमस्ते, ₹8,000 👩‍👩‍👧', 'مرحبا', 'Line one\nline two\tand a tab', ' space at both ends '],
  ...['\u0000\uFEFF\u202E', '\uD800 half a character'],
];

/** What people, and people who mean harm, type into a field. */
export const TYPED = [
  ...['', '', ' '],
  ...[DATES, LEVELS, LISTS, SENTENCES, LINKS, ATTACKS, CHARACTERS].flat(),
];

/** A resume of every list with up to four entries, the same for the same seed. */
export function randomResume(seed: number): ResumeData {
  const next = seeded(seed);
  const fill = (specs: object) =>
    Object.fromEntries(Object.keys(specs).map((name) => [name, TYPED[Math.floor(next() * TYPED.length)]]));
  const lists = RESUME_LIST_NAMES.map((list) => [
    list,
    Array.from({ length: Math.floor(next() * 5) }, (_, index) => ({
      id: index * 3 + 1,
      ...fill(LIST_FIELDS[list]),
    })),
  ]);
  const ownSections = Array.from({ length: Math.floor(next() * 3) }, (_, index) => ({
    id: index * 2 + 1,
    ...(fill({ heading: HEADING }) as Pick<OwnSection, 'heading'>),
    entries: Array.from({ length: Math.floor(next() * 3) }, (_entry, at) => ({
      ...blankItem('workExperiences', at * 2 + 1),
      ...fill(LIST_FIELDS.workExperiences),
    })),
  }));
  const shuffled = (sections: readonly SectionName[]) =>
    sections
      .map((name) => ({ name, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ name }) => name);
  const order = shuffled([...SECTION_NAMES, ...ownSections.map(ownList)]);
  return {
    // The field lists have every field of their entities, which their types check.
    personalInfo: fill(PERSONAL_FIELDS) as unknown as PersonalInfo,
    selectedPhoto: { name: 'me.jpg', size: 1, type: 'image/jpeg' },
    ...(Object.fromEntries(lists) as ResumeLists),
    origin: {},
    letter: {},
    ownSections,
    design: {
      order,
      hidden: order.slice(0, Math.floor(next() * 3)),
      headings: fill({ summary: HEADING, skills: HEADING, contact: HEADING }),
      ...(next() < 0.5 && { accent: '#5b2a6e', pairing: 2 }),
    },
  };
}
