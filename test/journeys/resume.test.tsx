import { screen, within } from '@testing-library/react';
import { LIST_FIELDS } from '../../src/domain/resume/resumeFields';
import { RESUME_STEPS } from '../../src/domain/resume/variants';
import { wizardAt } from '../fixtures/wizardAt';
import { MemoryStorage } from '../jest/fakes';
import { loadEditor } from '../jest/resumeEditor';
import { visit } from './support';

const COMPANY = LIST_FIELDS.workExperiences.companyName.label;

const personal = {
  'Full name': 'Nisha Verma',
  Title: 'Developer',
  'E-mail': 'nisha@example.com',
  Description: 'Builds forms.',
};

beforeAll(loadEditor);

const stepHeading = (title: string) => screen.findByRole('heading', { name: title });

it('the resume wizard continues, goes back with every value, and returns to the same step after a reload', async () => {
  const tab = await visit('/resume?template=1');
  expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
  for (const [label, value] of Object.entries(personal))
    await tab.user.type(screen.getByLabelText(label), value);
  await tab.user.click(screen.getByRole('button', { name: 'Next' }));
  await stepHeading(RESUME_STEPS.work.title);
  expect(tab.dependencies.scrolling.toTop).toHaveBeenCalled();
  await tab.user.type(screen.getByLabelText(COMPANY), 'Neem Tree Studio');

  const again = await tab.reload();
  await stepHeading(RESUME_STEPS.work.title);
  expect(screen.getByLabelText(COMPANY)).toHaveValue('Neem Tree Studio');
  await again.user.click(screen.getByRole('button', { name: 'Previous' }));
  for (const [label, value] of Object.entries(personal))
    expect(screen.getByLabelText(label)).toHaveValue(value);
}, 20_000);

it.each([
  [3, 'c'],
  [4, 'd'],
] as const)('keeps template %i shut for a visitor who types its address', async (template, variant) => {
  const session = new MemoryStorage({ flows: JSON.stringify(wizardAt(variant, 'work')) });
  await visit(`/resume?template=${template}`, { session });
  expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
  expect(screen.queryByLabelText(COMPANY)).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Login' })).toBeVisible();
});
