import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DEVELOPER, INTERN, JobList, jobTitles, JUNIOR } from '../../test/jest/JobList';

const button = (name: string) => screen.getByRole('button', { name });
const queryButton = (name: string) => screen.queryByRole('button', { name });

it('invites the visitor to add a first entry, and gives that button the focus when the list is emptied', async () => {
  render(<JobList start={[JUNIOR]} />);
  await userEvent.click(button('Remove Junior Web Developer'));
  expect(screen.getByText('No jobs yet.').parentElement).toHaveTextContent(
    'No jobs yet. Add your latest one first.',
  );
  expect(button('Add a job')).toHaveFocus();
});

it('shows a single entry open', () => {
  render(<JobList start={[JUNIOR]} />);
  expect(screen.getByRole('textbox', { name: 'Position' })).toBeVisible();
});

it('toggles an entry by its name', async () => {
  render(<JobList start={[DEVELOPER, JUNIOR]} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
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
  expect(jobTitles()).toEqual(['Front-end Developer', 'Tester']);
});

it('adds one entry with a double click', async () => {
  render(<JobList start={[DEVELOPER]} />);
  await userEvent.dblClick(button('Add another job'));
  expect(screen.getAllByRole('group')).toHaveLength(2);
});

it('moves an entry by keyboard, announces its position and keeps the focus on its button', async () => {
  render(<JobList start={[DEVELOPER, INTERN, JUNIOR]} />);
  button('Move Junior Web Developer up').focus();
  await userEvent.keyboard('{Enter}');
  expect(jobTitles()).toEqual(['Front-end Developer', 'Junior Web Developer', 'Intern']);
  expect(screen.getByText('Junior Web Developer, position 2 of 3')).toHaveAttribute('aria-live', 'polite');
  expect(button('Move Junior Web Developer up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(jobTitles()).toEqual(['Junior Web Developer', 'Front-end Developer', 'Intern']);
  expect(button('Move Junior Web Developer down')).toHaveFocus();
});

it('has no button that would move an entry out of the list, or remove one that must stay', () => {
  render(<JobList start={[DEVELOPER, JUNIOR]} keepsFirst />);
  for (const name of [
    'Move Front-end Developer up',
    'Move Junior Web Developer down',
    'Remove Front-end Developer',
  ])
    expect(queryButton(name)).not.toBeInTheDocument();
  expect(button('Remove Junior Web Developer')).toBeVisible();
});

it.each([
  { removed: 'Intern', focused: 'Junior Web Developer' },
  { removed: 'Junior Web Developer', focused: 'Intern' },
])('removes $removed and focuses $focused', async ({ removed, focused }) => {
  render(<JobList start={[DEVELOPER, INTERN, JUNIOR]} />);
  await userEvent.click(button(`Remove ${removed}`));
  expect(jobTitles()).not.toContain(removed);
  expect(button(focused)).toHaveFocus();
  expect(screen.getByText(`${removed} removed`)).toHaveAttribute('aria-live', 'polite');
});

it('has no form in a closed entry that the browser would accept', async () => {
  const { container } = render(<JobList start={[DEVELOPER, JUNIOR]} />);
  const fields = () => container.querySelectorAll('input');
  expect(fields()).toHaveLength(0);
  await userEvent.click(button('Junior Web Developer'));
  await userEvent.type(screen.getByRole('textbox'), ', remote');
  await userEvent.click(button('Junior Web Developer, remote'));
  expect(fields()).toHaveLength(0);
  await userEvent.click(button('Junior Web Developer, remote'));
  expect(screen.getByRole('textbox')).toHaveValue('Junior Web Developer, remote');
});

it('opens a closed entry in which validation finds a missing value', () => {
  render(<JobList start={[DEVELOPER, { id: 5, position: '' }]} />);
  act(() => void screen.getByRole<HTMLFormElement>('form').reportValidity());
  expect(screen.getByRole('textbox', { name: 'Position' })).toBeVisible();
  expect(button('New job')).toHaveAttribute('aria-expanded', 'true');
  expect(button('Front-end Developer')).toHaveAttribute('aria-expanded', 'false');
});

describe('opening', () => {
  it('opens the entry in openId beside those the visitor opened, and lets the visitor close it', async () => {
    const { rerender } = render(<JobList start={[DEVELOPER, JUNIOR]} />);
    await userEvent.click(button('Front-end Developer'));
    rerender(<JobList start={[DEVELOPER, JUNIOR]} openId={JUNIOR.id} />);
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    await userEvent.click(button('Junior Web Developer'));
    rerender(<JobList start={[DEVELOPER, JUNIOR]} openId={JUNIOR.id} />);
    expect(screen.getByRole('textbox')).toHaveValue('Front-end Developer');
  });

  it('opens and closes all entries of a long list, and offers that only there', async () => {
    const { unmount } = render(<JobList start={[DEVELOPER, JUNIOR]} />);
    expect(queryButton('Open all')).not.toBeInTheDocument();
    unmount();
    render(<JobList start={[DEVELOPER, JUNIOR, INTERN]} />);
    await userEvent.click(button('Open all'));
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await userEvent.click(button('Close all'));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
