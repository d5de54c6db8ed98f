import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVELOPER, INTERN, JobList, jobTitles, JUNIOR } from '../../test/jest/JobList';

const moved = jest.fn();
const grip = (title: string) => screen.getByRole('button', { name: `Reorder ${title}` });
const said = () => document.querySelector('p[aria-live]')?.textContent;

/** Shows three entries, once the lazy sorting code has loaded. */
async function open() {
  const view = render(<JobList start={[DEVELOPER, INTERN, JUNIOR]} onMove={moved} />);
  await act(() => import('./sorting/startSorting'));
  return view;
}

/** Lifts the last of the entries. */
async function liftJunior() {
  await open();
  grip('Junior Web Developer').focus();
  await userEvent.keyboard(' ');
}

beforeEach(() => {
  moved.mockClear();
  window.scrollBy = jest.fn(); // not in jsdom
});

it('gives instructions, announces every position and changes the list once, on drop', async () => {
  await liftJunior();
  expect(grip('Junior Web Developer')).toHaveAccessibleDescription(/press Space to lift it/);
  expect(grip('Junior Web Developer')).toBePressed();
  expect(said()).toBe(
    'Junior Web Developer, lifted, position 3 of 3. Arrow keys move it, Space drops it, Escape puts it back.',
  );
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toBe('Junior Web Developer, position 2 of 3');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(said()).toBe('Junior Web Developer, position 1 of 3');
  expect(moved).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(moved.mock.calls).toEqual([[JUNIOR.id, 0]]);
  expect(jobTitles()).toEqual(['Junior Web Developer', 'Front-end Developer', 'Intern']);
  expect(said()).toBe('Junior Web Developer dropped, position 1 of 3');
  expect(grip('Junior Web Developer')).toHaveFocus();
  expect(grip('Junior Web Developer')).not.toBePressed();
});

it.each([
  ['{Home}', 1, [[JUNIOR.id, 0]]],
  ['{Home}{ArrowDown}', 2, [[JUNIOR.id, 1]]],
  ['{ArrowUp}{End}', 3, []],
])('%s moves it to position %i; only a new one is reported', async (keys, position, calls) => {
  await liftJunior();
  await userEvent.keyboard(`${keys}{Enter}`);
  expect(moved.mock.calls).toEqual(calls);
  expect(said()).toBe(`Junior Web Developer dropped, position ${position} of 3`);
});

it.each([
  ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
  ['the focus leaves the handle', () => userEvent.tab()],
  ['another key is pressed', () => userEvent.keyboard('{Control>}z{/Control}')],
])('puts the entry back when %s', async (_title, leave) => {
  await liftJunior();
  await userEvent.keyboard('{ArrowUp}');
  await leave();
  expect(said()).toBe('Junior Web Developer put back, position 3 of 3');
  expect(moved).not.toHaveBeenCalled();
  expect(jobTitles()).toEqual(['Front-end Developer', 'Intern', 'Junior Web Developer']);
});

it('lifts nothing on a plain click and has no handle when there is nothing to sort', async () => {
  const { unmount } = await open();
  fireEvent.click(grip('Intern'), { detail: 1 });
  expect(grip('Intern')).not.toBePressed();
  unmount();
  render(<JobList start={[JUNIOR]} />);
  expect(screen.queryByRole('button', { name: /^Reorder/ })).not.toBeInTheDocument();
});
