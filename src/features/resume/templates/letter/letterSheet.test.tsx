import { render } from '@testing-library/react';
import type { LetterTexts, ResumeData } from '../../../../domain/resume/entities';
import { printableResume } from '../../../../domain/resume/resume';
import { RESUME_VARIANT_NAMES } from '../../../../domain/resume/variants';
import { sampleResume } from '../../../../../test/fixtures/resumeSession';
import { drawColumns } from '../../sheets/drawColumns';
import { rowsOfPlace } from '../../sheets/placeRows';
import { sheetOf } from '..';
import { marks } from '../parts/MarkedText';
import { letterSheet } from './letterSheet';

const LETTER = {
  recipient: 'Ms Kavita Rao',
  company: 'Neem Tree',
  job: 'Clerk',
  opening: '**First**.\n\n \nSecond, \u202Eodd.',
  result1: '',
  result2: 'Won [a prize](https://example.in).',
  closing: '*Last*.',
};

const withLetter = (resume: ResumeData, letter: LetterTexts) => printableResume({ ...resume, letter });

beforeAll(marks.load);
beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10, 25) }));
afterEach(() => jest.useRealTimers());

describe.each([...RESUME_VARIANT_NAMES, 'plain'] as const)('the letter in the design %s', (name) => {
  const variant = name === 'plain' ? 'b' : name;
  const resume = sampleResume(variant);
  const { rows, columns, Sheet } = letterSheet(sheetOf(variant, name === 'plain'));
  const draw = (letter: LetterTexts) => {
    const page = {
      resume: withLetter(resume, letter),
      photo: null,
      paper: 'a4',
      fit: 0,
      page: 1,
      pageCount: 1,
    } as const;
    return render(<Sheet {...page} columns={drawColumns(rows(page.resume))} />).container;
  };

  it('has the head of the resume and the parts of a letter, in order', () => {
    const { fullName, email } = resume.personalInfo;
    const sheet = draw(LETTER);
    const lines = [...sheet.querySelectorAll('[data-row]')].map((row) => row.textContent);
    expect(lines).toEqual([
      '25 November 2026',
      'Ms Kavita Rao',
      'Neem Tree',
      'Subject: Application for the post of Clerk',
      'Dear Ms Kavita Rao,',
      'First.',
      'Second, odd.',
      'One result that may interest you:',
      '• Won a prize.',
      'Last.',
      'Yours sincerely,',
      fullName,
    ]);
    const marked = [...sheet.querySelectorAll('[data-row] :is(b, i, a)')].map(
      ({ textContent }) => textContent,
    );
    expect(marked).toEqual(['First', 'a prize', 'Last']);
    expect(sheet.querySelector('h2')).toHaveTextContent(fullName);
    expect(sheet.querySelector('address')).toHaveTextContent(email);
    expect(sheet.querySelectorAll('section')).toHaveLength(0);
  });

  it('prints only its defaults while nothing is typed', () => {
    const lines = [...draw({}).querySelectorAll('[data-row]')].map((row) => row.textContent);
    const { fullName } = resume.personalInfo;
    expect(lines).toEqual(['25 November 2026', 'Dear Hiring Manager,', 'Yours faithfully,', fullName]);
  });

  it('has unique rows in columns of the design, and no page ends with a salutation or begins with a sign-off', () => {
    const all = rows(withLetter(resume, LETTER));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(columns).toEqual(expect.arrayContaining([...new Set(all.map(({ column }) => column))]));
    const tied = all.filter(({ keepWithNext }) => keepWithNext).map(({ field }) => field);
    expect(tied).toEqual(['subject', 'salutation', 'lead', 'closing', 'signOff']);
  });

  it('shows each paragraph of a field where that field is edited', () => {
    const whole = withLetter(resume, LETTER);
    const shown = (field: string) => rowsOfPlace({ part: 'letter', field }, rows(whole), whole);
    expect(shown('opening').map(({ content }) => content)).toEqual(['**First**.', 'Second, \u202Eodd.']);
    expect(shown('role')).toEqual([]);
  });
});
