import { screen, within } from '@testing-library/react';
import { RESUME_STEPS } from '../../src/domain/resume/variants';
import { wizardAt } from '../fixtures/wizardAt';
import { ASHA, MemoryStorage } from '../jest/fakes';
import { loadEditor } from '../jest/resumeEditor';
import { visit } from './support';

const personal = {
  'Full name': 'Nisha Verma',
  Title: 'Developer',
  'E-mail': 'nisha@example.com',
  Description: 'Builds forms.',
};

beforeAll(loadEditor);

type Tab = Awaited<ReturnType<typeof visit>>;

async function fillPersonal({ user }: Tab) {
  for (const [label, value] of Object.entries(personal)) await user.type(screen.getByLabelText(label), value);
}

const next = ({ user }: Tab) => user.click(screen.getByRole('button', { name: 'Next' }));
const stepHeading = (title: string) => screen.findByRole('heading', { name: title });

describe('resume wizard', () => {
  it('starts without Previous, refuses an empty form and keeps what is typed', async () => {
    const tab = await visit('/resume?template=1');
    expect(screen.queryByRole('button', { name: 'Previous' })).not.toBeInTheDocument();
    await tab.user.type(screen.getByLabelText('Full name'), 'Nisha');
    await next(tab);
    expect(tab.store.getState().flows.resumeA.value).toBe('personal');
    expect(screen.getByLabelText('Full name')).toHaveValue('Nisha');
    expect(screen.getByLabelText('Title')).toBeInvalid();
  });

  it('goes on, comes back with every value, and returns to the same step after a reload', async () => {
    const tab = await visit('/resume?template=1');
    await fillPersonal(tab);
    await next(tab);
    await stepHeading(RESUME_STEPS.work.title);
    expect(tab.dependencies.scrolling.toTop).toHaveBeenCalled();
    await tab.user.type(screen.getByLabelText('Company'), 'Neem Tree Studio');

    const again = await tab.reload();
    await stepHeading(RESUME_STEPS.work.title);
    expect(screen.getByLabelText('Company')).toHaveValue('Neem Tree Studio');
    await again.user.click(screen.getByRole('button', { name: 'Previous' }));
    for (const [label, value] of Object.entries(personal))
      expect(screen.getByLabelText(label)).toHaveValue(value);
  }, 20_000);

  it('shares what was typed between the templates', async () => {
    const tab = await visit('/resume?template=1');
    await fillPersonal(tab);
    await tab.saved();
    await visit('/resume?template=2', { session: tab.session });
    expect(screen.getAllByLabelText('Full name').at(-1)).toHaveValue('Nisha Verma');
  }, 20_000);
});

describe('resume gate', () => {
  it.each([
    [3, 'c'],
    [4, 'd'],
  ] as const)('keeps template %i shut for a visitor who types its address', async (template, variant) => {
    await visit(`/resume?template=${template}`, {
      session: new MemoryStorage({
        flows: JSON.stringify(wizardAt(variant, 'work')),
      }),
    });
    expect(screen.queryByLabelText('Full name')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('button', { name: 'Login' })).toBeVisible();
  });

  it.each([3, 4])('opens template %i for somebody who is signed in', async (template) => {
    await visit(`/resume?template=${template}`, { user: ASHA });
    expect(screen.getByLabelText('Full name')).toBeVisible();
  });
});
