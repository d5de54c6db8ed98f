import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { keepAs, openPanel, press, withNewDevice } from '../../../../test/jest/keptPanel';
import { emptyResume } from '../../../domain/resume/resume';
import type { KeptVersion } from '../../../domain/resume/kept/kept';
import { keptResumes } from '../../../services/kept/keptResumes';
import { undone } from '../../../store/resumeHistory';
import { itemAdded, partChanged, photoChosen } from '../../../store/resumeSlice';
import { selectToasts } from '../../../store/toastsSlice';

withNewDevice();

it('keeps nothing until the visitor presses, then says so, and stops at a press', async () => {
  const { user } = await openPanel();
  const name = screen.getByLabelText('Name, only for you');
  expect(name).toHaveValue('Asha');
  await user.clear(name);
  await user.type(name, '  ');
  await user.click(press('Keep on this device'));
  expect(screen.getByText('Fill in “Name, only for you”.')).toBeVisible();
  expect(await indexedDB.databases()).toEqual([]);
  await keepAs(user, 'Backend');
  expect(screen.getByText(/^In this tab, 1 version, saved /)).toBeInTheDocument();
  await user.click(press('Stop keeping'));
  expect(press('Keep on this device')).toBeInTheDocument();
  expect(press('Open Backend')).toBeInTheDocument();
});

it('moves the focus to what it then says, because the pressed button is gone', async () => {
  const { user } = await openPanel();
  const expectFocus = (words: RegExp) =>
    waitFor(() => expect(document.querySelector('div:focus')).toHaveTextContent(words));
  await keepAs(user, 'Backend');
  await expectFocus(/^“Backend” is saved /);
  await user.click(press('New resume'));
  await expectFocus(/^This tab forgets the resume /);
  await keepAs(user, 'Empty');
  await user.click(press('Stop keeping'));
  await expectFocus(/^This tab forgets the resume /);
  await user.click(press('Forget everything on this device'));
  await waitFor(() => expect(screen.queryByText('On this device')).toBeNull());
  await expectFocus(/^This tab forgets the resume /);
});

it('keeps and duplicates a resume once for a double click', async () => {
  const { user } = await openPanel();
  await user.dblClick(press('Keep on this device'));
  await screen.findByText(/^“Asha” is saved /);
  expect(await keptResumes().list()).toHaveLength(1);
  await user.dblClick(press('Duplicate Asha'));
  await screen.findByText('Asha (copy)');
  expect(await keptResumes().list()).toHaveLength(2);
});

it('opens another resume as one step, whose Undo returns to the one before', async () => {
  const { store, user, type, onOpened, nameHere } = await openPanel();
  await keepAs(user, 'Backend');
  type('Asha Rao');
  const backend = store.getState().resume;
  act(() => void store.dispatch(photoChosen({ name: 'me.jpg', size: 1200, type: 'image/jpeg' })));
  await user.click(press('New resume'));
  expect(store.getState().resume).toEqual(emptyResume());
  const edit = { field: 'company', label: 'Company' };
  const letter = partChanged({ ...edit, part: 'letter', changes: { company: 'Neem Tree' } });
  const design = partChanged({ ...edit, part: 'design', changes: { hidden: ['skills'] } });
  for (const action of [letter, design, itemAdded({ list: 'ownSections' })])
    act(() => void store.dispatch(action));
  await keepAs(user, 'Empty');
  await user.click(press('Open Backend'));
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  expect(store.getState().resume).toEqual(backend);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({
    text: '“Backend” opened',
    action: { label: 'Undo' },
  });
  act(() => void store.dispatch(undone()));
  expect(nameHere()).toBe('');
  expect(await screen.findByText(/^“Empty” is saved /)).toBeInTheDocument();
});

it('closes once a resume is open, however long the list then takes', async () => {
  const { user, onOpened } = await openPanel();
  await keepAs(user, 'Backend');
  await user.click(press('Stop keeping'));
  const list = jest.spyOn(keptResumes(), 'list').mockReturnValue(new Promise(() => undefined));
  await user.click(press('Open Backend'));
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  list.mockRestore();
});

