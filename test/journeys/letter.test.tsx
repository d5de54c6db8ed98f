import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FLOWS_KEY, RESUME_KEYS } from '../../src/domain/sessionKeys';
import { letterDocument } from '../../src/features/resume/editor/lazyParts';
import { personalInfoChanged } from '../../src/store/resumeSlice';
import { sampleResume, sessionOf } from '../fixtures/resumeSession';
import { ASHA, loaded, MemoryStorage } from '../jest/fakes';
import { fill } from '../jest/fill';
import { loadEditor } from '../jest/resumeEditor';
import { visit } from './support';

beforeAll(() => Promise.all([loadEditor(), letterDocument.load()]));

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const press = (name: string) => screen.getByRole('button', { name });
const pages = () => screen.getAllByRole('region', { name: /^Page / }).map((page) => page.textContent);

const sampleSession = (variant: 'a' | 'c') =>
  new MemoryStorage(sessionOf({ variant, resume: sampleResume(variant) }));

/** That of a tab in which the preview of a letter is open. */
function previewSession() {
  const session = sampleSession('a');
  session.setItem(FLOWS_KEY, JSON.stringify({ letter: { value: 'preview' } }));
  session.setItem(RESUME_KEYS.letter, JSON.stringify({ company: 'Neem Tree', job: 'Engineer' }));
  return session;
}

type Tab = Awaited<ReturnType<typeof visit>>;

async function typeLetter(tab: Tab) {
  const { user } = tab;
  await heading('To whom');
  await fill(user, screen.getByLabelText('Company'), 'Neem Tree');
  await user.click(press('Next'));
  await heading('Why you');
  await fill(user, screen.getByLabelText('Job'), 'Engineer');
  await fill(user, screen.getByLabelText('First paragraph'), 'You need a ledger.\n\nI keep one.');
  const paragraph = screen.getByLabelText<HTMLTextAreaElement>('First paragraph');
  paragraph.setSelectionRange(11, 17);
  await user.keyboard('{Control>}b{/Control}');
  expect(paragraph).toHaveValue('You need a **ledger**.\n\nI keep one.');
  fireEvent.click(press('Next'), { detail: 1 });
  fireEvent.click(press('Next'), { detail: 2 });
  await heading('Two results');
  for (const name of [/^Cut reconciliation/, /^Rebuilt route pricing/]) {
    const line = screen.getByRole('checkbox', { name });
    await user.click(line);
    expect(line).toBeChecked();
  }
}

