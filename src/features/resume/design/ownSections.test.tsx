import { act, screen, within } from '@testing-library/react';
import { fill } from '../../../../test/jest/fill';
import { loadEditor, openDesign } from '../../../../test/jest/resumeEditor';

beforeAll(loadEditor);
beforeEach(() => {
  window.scrollBy = () => undefined;
});

const ENTRY = {
  id: 1,
  companyName: 'Goonj',
  position: 'Coordinator',
  location: 'Guwahati',
  startDate: 'Jun 2019',
  endDate: 'Present',
  jobDescription: 'Moved **14 tonnes** of supplies',
  additionalField1: '',
  additionalField2: '',
};
const VOLUNTEERING = { id: 1, heading: 'Volunteering', entries: [ENTRY] };

/** The rows of the pages that an own section fills. */
const drawn = (id: number) =>
  [...document.querySelectorAll(`[data-resume-sheet] [data-row^="own${id}"]`)]
    .filter((row) => row.closest('[aria-hidden]') === null)
    .map(({ textContent }) => textContent);

const newSection = () => screen.getByRole('group', { name: 'Additional Information' });

it('adds a section with an entry, which the page shows and the session keeps', async () => {
  const { user, saved, session } = await openDesign('a', {});
  await user.click(screen.getByRole('button', { name: 'Add another section' }));
  const section = within(newSection());
  expect(section.getByLabelText('Heading')).toHaveFocus();
  await user.paste('Volunteering');
  await user.click(section.getByRole('button', { name: 'Add an entry' }));
  expect(section.getByLabelText('Title')).toHaveFocus();
  await user.paste('Goonj');
  const rest = { Start: '06/2019', End: 'ongoing', 'First point': 'Moved 14 tonnes' };
  for (const [label, text] of Object.entries(rest)) await fill(user, section.getByLabelText(label), text);
  await user.tab();
  expect(drawn(1)).toEqual(['Volunteering', 'Goonj Jun 2019 – Present', '• Moved 14 tonnes']);
  await saved();
  const [stored] = JSON.parse(session.getItem('ownSections') ?? '[]') as (typeof VOLUNTEERING)[];
  expect(stored).toMatchObject({ heading: 'Volunteering', entries: [{ companyName: 'Goonj' }] });
});

it('removes a section, which its toast brings back with what was typed elsewhere since', async () => {
  const { user, store } = await openDesign('a', { ownSections: [VOLUNTEERING] });
  await user.click(screen.getByRole('button', { name: 'Remove Volunteering' }));
  expect(drawn(1)).toEqual([]);
  const [toast] = store.getState().toasts.shown;
  expect(toast?.text).toBe('Volunteering removed');
  await user.click(screen.getByRole('button', { name: 'Add another section' }));
  await fill(user, within(newSection()).getByLabelText('Heading'), 'Awards');
  await act(() => Promise.resolve(toast?.action && store.dispatch(toast.action.dispatches)));
  expect(screen.getByRole('button', { name: 'Volunteering' })).toHaveFocus();
  const { ownSections } = store.getState().resume;
  expect(ownSections.map(({ heading }) => heading)).toEqual(['Volunteering', 'Awards']);
  expect(new Set(ownSections.map(({ id }) => id)).size).toBe(2);
  expect(ownSections[0]?.entries).toEqual([ENTRY]);
});

it('sorts and hides own sections like all others; a new section never inherits that a removed one was hidden', async () => {
  const { user, store } = await openDesign('a', { ownSections: [VOLUNTEERING] });
  await user.click(screen.getByRole('button', { name: 'Move Volunteering up' }));
  expect(store.getState().resume.design.order?.slice(-3)).toEqual(['own1', 'reference', 'interests']);
  await user.click(screen.getByRole('button', { name: 'Volunteering' }));
  await user.click(screen.getByRole('switch', { name: 'Show it on the pages' }));
  expect(drawn(1)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Volunteering Hidden' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Volunteering' }));
  await user.click(screen.getByRole('button', { name: 'Add another section' }));
  expect(screen.getByRole('switch', { name: 'Show it on the pages' })).toBeChecked();
});

it('sorts entries by their handles, without lifting a section', async () => {
  const entries = [ENTRY, { ...ENTRY, id: 2, companyName: 'Rotary Club' }];
  const { user, store } = await openDesign('a', { ownSections: [{ ...VOLUNTEERING, entries }] });
  await user.click(screen.getByRole('button', { name: 'Volunteering' }));
  screen.getByRole('button', { name: 'Reorder Goonj' }).focus();
  await user.keyboard(' {ArrowDown} ');
  const [section] = store.getState().resume.ownSections;
  expect(section?.entries.map(({ id }) => id)).toEqual([2, 1]);
  expect(store.getState().resume.design).toEqual({});
  expect(screen.getByRole('button', { name: 'Reorder Goonj' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Goonj' }));
  expect(screen.getByRole('button', { name: /^Rotary Club/ })).toHaveFocus();
});

it.each([
  ['Add another section', 0],
  ['Add another entry', 0],
  ['Add another entry', 1],
])('undo by key after “%s” (%i) leaves the focus on it', async (name, index) => {
  const ownSections = [VOLUNTEERING, { ...VOLUNTEERING, id: 2, heading: 'Awards' }];
  const { user, store } = await openDesign('a', { ownSections });
  const before = store.getState().resume;
  for (const { heading } of ownSections) await user.click(screen.getByRole('button', { name: heading }));
  await screen.findAllByRole('button', { name });
  const press = () => screen.getAllByRole('button', { name })[index]!;
  await user.click(press());
  expect(press()).not.toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  expect(store.getState().resume).toEqual(before);
  expect(press()).toHaveFocus();
});

it('undo from another step returns to the section that it changes', async () => {
  const { user, store } = await openDesign('a', { ownSections: [VOLUNTEERING] });
  await user.click(screen.getByRole('button', { name: 'Volunteering' }));
  await user.type(await screen.findByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await screen.findByRole('heading', { name: 'Interests', level: 2 });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Goonj');
  expect(store.getState().flows.resumeA.value).toBe('preview');
});

it('a finding links to the field of an entry', async () => {
  const entries = [{ ...ENTRY, companyName: 'G O O N J' }];
  const { user } = await openDesign('a', { ownSections: [{ ...VOLUNTEERING, entries }] });
  await user.click(screen.getByRole('tab', { name: 'System view' }));
  const finding = await screen.findByText('“G O O N J” has spaces between its letters');
  expect(finding).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Volunteering, entry 1, Title' }));
  expect(screen.getByLabelText('Title')).toHaveFocus();
});
