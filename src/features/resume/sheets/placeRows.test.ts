import type { ResumeData } from '../../../domain/resume/entities';
import { LIST_FIELDS } from '../../../domain/resume/resumeFields';
import { RESUME_LIST_NAMES } from '../../../domain/resume/lists';
import { RESUME_STEPS, RESUME_VARIANT_NAMES, RESUME_VARIANTS } from '../../../domain/resume/variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { sheetOf } from '../templates';
import { rowsOfPlace } from './placeRows';

const listsOf = (variant: (typeof RESUME_VARIANT_NAMES)[number]) =>
  RESUME_LIST_NAMES.filter((list) =>
    RESUME_VARIANTS[variant].some((step) => RESUME_STEPS[step].list === list),
  );

describe.each(
  RESUME_VARIANT_NAMES.flatMap((variant) => [false, true].map((isPlain) => ({ variant, isPlain }))),
)('the rows of variant $variant, plain $isPlain,', ({ variant, isPlain }) => {
  const resume = sampleResume(variant);
  const rows = sheetOf(variant, isPlain).rows(resume);
  const idsOf = (place: Parameters<typeof rowsOfPlace>[0], data = resume) =>
    rowsOfPlace(place, rows, data).map(({ id }) => id);

  it.each(listsOf(variant))('have a section for %s with every entry and field', (part) => {
    const section = idsOf({ part });
    const items: readonly { id: number }[] = resume[part];
    expect(items.length).toBeGreaterThan(0);
    const found = items.flatMap(({ id }) => idsOf({ part, id }));
    expect(new Set(found)).toEqual(new Set(section.slice(1)));
    for (const { id } of items)
      for (const field of Object.keys(LIST_FIELDS[part]))
        expect(idsOf({ part, id })).toEqual(expect.arrayContaining(idsOf({ part, id, field })));
  });

  it('include the summary, but not the head', () => {
    expect(idsOf({ part: 'personalInfo', field: 'description' })).toHaveLength(2);
    expect(idsOf({ part: 'personalInfo', field: 'email' })).toEqual([]);
    expect(idsOf({ part: 'selectedPhoto' })).toEqual([]);
  });
});

describe('the rows of a job', () => {
  const [job] = sampleResume('a').workExperiences;
  const jobs = [
    { ...job!, id: 1, jobDescription: 'First.', additionalField1: ' ', additionalField2: 'Third.' },
    { ...job!, id: 11 },
  ];
  const resume: ResumeData = { ...sampleResume('a'), workExperiences: jobs };
  const rows = sheetOf('a', false).rows(resume);
  const idsOf = (field?: string, id = 1) =>
    rowsOfPlace({ part: 'workExperiences', id, ...(field && { field }) }, rows, resume).map((row) => row.id);

  it.each([
    ['companyName', ['work-1-0', 'work-1-1']],
    ['endDate', ['work-1-0', 'work-1-1']],
    ['jobDescription', ['work-1-point-0']],
    ['additionalField2', ['work-1-point-1']],
    ['additionalField1', ['work-1-0', 'work-1-1', 'work-1-point-0', 'work-1-point-1']],
    [undefined, ['work-1-0', 'work-1-1', 'work-1-point-0', 'work-1-point-1']],
  ])('with %s', (field, ids) => {
    expect(idsOf(field)).toEqual(ids);
  });

  it('are empty for an entry that is not on the sheet', () => {
    expect(idsOf(undefined, 7)).toEqual([]);
  });
});
