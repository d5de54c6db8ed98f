import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { logged } from '../../../test/jest/inspected';
import { LogTable } from './LogTable';

const REFUSED = logged('gym', { event: { type: 'PREVIOUS' }, to: 'details', outcome: 'refused' });

it('tells a log that is empty from one whose events are not shown', async () => {
  const { rerender } = render(<LogTable flow="gym" log={[]} />);
  expect(screen.getByText('Nothing has happened yet.')).toBeVisible();
  rerender(<LogTable flow="gym" log={[REFUSED]} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Refused events' }));
  expect(screen.queryByRole('row', { name: /PREVIOUS/ })).not.toBeInTheDocument();
  expect(screen.getByText('Nothing to show with this selection.')).toBeVisible();
});
