import type { OwnSection, ResumeDesign } from './entities';
import { toBackup } from './exchange/backup';
import { mergedParts } from './exchange/merging';
import { plainText } from './exchange/plainText';
import { readImport } from './exchange/readImport';
import { compareSections } from './kept/compareSections';
import { blankItem } from './lists';
import { emptyResume } from './resume';
import { reviewOf } from './review';
import { placeLabel } from './review/placeLabel';
import { typedPoints, typedTexts } from './review/typedTexts';
import { SECTION_NAMES } from './sections';
import { INPUT, withResume } from '../../../test/jest/checkCases';

const TODAY = { year: 2026, month: 11 };
const entry = (id: number, fields: object) => ({ ...blankItem('workExperiences', id), ...fields });
const GOONJ = entry(1, {
  companyName: 'Goonj',
  startDate: 'Jun 2019',
  jobDescription: 'Moved **14 tonnes**',
});
const VOLUNTEERING: OwnSection = { id: 2, heading: 'Volunteering', entries: [GOONJ] };
const PAPERS: OwnSection = { id: 5, heading: '', entries: [entry(1, { companyName: 'Four days' })] };
const resume = { ...emptyResume(), ownSections: [VOLUNTEERING, PAPERS] };
const textOf = (design: ResumeDesign = {}) => plainText({ ...resume, design }).trim();

describe('own sections as text', () => {
  it('come last, under their headings, or the usual one', () => {
    expect(textOf()).toBe(
      'VOLUNTEERING\nGoonj\nJun 2019\n• Moved 14 tonnes\n\nADDITIONAL INFORMATION\nFour days',
    );
  });

  it('take part in order and hiding', () => {
    expect(textOf({ order: ['own5', ...SECTION_NAMES, 'own9'] })).toMatch(/^ADDITIONAL[^]*VOLUNTEERING/);
    expect(textOf({ hidden: ['own2'] })).toBe('ADDITIONAL INFORMATION\nFour days');
  });
});

describe('the review of own sections', () => {
  it('reads their words and points, and names their places', () => {
    const place = { part: 'own2', id: 1, field: 'jobDescription' } as const;
    expect(typedPoints(resume)).toEqual([expect.objectContaining({ text: 'Moved 14 tonnes', place })]);
    expect(typedTexts(resume).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Goonj', 'Four days', 'Volunteering']),
    );
    expect(placeLabel(place, resume)).toBe('Volunteering, entry 1, First point');
  });

  it('checks the dates that there are, and asks neither for more nor for a title', () => {
    const dated = (fields: object) => {
      const ownSections = [{ ...VOLUNTEERING, entries: [entry(1, { companyName: 'Goonj', ...fields })] }];
      const { results } = reviewOf({ ...INPUT, ...withResume({ ownSections }) });
      return results.flatMap(({ findings }) => findings.map(({ text }) => text));
    };
    expect(dated({})).toEqual([]);
    expect(dated({ endDate: '2019' })).toEqual([]);
    expect(dated({ companyName: '', jobDescription: 'Moved 14 tonnes' })).toEqual([]);
    expect(dated({ startDate: 'May 2020', endDate: 'May 2019' })).toEqual([
      'Goonj: the end date is before the start date',
    ]);
    expect(dated({ endDate: 'last spring' })).toEqual(['“last spring” can’t be read as a date']);
  });
});

describe('own sections in files', () => {
  const again = (value: unknown) => JSON.stringify(value);

  it('are read part by part: what is damaged or too long is reported with its place', () => {
    const backup = toBackup(resume);
    const ownSections = [
      { id: 1, heading: 'H'.repeat(60), entries: [GOONJ, { ...GOONJ, location: ['x'] }] },
      { id: 1, heading: 7, entries: 'none' },
      'no section',
    ];
    const { parts, damaged, changes } = readImport(again({ ...backup, resume: { ownSections } }), TODAY);
    expect(parts.ownSections).toMatchObject([
      { id: 1, heading: 'H'.repeat(50), entries: [{ id: 1 }, { id: 2, location: '' }] },
      { id: 2, heading: '7', entries: [] },
    ]);
    expect(damaged).toHaveLength(3);
    expect(changes[0]).toMatch(/^Your own sections, section 1, Heading: shortened from 60 to 50/);
  });

  it('are added unless they are here already, whatever their ids', () => {
    const file = {
      ownSections: [
        { ...VOLUNTEERING, id: 9 },
        { ...PAPERS, heading: 'Papers' },
      ],
    };
    const { ownSections = [] } = mergedParts(file, resume, { ownSections: 'add' });
    expect(ownSections.map(({ id, heading }) => [id, heading])).toEqual([
      [2, 'Volunteering'],
      [5, ''],
      [6, 'Papers'],
    ]);
  });

  it('are compared with a version by section', () => {
    const then = { ...resume, ownSections: [{ ...VOLUNTEERING, heading: 'Work', entries: [] }] };
    const [first, second] = compareSections(then, resume);
    expect(first).toMatchObject({
      title: 'Volunteering',
      differences: [
        { label: 'Heading', then: 'Work', now: 'Volunteering' },
        { label: 'Goonj', then: '' },
      ],
    });
    expect(second).toMatchObject({ title: 'Additional Information', differences: [{ now: 'Four days' }] });
  });
});
