import { designFrom } from '../design';
import type { OwnSection, ResumeData, ResumeDesign } from '../entities';
import { compareSections } from '../kept/compareSections';
import { emptyResume } from '../resume';
import { SECTION_NAMES } from '../sections';
import { BACKUP_FORMAT, toBackup } from './backup';
import { compareParts } from './comparing';
import { fromJsonResume, toJsonResume } from './jsonResume';
import { isSameJson } from './json';
import { mergedParts } from './merging';
import { readImport } from './readImport';
import { ImportReport } from './report';

const TODAY = { year: 2026, month: 11 };
const own = (id: number, heading: string): OwnSection => ({ id, heading, entries: [] });
const DESIGN: ResumeDesign = {
  accent: '#0f5257',
  pairing: 2,
  order: ['own7', ...SECTION_NAMES, 'own2', 'own5'],
  hidden: ['skills', 'own5', 'own2'],
  headings: { summary: 'About me', contact: '' },
};
/** Its own section 2 has been removed. */
const resume: ResumeData = {
  ...emptyResume(),
  personalInfo: { ...emptyResume().personalInfo, fullName: 'Asha Rao' },
  ownSections: [own(5, 'Papers'), own(7, 'Volunteering')],
  design: DESIGN,
};

describe('a design in a file', () => {
  const read = (design: unknown) =>
    readImport(JSON.stringify({ format: BACKUP_FORMAT, version: 1, resume: { design } }), TODAY);

  it('is the same JSON whether a part is missing or undefined, so that keeping it again writes no version', () => {
    const again = designFrom({ hidden: ['skills'] }, () => ({}));
    const [one, other] = [again, { hidden: ['skills'] as const }].map((design) =>
      toBackup({ ...resume, design }),
    );
    expect(isSameJson(one, other)).toBe(true);
  });

  it('survives a JSON Resume, where own sections are counted', () => {
    const file = toJsonResume(resume, TODAY);
    expect(file.meta).toMatchObject({ design: { hidden: ['skills', 'own1'] } });
    const { design } = fromJsonResume(file, new ImportReport(TODAY));
    const order = ['own2', ...SECTION_NAMES, 'own1'];
    expect(design).toEqual({ ...DESIGN, order, hidden: ['skills', 'own1'] });
    expect(toJsonResume(emptyResume(), TODAY).meta).not.toHaveProperty('design');
  });

  it('is read part by part: what is damaged, unknown or too long is reported', () => {
    const { parts, damaged, leftOut, changes } = read({
      accent: ['red'],
      order: 'summary',
      pairing: 2,
      headings: { skills: 'Words '.repeat(10), summary: {} },
      font: 'Comic',
    });
    expect(parts.design).toEqual({ pairing: 2, headings: { skills: 'Words '.repeat(8).trim() } });
    expect(damaged).toHaveLength(3);
    expect(leftOut).toEqual(['design: font']);
    expect(changes).toEqual([expect.stringMatching(/^Design, Heading: shortened from 60 to 47 characters/)]);
  });
});

describe('the design among the parts of an import', () => {
  const rowFor = (file: ResumeDesign, here: ResumeDesign) =>
    compareParts({ ...resume, design: file }, { ...resume, design: here }, 'a').find(
      ({ part }) => part === 'design',
    );

  it.each<[string, ResumeDesign, ResumeDesign, object | undefined]>([
    ['is not listed if the file has none', { hidden: [], headings: { skills: ' ' } }, DESIGN, undefined],
    ['is added where there is none', DESIGN, {}, { inFile: 5, here: 0, choices: ['add', 'leave'] }],
    [
      'replaces another as a whole',
      { pairing: 2, accent: '#1f3a6e' },
      { accent: '#0f5257' },
      { inFile: 2, here: 1, choices: ['replace', 'leave'] },
    ],
    [
      'is left, unless the visitor chooses otherwise, where it lacks a setting',
      { pairing: 2 },
      { accent: '#0f5257' },
      { inFile: 1, here: 1, choices: ['leave', 'replace'] },
    ],
    [
      'is left if it is the same',
      { hidden: ['skills'] },
      { hidden: ['skills'], headings: {} },
      { isSame: true, choices: ['leave', 'replace'] },
    ],
  ])('%s', (_what, file, here, row) => {
    if (row) expect(rowFor(file, here)).toMatchObject({ title: 'Design', ...row });
    else expect(rowFor(file, here)).toBeUndefined();
  });

  it.each([
    ['replaced', 'replace', ['own9', 'own8']],
    ['added unless they are here', 'add', ['own8', 'own4']],
    ['left', 'leave', ['own4']],
  ] as const)('follows own sections that are %s to their new names', (_what, choice, names) => {
    const here = {
      ...emptyResume(),
      ownSections: [own(3, 'Awards'), own(4, 'Papers')],
      // A removed section, whose name no other may get.
      design: { hidden: ['own7'] } as const,
    };
    const choices = { design: 'replace', ownSections: choice } as const;
    const { design } = mergedParts(resume, here, choices);
    expect(design?.order?.filter((name) => name.startsWith('own'))).toEqual(names);
    expect(design?.hidden).toEqual(['skills', names.at(-1)]);
  });

  it('stays with the resume unless the visitor takes that of the file', () => {
    expect(mergedParts({ design: DESIGN }, resume, {})).toEqual({});
    expect(mergedParts(resume, resume, { personalInfo: 'replace' })).not.toHaveProperty('design');
  });
});

it('a version with another design is compared in words', () => {
  const then = { ...resume, design: { headings: { contact: 'Reach me', skills: 'Tools' } } };
  expect(compareSections(then, resume)).toEqual([
    {
      part: 'design',
      title: 'Design',
      differences: [
        { label: 'Colour', then: '', now: 'Teal' },
        { label: 'Typefaces', then: '', now: 'The second choice' },
        { label: 'Headings', then: 'Skills: Tools, Contact: Reach me', now: 'Summary: About me' },
        {
          label: 'Order',
          then: '',
          now: expect.stringMatching(/^Volunteering, Summary, .*, Papers$/) as unknown,
        },
        { label: 'Hidden', then: '', now: 'Skills, Papers' },
      ],
    },
  ]);
});