it('compares the versions of earlier sessions with the latest, and restores one', async () => {
  const { user, type, onOpened, nameHere } = await openPanel();
  await keepAs(user, 'Backend');
  keptResumes().startVersion();
  type('Asha Rao');
  await screen.findByText(/2 versions, saved /);
  await user.click(press('Versions of Backend'));
  expect(screen.getByRole('heading', { name: 'Versions of “Backend”' })).toHaveFocus();
  await user.click(press('All resumes'));
  expect(screen.getByRole('heading', { name: 'On this device' })).toHaveFocus();
  await user.click(press('Versions of Backend'));
  const version = await screen.findByRole('group');
  await user.click(version.querySelector('summary') ?? version);
  const row = await within(version).findByRole('row', { name: /^Full name/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Asha', 'Asha Rao']);
  await user.click(within(version).getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(onOpened).toHaveBeenCalledTimes(1));
  expect(nameHere()).toBe('Asha');
  const [{ id } = { id: '' }] = await keptResumes().list();
  await waitFor(async () => expect(await keptResumes().versions(id)).toHaveLength(3));
});

it.each([
  ['a later release has written', { version: 2 }, /reload the page to update it/],
  ['has lost its contents', null, /not a valid backup version/],
])('says why a version can’t be compared that %s', async (_which, content, why) => {
  const { user } = await openPanel();
  await keepAs(user, 'Backend');
  const [{ id } = { id: '' }] = await keptResumes().list();
  const [version] = await keptResumes().versions(id);
  const unreadable = { ...version!, number: 2, content: content && { ...version!.content, ...content } };
  jest.spyOn(keptResumes(), 'versions').mockResolvedValueOnce([unreadable as KeptVersion, version!]);
  await user.click(press('Versions of Backend'));
  const earlier = await screen.findByRole('group');
  await user.click(earlier.querySelector('summary') ?? earlier);
  expect(await within(earlier).findByText(why)).toBeVisible();
  expect(press('All resumes')).toBeVisible();
});

it('lists a resume although its date is damaged', async () => {
  const id = await keptResumes().create('Backend', emptyResume());
  const [resume] = await keptResumes().list();
  jest
    .spyOn(keptResumes(), 'list')
    .mockResolvedValue([{ ...resume!, savedAt: 'yesterday' as unknown as number }]);
  await openPanel();
  expect(await screen.findByText('1 version, saved on an unknown date')).toBeVisible();
  expect(press('Open Backend')).toBeVisible();
  jest.restoreAllMocks();
  await keptResumes().remove(id);
});

it('renames, duplicates and deletes only after a second press', async () => {
  const { user } = await openPanel();
  await keepAs(user, 'Backend');
  await user.click(press('Rename Backend'));
  const name = screen.getByLabelText('Name, only for you');
  expect(name).toHaveFocus();
  await user.clear(name);
  await user.type(name, 'Java{Enter}');
  await screen.findByText('Java');
  await user.click(press('Duplicate Java'));
  expect(await screen.findByText('“Java (copy)” added')).toHaveAttribute('aria-live', 'polite');
  await user.click(press('Delete Java'));
  expect(press('Leave it')).toHaveFocus();
  await user.click(press('Delete Java for good'));
  await waitFor(() => expect(screen.queryByText('Java')).not.toBeInTheDocument());
  expect(screen.getByText('Java (copy)')).toBeInTheDocument();
  expect(press('Keep on this device')).toBeInTheDocument();
});

it.each([
  ['Rename Backend', 'Cancel'],
  ['Delete Backend', 'Leave it'],
])('gives the focus back to “%s” at “%s” and at Escape, which leaves the dialog open', async (ask, leave) => {
  await keptResumes().create('Backend', emptyResume());
  const { user } = await openPanel();
  await user.click(await screen.findByRole('button', { name: ask }));
  await user.click(press(leave));
  expect(press(ask)).toHaveFocus();
  await user.click(press(ask));
  // Browsers close a dialog at Escape unless the key was handled.
  expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })).toBe(false);
  expect(press(ask)).toHaveFocus();
  expect(fireEvent.keyDown(press(ask), { key: 'Escape' })).toBe(true);
});

it('says why a resume can’t be kept, not that it is, and tries again at each press', async () => {
  const { user, type } = await openPanel();
  await keepAs(user, 'Backend');
  const save = jest.spyOn(keptResumes(), 'save').mockRejectedValue(new Error('No room.'));
  type('Asha Rao');
  await screen.findByText('No room.');
  expect(screen.queryByText(/is saved in this browser/)).not.toBeInTheDocument();
  await user.click(press('Try again'));
  await screen.findByText('No room.');
  expect(document.querySelector('div:focus')).toHaveTextContent('No room.');
  jest.spyOn(keptResumes(), 'duplicate').mockRejectedValueOnce(new Error('No room.'));
  await user.click(press('Duplicate Backend'));
  expect(screen.getAllByText('No room.')).toHaveLength(2);
  save.mockRestore();
  await user.click(press('Try again'));
  await waitFor(() => expect(screen.queryByText('No room.')).not.toBeInTheDocument());
  expect(screen.getByText(/is saved in this browser/)).toBeInTheDocument();
});

it('deletes and forgets nothing with the second click of a double click', async () => {
  await keptResumes().create('Backend', emptyResume());
  const { user } = await openPanel();
  await user.click(await screen.findByRole('button', { name: 'Delete Backend' }));
  fireEvent.click(press('Delete Backend for good'), { detail: 2 });
  fireEvent.click(press('Forget everything on this device'), { detail: 2 });
  await user.click(press('Leave it'));
  expect(await keptResumes().list()).toHaveLength(1);
});

it('forgets everything at one press, but not what is in the tab', async () => {
  const { user, nameHere } = await openPanel();
  await keepAs(user, 'Backend');
  await user.click(press('Forget everything on this device'));
  await waitFor(async () => expect(await keptResumes().list()).toEqual([]));
  expect(await screen.findByRole('button', { name: 'Keep on this device' })).toBeInTheDocument();
  expect(nameHere()).toBe('Asha');
});
