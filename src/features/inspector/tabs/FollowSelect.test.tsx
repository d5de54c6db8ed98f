import { render, screen } from '@testing-library/react';
import { initialFlows } from '../../../store/flows';
import { FollowSelect } from './FollowSelect';

it('tells two tabs on the same page apart that were loaded in the same minute', () => {
  const tab = { instance: '1', address: '/diwali', flows: initialFlows, log: [], isGone: false };
  const minute = new Date(2026, 10, 24, 18, 5).getTime();
  const tabs = [3000, 41_000].map((ms) => ({ ...tab, tab: `tab-${ms}`, openedAt: minute + ms }));
  render(<FollowSelect tabs={tabs} followed={null} onFollow={jest.fn()} />);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'This tab',
    'Tab on /diwali, loaded 18:05:03',
    'Tab on /diwali, loaded 18:05:41',
  ]);
});
