import { act, render } from '@testing-library/react';
import { NextFestivalWords } from './NextFestival';

afterEach(() => jest.useRealTimers());

it('counts from the new day after midnight in India, and after a device has slept through it', () => {
  jest.useFakeTimers({ now: Date.parse('2027-08-16T18:00:00Z') });
  const { container } = render(<NextFestivalWords />);
  act(() => jest.advanceTimersByTime(25 * 60_000));
  expect(container).toHaveTextContent('Next: Raksha Bandhan, tomorrow');
  act(() => jest.advanceTimersByTime(6 * 60_000));
  expect(container).toHaveTextContent('Today: Raksha Bandhan');
  jest.setSystemTime(Date.parse('2027-08-17T19:00:00Z'));
  act(() => jest.advanceTimersByTime(60_000));
  expect(container).toHaveTextContent('Next: Ganesh Chaturthi');
});
