import { act, fireEvent, screen } from '@testing-library/react';
import { settled, storeWith } from '../../../test/jest/fakes';
import { renderIn } from '../../../test/jest/renderIn';
import { toastShown } from '../../store/toastsSlice';
import { ToastHost } from './ToastHost';

// Simulates a chunk that webpack can't fetch.
jest.mock('./ToastStack', () => {
  throw new Error('Loading chunk toasts failed.');
});

it('a message whose code does not load is shown as plain text until it is closed', async () => {
  const { store } = storeWith();
  renderIn(store, <ToastHost />);
  act(() => void store.dispatch(toastShown({ text: 'The profile is not saved.', severity: 'error' })));
  await act(settled);
  expect(screen.getByRole('alert')).toHaveTextContent('The profile is not saved.');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
