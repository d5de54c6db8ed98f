import { screen, within } from '@testing-library/react';
import { LIST_FIELDS } from '../../src/domain/resume/resumeFields';
import { RESUME_STEPS } from '../../src/domain/resume/variants';
import type * as head from '../../src/features/resume/editor/EditorHead';
import { wizardAt } from '../fixtures/resumeSession';
import { MemoryStorage } from '../jest/fakes';
import { fill } from '../jest/fill';
import { expectReports } from '../jest/reports';
import { loadEditor } from '../jest/resumeEditor';
import { visit } from './support';

const COMPANY = LIST_FIELDS.workExperiences.companyName.label;

const personal = {
  'Full name': 'Nisha Verma',
  Title: 'Developer',
  'E-mail': 'nisha@example.com',
  Description: 'Builds forms.',
};

/** What the head of the editor does before it draws. */
const mockHead = { spoil: () => undefined };
jest.mock('../../src/features/resume/editor/EditorHead', () => {
  const { EditorHead } = jest.requireActual<typeof head>('../../src/features/resume/editor/EditorHead');
  return {
    EditorHead: (props: Parameters<typeof EditorHead>[0]) => {
      mockHead.spoil();
      return EditorHead(props);
    },
  };
});

beforeAll(loadEditor);

const stepHeading = (title: string) => screen.findByRole('heading', { name: title });

it('the resume wizard continues, goes back with every value, and returns to the same step after a reload', async () => {
  const tab = await visit('/resume?template=1');
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  for (const [label, value] of Object.entries(personal))
    await fill(tab.user, screen.getByLabelText(label), value);
  await tab.user.click(screen.getByRole('button', { name: 'Next' }));
  await stepHeading(RESUME_STEPS.work.title);
  expect(tab.dependencies.scrolling.toTop).toHaveBeenCalled();
  await fill(tab.user, screen.getByLabelText(COMPANY), 'Neem Tree Studio');

  const again = await tab.reload();
  await stepHeading(RESUME_STEPS.work.title);
  expect(screen.getByLabelText(COMPANY)).toHaveValue('Neem Tree Studio');
  await again.user.click(screen.getByRole('button', { name: 'Previous' }));
  for (const [label, value] of Object.entries(personal))
    expect(screen.getByLabelText(label)).toHaveValue(value);
});

it.each([
  [3, 'c'],
  [4, 'd'],
] as const)('keeps template %i shut for a visitor who types its address', async (template, variant) => {
  const session = new MemoryStorage({ flows: JSON.stringify(wizardAt(variant, 'work')) });
  await visit(`/resume?template=${template}`, { session });
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(COMPANY)).not.toBeInTheDocument();
  expect(await within(screen.getByRole('main')).findByRole('button', { name: 'Login' })).toBeVisible();
});

it('an editor that keeps crashing offers a backup, and to start over, which deletes only the resume', async () => {
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:backup' });
  sessionStorage.setItem('personalInfoFormData', '{"fullName":"Nisha Verma"}');
  sessionStorage.setItem('companyName', 'Neem Tree');
  jest.spyOn(mockHead, 'spoil').mockImplementation(() => {
    throw new Error('broken');
  });
  const { user } = await visit('/resume?template=1');
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
  await press('Try again');
  await press('Save a backup');
  expect(saved).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
  await press('Start over');
  await press('Keep it');
  expect(sessionStorage).toHaveLength(2);
  await press('Start over');
  await press('Delete it and start over');
  expect(Object.entries(sessionStorage)).toEqual([['companyName', 'Neem Tree']]);
  expectReports('broken', 'broken', 'Not implemented: navigation');
});
