import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ListEditor } from './ListEditor';

const DEVELOPER = { id: 7, position: 'Front-end Developer' };
const INTERN = { id: 9, position: 'Intern' };
const JUNIOR = { id: 3, position: 'Junior Web Developer' };

function JobList({ start }: { start: readonly { id: number; position: string }[] }) {
  const [jobs, setJobs] = useState(start);
  return (
    <ListEditor
      items={jobs}
      noun="job"
      emptyText="Add one."
      renderSummary={(job) => ({ title: job.position })}
      renderForm={(job) => job.position}
      onAdd={jest.fn()}
      onRemove={jest.fn()}
      onMove={(id, to) => {
        moved(id, to);
        const job = jobs.filter((one) => one.id === id);
        const others = jobs.filter((one) => one.id !== id);
        setJobs([...others.slice(0, to), ...job, ...others.slice(to)]);
      }}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const titles = () => screen.getAllByRole('group').map((entry) => entry.getAttribute('aria-label'));
const JOBS = [DEVELOPER, INTERN, JUNIOR];
const moved = jest.fn();
const said = () => document.querySelector('[aria-live]')?.textContent;
const grip = (title: string) => button(`Reorder ${title}`);

/** Lifts the last of three entries, once the lazy sorting code has loaded. */
async function liftJunior() {
  render(<JobList start={JOBS} />);
  await act(() => import('./sorting/startSorting'));
  grip('Junior Web Developer').focus();
  await userEvent.keyboard(' ');
}

beforeEach(() => {
  moved.mockClear();
  window.scrollBy = jest.fn(); // not in jsdom
});

it('gives instructions and announces the lifted entry', async () => {
  await liftJunior();
  expect(grip('Junior Web Developer')).toHaveAccessibleDescription(/press Space to lift it/);
  expect(grip('Junior Web Developer')).toBePressed();
  expect(said()).toBe(
    'Junior Web Developer, lifted, position 3 of 3. Arrow keys move it, Space drops it, Escape puts it back.',
  );
});

it('announces every position and changes the list once, on drop', async () => {
  await liftJunior();
  await userEvent.keyboard('{ArrowUp}');
  expect(said()).toBe('Junior Web Developer, position 2 of 3');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(said()).toBe('Junior Web Developer, position 1 of 3');
  expect(moved).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  expect(moved.mock.calls).toEqual([[JUNIOR.id, 0]]);
  expect(titles()).toEqual(['Junior Web Developer', 'Front-end Developer', 'Intern']);
  expect(said()).toBe('Junior Web Developer dropped, position 1 of 3');
  expect(grip('Junior Web Developer')).toHaveFocus();
  expect(grip('Junior Web Developer')).not.toBePressed();
});

it.each([
  ['{Home}', 0],
  ['{Home}{ArrowDown}', 1],
])('moves with %s to position %i', async (keys, to) => {
  await liftJunior();
  await userEvent.keyboard(`${keys}{Enter}`);
  expect(moved.mock.calls).toEqual([[JUNIOR.id, to]]);
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
  expect(titles()).toEqual(['Front-end Developer', 'Intern', 'Junior Web Developer']);
});

it('does not call onDrop when the entry is dropped where it was', async () => {
  await liftJunior();
  await userEvent.keyboard('{ArrowUp}{End} ');
  expect(moved).not.toHaveBeenCalled();
  expect(said()).toBe('Junior Web Developer dropped, position 3 of 3');
});

it('lifts nothing on a plain click and has no handle when there is nothing to sort', async () => {
  const { unmount } = render(<JobList start={JOBS} />);
  await act(() => import('./sorting/startSorting'));
  fireEvent.click(grip('Intern'), { detail: 1 });
  expect(grip('Intern')).not.toBePressed();
  unmount();
  render(<JobList start={[JUNIOR]} />);
  expect(screen.queryByRole('button', { name: /^Reorder/ })).not.toBeInTheDocument();
});