it('a letter goes with the resume: two of its lines are picked, and it is printed in front of it', async () => {
  const print = jest.fn(() => Promise.resolve());
  const resumePrint = loaded({ prepare: () => Promise.resolve(), print });
  const session = sampleSession('a');
  const jobs = session.getItem(RESUME_KEYS.workExperiences) ?? '';
  session.setItem(RESUME_KEYS.workExperiences, jobs.replace('Rebuilt', '**Rebuilt**'));
  const tab = await visit('/resume?template=1', { session, services: { resumePrint } });
  const { user, store } = tab;
  await user.click(await screen.findByRole('tab', { name: 'Print' }));
  await user.click(await screen.findByRole('link', { name: 'Write a letter to go with it' }));
  expect(tab.address()).toBe('/resume?template=1&letter');
  expect(document.getElementById('main')).toHaveFocus();
  await typeLetter(tab);

  expect(screen.getByRole('checkbox', { name: /^Lead the settlement/ })).toBeDisabled();
  const second = screen.getByLabelText('Second result');
  expect(second).toHaveValue(store.getState().resume.workExperiences[1]?.jobDescription);
  await fill(user, screen.getByLabelText('Second result'), ' Twice.');
  expect(screen.getByRole('checkbox', { name: /^Rebuilt route pricing/ })).not.toBeChecked();
  await user.click(press('Next'));
  const closing = '- Write me\n- Call me';
  await fill(user, screen.getByLabelText('Last paragraph'), closing);
  expect(screen.getByLabelText('Last paragraph')).toHaveValue(closing);
  await user.click(press('Next'));

  expect(await heading('One page')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Letter to go with it' })).toBeNull();
  const [letter = ''] = pages();
  const words = [
    'Ananya',
    'Neem Tree',
    'post of Engineer',
    'Dear Hiring',
    'ledger.',
    'I keep',
    'Two results',
  ];
  const places = [...words, 'Cut rec', 'Twice.', '- Write me', '- Call me', 'Yours faithfully'].map((word) =>
    letter.indexOf(word),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await user.click(screen.getByRole('radio', { name: 'Letter and resume' }));
  expect(await heading('Two pages')).toBeVisible();
  expect(pages()[1]).toContain('Work Experience');
  await user.click(press('DOWNLOAD'));
  await waitFor(() => expect(print).toHaveBeenCalledWith('Ananya Raghunathan — Letter and resume'));
});

it('a print that failed is tried again with the pages, and under the name, that are chosen by then', async () => {
  const print = jest.fn<Promise<void>, [string]>().mockRejectedValueOnce(new Error('No window opened.'));
  const resumePrint = loaded({ prepare: () => Promise.resolve(), print });
  const { user } = await visit('/resume?template=1&letter', {
    session: previewSession(),
    services: { resumePrint },
  });
  await user.click(await screen.findByRole('button', { name: 'DOWNLOAD' }));
  await user.click(screen.getByRole('radio', { name: 'Letter and resume' }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(print.mock.calls).toEqual([
    ['Ananya Raghunathan — Letter'],
    ['Ananya Raghunathan — Letter and resume'],
  ]);
});

it('a preview that is open over midnight prints the new date', async () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 29, 23, 59), advanceTimers: true });
  await visit('/resume?template=1&letter', { session: previewSession() });
  expect(await heading('One page')).toBeVisible();
  expect(pages()).toEqual([expect.stringContaining('29 November 2026')]);
  act(() => jest.advanceTimersByTime(2 * 60_000));
  expect(pages()).toEqual([expect.stringContaining('30 November 2026')]);
  jest.useRealTimers();
});

it('a letter is undone field by field, stays in the tab and opens at its step again', async () => {
  // Typing never pauses: only a press has the page follow.
  const services = { afterTyping: () => undefined };
  const tab = await visit('/resume?template=2&letter', { session: sampleSession('a'), services });
  await typeLetter(tab);
  await tab.user.click(press('Undo'));
  expect(screen.getByText('Undone: Second result')).toBeInTheDocument();
  expect(screen.getByLabelText('Second result')).toHaveValue('');
  const again = await tab.reload();
  await heading('Two results');
  expect(screen.getByLabelText('First result')).not.toHaveValue('');
  expect(tab.session.getItem(RESUME_KEYS.letter)).toContain('"company":"Neem Tree"');
  // The place of an undone step is another step of the letter.
  await again.user.click(press('Previous'));
  await fill(again.user, screen.getByLabelText('Job'), 's');
  await again.user.click(press('Next'));
  await heading('Two results');
  await again.user.click(press('Undo'));
  await heading('Why you');
  expect(screen.getByLabelText('Job')).toHaveValue('Engineer');
  act(() => void again.store.dispatch(personalInfoChanged({ field: 'title', value: 'Lead' })));
  await again.user.click(press('Undo'));
  expect(screen.getByLabelText('Job')).toBeVisible();
  expect(again.store.getState().toasts.shown).toMatchObject([{ text: 'Undone in the resume: Title' }]);
});

it('the gate of a template holds for its letter, which opens after signing in', async () => {
  const { announce } = await visit('/resume?template=3&letter', { session: sampleSession('c') });
  expect(await within(screen.getByRole('main')).findByRole('button', { name: 'Login' })).toBeVisible();
  expect(screen.queryByLabelText('Company')).toBeNull();
  act(() => announce(ASHA));
  expect(await screen.findByLabelText('Company')).toBeVisible();
});

it.each(['recipient', 'preview'])(
  'without a resume, %s says what the letter lacks, and leads there',
  async (value) => {
    const session = new MemoryStorage({ [FLOWS_KEY]: JSON.stringify({ letter: { value } }) });
    const { user, address } = await visit('/resume?template=1&letter', { session });
    expect(await screen.findByText(/^Your name and contacts will be missing/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Fill in your details' }));
    expect(address()).toBe('/resume?template=1');
    expect(await screen.findByLabelText('Full name')).toBeVisible();
  },
);
