import { render } from '@testing-library/react';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { sampleResume } from '../../../../test/fixtures/resumeSession';
import { sheetOf } from '../templates';
import type { SheetRow } from '../templates/template';
import { arrangedRows } from './arrangedRows';
import { continuation } from './continuation';

const rowsOf = (variant: ResumeVariant, headings = {}): SheetRow[] =>
  arrangedRows(sheetOf(variant, false).rows(sampleResume(variant)), {
    ...sampleResume(variant),
    design: { headings },
  });

/** The mark of a page that begins with a row, or with some of its lines. */
function markOn(rows: readonly SheetRow[], id: string | undefined, from?: number) {
  const first = id === undefined ? undefined : { id, ...(from !== undefined && { lines: { from, to: 9 } }) };
  return render(continuation(rows, first)).container.textContent;
}

/** The id of the first row of an entry's points, or of the entry itself. */
const point = (rows: readonly SheetRow[]) => rows.find((row) => row.point === 1)!.id;
const secondJob = (rows: readonly SheetRow[]) =>
  rows.filter(({ part, groups }) => part === 'entryHead' && groups[0].id === 'workExperiences')[1]!.id;

it.each(['a', 'b', 'c', 'd'] as const)('a page of %s that begins inside a job names the job', (variant) => {
  const rows = rowsOf(variant);
  const { companyName } = sampleResume(variant).workExperiences[0]!;
  expect(markOn(rows, point(rows))).toBe(`${companyName}, continued`);
});

it('a page that begins with another job names the section', () => {
  const rows = rowsOf('a');
  expect(markOn(rows, secondJob(rows))).toBe('Work Experience, continued');
});

it('a page that begins with the rest of a paragraph names its section', () => {
  expect(markOn(rowsOf('c'), 'summary-text', 4)).toBe('Profile, continued');
});

it('a section under the visitor’s own heading continues with dots, in any language', () => {
  const rows = rowsOf('a', { workExperiences: 'कार्य अनुभव' });
  expect(markOn(rows, secondJob(rows))).toBe('कार्य अनुभव …');
});

it('a page that begins with a heading, or is empty, has no mark', () => {
  const rows = rowsOf('a');
  expect(markOn(rows, 'education')).toBe('');
  expect(markOn(rows, undefined)).toBe('');
});
