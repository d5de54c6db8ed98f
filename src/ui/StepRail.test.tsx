import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StepRail } from './StepRail';
import type { Step } from './StepStation';

const STEPS: readonly Step<'personal' | 'work' | 'education' | 'photo'>[] = [
  { id: 'personal', title: 'Personal', state: 'done', canOpen: true },
  { id: 'work', title: 'Work experience', state: 'current', canOpen: false },
  { id: 'education', title: 'Education', state: 'upcoming', canOpen: true },
  { id: 'photo', title: 'Profile photo', state: 'upcoming', canOpen: false },
];

it('marks the current step for screen readers, and opens visited steps only', async () => {
  const onOpen = jest.fn();
  render(<StepRail steps={STEPS} onOpen={onOpen} />);
  const rail = screen.getByRole('navigation', { name: 'Steps' });
  const current = [...rail.querySelectorAll('li [aria-current="step"]')];
  expect(current.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Work experience')]);
  const list = within(within(rail).getByRole('list'));
  expect(list.getAllByRole('button')).toHaveLength(2);
  await userEvent.click(list.getByRole('button', { name: 'Personal (done)' }));
  await userEvent.click(list.getByRole('button', { name: 'Education' }));
  expect(onOpen.mock.calls).toEqual([['personal'], ['education']]);
});

it('shows the current step on a phone, and the list on demand', async () => {
  render(<StepRail steps={STEPS} onOpen={jest.fn()} />);
  const toggle = screen.getByRole('button', { name: 'Step 2 of 4 · Work experience' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(toggle).toHaveAttribute('aria-controls', screen.getByRole('list').id);
  await userEvent.click(screen.getByRole('button', { name: 'Education' }));
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});
