import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { fieldNames } from '../../fields';
import { emptyResume } from '../resume';
import {
  defaultsOf,
  isPicked,
  letterOf,
  letterProgress,
  pickOf,
  printableLetter,
  resultLines,
} from './letter';
import { LETTER_FIELDS, LETTER_STEP_NAMES, LETTER_STEPS, stepOfField } from './letterFields';

const TODAY = new Date(2026, 10, 25);
const withLetter = (letter: Record<string, string>) => ({ ...emptyResume(), letter });
const letter = (texts: Record<string, string> = {}) => letterOf(withLetter(texts));

it('every field is in exactly one step', () => {
  const inSteps = LETTER_STEP_NAMES.flatMap((step) => LETTER_STEPS[step].fields);
  expect(inSteps.toSorted()).toEqual(fieldNames(LETTER_FIELDS).toSorted());
  for (const field of inSteps) expect(LETTER_STEPS[stepOfField(field)].fields).toContain(field);
  expect(() => stepOfField('fullName')).toThrow(RangeError);
});

it('a stored letter has all fields of the form, and no others', () => {
  const { company, ...rest } = letter({ company: 'Neem Tree', colour: 'red' });
  expect(company).toBe('Neem Tree');
  expect(rest).not.toHaveProperty('colour');
  expect(new Set(Object.values(rest))).toEqual(new Set(['']));
  expect(letterOf(emptyResume())).toEqual(letter());
});

describe('what stands where a field is empty', () => {
  it.each([
    ['nobody in particular', '', 'Dear Hiring Manager,', 'Yours faithfully,'],
    ['only spaces', '  ', 'Dear Hiring Manager,', 'Yours faithfully,'],
    ['a name', ' Ms Kavita Rao ', 'Dear Ms Kavita Rao,', 'Yours sincerely,'],
  ])('to %s', (_to, recipient, salutation, signOff) => {
    expect(defaultsOf(letter({ recipient }), TODAY)).toMatchObject({
      salutation,
      signOff,
      date: '25 November 2026',
    });
  });

  it.each([
    ['Respected Madam,', 'Ms Kavita Rao', 'Yours faithfully,'],
    ['Dear Sir/Madam,', '', 'Yours faithfully,'],
    ['To whom it may concern,', '', 'Yours faithfully,'],
    ['Dear Ms Rao,', '', 'Yours sincerely,'],
    ['Dear Mr Sircar,', '', 'Yours sincerely,'],
  ])('after the salutation %j to %j', (salutation, recipient, signOff) => {
    expect(defaultsOf(letter({ salutation, recipient }), TODAY).signOff).toBe(signOff);
  });

  it.each([
    [{}, 'One result that may interest you:'],
    [{ result1: 'Cut costs.' }, 'One result that may interest you:'],
    [{ result1: 'Cut costs.', result2: 'Won a prize.' }, 'Two results that may interest you:'],
  ])('the results %j are counted', (results, lead) => {
    expect(defaultsOf(letter(results), TODAY).lead).toBe(lead);
  });

  it('is printed only there', () => {
    const typed = { date: '1 Jan', salutation: 'Dear Kavita,', signOff: 'Best,', lead: ' ' };
    const { lead, subject, ...printed } = printableLetter(letter({ job: 'Clerk ', ...typed }), TODAY);
    expect(printed).toMatchObject({ date: '1 Jan', salutation: 'Dear Kavita,', signOff: 'Best,' });
    expect([subject, lead]).toEqual([
      'Subject: Application for the post of Clerk',
      'One result that may interest you:',
    ]);
    expect(printableLetter(letter(), TODAY).subject).toBe('');
  });
});

describe('the lines of the resume', () => {
  const resume = sampleResume('a');
  const [first, second, third] = resultLines(resume).map(({ text }) => text);

  it('are the points of jobs and projects with what they are about, each once', () => {
    const lines = resultLines(resume);
    expect(lines[0]).toEqual({ text: resume.workExperiences[0]?.jobDescription, about: 'Kaveri Payments' });
    expect(lines.at(-1)?.about).toBe(resume.projects.at(-1)?.projectName);
    const twice = { ...resume, workExperiences: [...resume.workExperiences, ...resume.workExperiences] };
    expect(resultLines(twice)).toHaveLength(lines.length);
    expect(resultLines(emptyResume())).toEqual([]);
  });

  it('keep their marks, and are about the organisation of their own section’s entry, not about a job with the same id', () => {
    const [job] = resume.workExperiences;
    const entry = { ...job!, companyName: 'Goonj', jobDescription: 'Moved **14 tonnes** of clothes.' };
    const lines = resultLines({
      ...resume,
      ownSections: [{ id: 1, heading: 'Volunteering', entries: [entry] }],
    });
    expect(lines.at(-1)).toEqual({ text: 'Moved **14 tonnes** of clothes.', about: 'Goonj' });
  });

  it('are copied into the first free field, and put back; a third finds no room', () => {
    const results = { result1: '', result2: '' };
    const press = (text = '') => {
      const pick = pickOf(results, text);
      if (pick) results[pick.field] = pick.value;
      return pick !== undefined;
    };
    expect([press(first), press(second), press(third)]).toEqual([true, true, false]);
    expect(results).toEqual({ result1: first, result2: second });
    expect(press(first)).toBe(true);
    expect(press(third)).toBe(true);
    expect(results).toEqual({ result1: third, result2: second });
    expect([first, second, third].map((text = '') => isPicked(results, text))).toEqual([false, true, true]);
  });
});

it.each([
  ['recipient', {}, 'incomplete'],
  ['recipient', { company: 'Neem Tree' }, 'filled'],
  ['opening', { job: 'Clerk' }, 'incomplete'],
  ['results', {}, 'blank'],
  ['results', { result2: 'Won a prize.' }, 'filled'],
  ['closing', { closing: ' ' }, 'incomplete'],
] as const)('the step %s with %j is %s', (step, texts, progress) => {
  expect(letterProgress(step, withLetter(texts))).toBe(progress);
});
