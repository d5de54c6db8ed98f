import { act, fireEvent, screen } from '@testing-library/react';
import { expectReports } from '../../../test/jest/reports';
import { settled, storeWith } from '../../../test/jest/fakes';
import { renderIn } from '../../../test/jest/renderIn';
import { toastShown } from '../../store/toastsSlice';
import { ToastHost } from './ToastHost';

let mockIsFetched: boolean;
jest.mock('./ToastStack', () => {
  // Behaves like a chunk that webpack can't fetch.
  if (!mockIsFetched) throw new Error('Loading chunk toasts failed.');
  return {
    ToastStack() {
      throw new Error('broken');
    },
  };
});

it.each([
  ['does not load', false, []],
  ['crashes', true, ['broken']],
])('a message whose code %s is shown as plain text until it is closed', async (_how, isFetched, reports) => {
  mockIsFetched = isFetched;
  const { store } = storeWith();
  renderIn(store, <ToastHost />);
  act(() => void store.dispatch(toastShown({ text: 'The profile is not saved.', severity: 'error' })));
  await act(settled);
  expect(screen.getByRole('alert')).toHaveTextContent('The profile is not saved.');
  expectReports(...reports);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
