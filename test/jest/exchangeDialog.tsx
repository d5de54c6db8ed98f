import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExchangeDialog } from '../../src/features/resume/exchange/ExchangeDialog';
import { selectResume } from '../../src/store/resumeSlice';
import { storeWith } from './fakes';
import { renderIn } from './renderIn';

/** Opens the dialog that imports and exports the resume of a tab. */
export function openExchange(session: Record<string, string> = {}) {
  const { store } = storeWith(session);
  const onDone = jest.fn();
  const user = userEvent.setup({ applyAccept: false });
  const { unmount } = renderIn(store, <ExchangeDialog variant="a" onHide={jest.fn()} onDone={onDone} />);
  return { store, onDone, user, unmount, resume: () => selectResume(store.getState()) };
}

export const fileInput = () => screen.getByLabelText('Choose a file');
export const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
