import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Field } from './Field';
import { ListEditor } from './ListEditor';

interface Job {
  readonly id: number;
  readonly position: string;
}

const DEVELOPER: Job = { id: 7, position: 'Front-end Developer' };
const JUNIOR: Job = { id: 3, position: 'Junior Web Developer' };
const INTERN: Job = { id: 9, position: 'Intern' };

interface JobListProps {
  start: readonly Job[];
  keepsFirst?: boolean;
  openId?: number;
}

function JobList({ start, keepsFirst = false, openId }: JobListProps) {
  const [jobs, setJobs] = useState(start);
  return (
    <form aria-label="Work">
      <ListEditor
        items={jobs}
        noun="job"
        emptyText="Add your latest one first."
        openId={openId}
        renderSummary={(job) => ({ title: job.position || 'New job' })}
        renderForm={(job) => (
          <Field
            name="position"
            spec={{ label: 'Position', required: true }}
            value={job.position}
            onChange={(_, position) =>
              setJobs(jobs.map((other) => (other.id === job.id ? { ...job, position } : other)))
            }
          />
        )}
        canRemove={(index) => !keepsFirst || index > 0}
        onAdd={() => setJobs([...jobs, { id: 100 + jobs.length, position: '' }])}
        onRemove={(id) => setJobs(jobs.filter((job) => job.id !== id))}
        onMove={(id, to) => {
          const moved = jobs.filter((job) => job.id === id);
          const others = jobs.filter((job) => job.id !== id);
          setJobs([...others.slice(0, to), ...moved, ...others.slice(to)]);
        }}
      />
    </form>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const titles = () => screen.getAllByRole('group').map((entry) => entry.getAttribute('aria-label'));

it('invites the visitor to add a first entry when the list is empty', () => {
  render(<JobList start={[]} />);
  expect(screen.getByText('No jobs yet.').parentElement).toHaveTextContent(
    'No jobs yet. Add your latest one first.',
  );
  expect(button('Add a job')).toBeVisible();
});

it('shows a single entry open, and several closed', () => {
  const { unmount } = render(<JobList start={[JUNIOR]} />);
  expect(screen.getByRole('textbox', { name: 'Position' })).toBeVisible();
  unmount();
  render(<JobList start={[DEVELOPER, JUNIOR]} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('toggles an entry by its name', async () => {
  render(<JobList start={[DEVELOPER, JUNIOR]} />);
  await userEvent.click(button('Junior Web Developer'));
  expect(screen.getByRole('textbox')).toHaveValue('Junior Web Developer');
  expect(button('Junior Web Developer')).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(button('Junior Web Developer'));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('opens a new entry and focuses its first field', async () => {
  render(<JobList start={[DEVELOPER]} />);
  await userEvent.click(button('Add another job'));
  const added = screen.getByRole('group', { name: 'New job' });
  expect(within(added).getByRole('textbox', { name: 'Position' })).toHaveFocus();
  await userEvent.keyboard('Tester');
  expect(titles()).toEqual(['Front-end Developer', 'Tester']);
});

it('moves an entry by keyboard, announces its position and keeps the focus on its button', async () => {
  render(<JobList start={[DEVELOPER, INTERN, JUNIOR]} />);
  button('Move Junior Web Developer up').focus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Front-end Developer', 'Junior Web Developer', 'Intern']);
  expect(screen.getByText('Junior Web Developer, position 2 of 3')).toHaveAttribute('aria-live', 'polite');
  expect(button('Move Junior Web Developer up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['Junior Web Developer', 'Front-end Developer', 'Intern']);
  expect(button('Move Junior Web Developer down')).toHaveFocus();
});

it('has no button that would move an entry out of the list', () => {
  render(<JobList start={[DEVELOPER, JUNIOR]} />);
  expect(screen.queryByRole('button', { name: 'Move Front-end Developer up' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Move Junior Web Developer down' })).not.toBeInTheDocument();
});

it.each([
  { removed: 'Intern', focused: 'Junior Web Developer' },
  { removed: 'Junior Web Developer', focused: 'Intern' },
])('removes $removed and focuses $focused', async ({ removed, focused }) => {
  render(<JobList start={[DEVELOPER, INTERN, JUNIOR]} />);
  await userEvent.click(button(`Remove ${removed}`));
  expect(titles()).not.toContain(removed);
  expect(button(focused)).toHaveFocus();
  expect(screen.getByText(`${removed} removed`)).toHaveAttribute('aria-live', 'polite');
});

it('focuses the add button once the list is empty', async () => {
  render(<JobList start={[JUNIOR]} />);
  await userEvent.click(button('Remove Junior Web Developer'));
  expect(button('Add a job')).toHaveFocus();
});

it('has no Remove button on an entry that must stay', () => {
  render(<JobList start={[DEVELOPER, JUNIOR]} keepsFirst />);
  expect(screen.queryByRole('button', { name: 'Remove Front-end Developer' })).not.toBeInTheDocument();
  expect(button('Remove Junior Web Developer')).toBeVisible();
});

it('opens a closed entry in which validation finds a missing value', () => {
  render(<JobList start={[DEVELOPER, { id: 5, position: '' }]} />);
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => void form.reportValidity());
  expect(screen.getByRole('textbox', { name: 'Position' })).toBeVisible();
  expect(button('New job')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Front-end Developer')).toHaveAttribute('aria-expanded', 'false');
});

describe('opening', () => {
  it('opens the entry in openId and lets the visitor close it', async () => {
    const { rerender } = render(<JobList start={[DEVELOPER, JUNIOR]} />);
    rerender(<JobList start={[DEVELOPER, JUNIOR]} openId={JUNIOR.id} />);
    expect(screen.getByRole('textbox')).toHaveValue('Junior Web Developer');
    await userEvent.click(button('Junior Web Developer'));
    rerender(<JobList start={[DEVELOPER, JUNIOR]} openId={JUNIOR.id} />);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('keeps the entries the visitor opened when openId changes', async () => {
    const { rerender } = render(<JobList start={[DEVELOPER, JUNIOR]} />);
    await userEvent.click(button('Front-end Developer'));
    rerender(<JobList start={[DEVELOPER, JUNIOR]} openId={JUNIOR.id} />);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });

  it('opens and closes all entries of a long list, and offers that only there', async () => {
    const { unmount } = render(<JobList start={[DEVELOPER, JUNIOR]} />);
    expect(screen.queryByRole('button', { name: 'Open all' })).not.toBeInTheDocument();
    unmount();
    render(<JobList start={[DEVELOPER, JUNIOR, INTERN]} />);
    await userEvent.click(button('Open all'));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.click(button('Close all'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
