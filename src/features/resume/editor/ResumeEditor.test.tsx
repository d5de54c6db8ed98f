import { act, screen } from '@testing-library/react';
import { settled, storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { signedOut } from '../../../store/authFacts';
import { ResumeEditor } from './ResumeEditor';

let mockIsFetched = false;
jest.mock('../letter/letterDocument', () => {
  // Behaves like a chunk that webpack can't fetch.
  if (!mockIsFetched) throw new Error('Loading chunk letter failed.');
  return jest.requireActual<object>('../letter/letterDocument');
});

it('heads a letter and leads back to its resume before its code is there, and when that fails', async () => {
  const { store } = storeWith();
  store.dispatch(signedOut({ by: 'session' }));
  renderIn(store, <ResumeEditor variant="b" />, ['/resume?template=2&letter']);
  const expectHead = () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Letter in Template2');
    expect(screen.getByRole('link', { name: 'The resume' })).toHaveAttribute('href', '/resume?template=2');
  };
  expect(screen.getByText('The editor is opening.')).toBeInTheDocument();
  expectHead();
  await act(settled);
  expect(screen.getByRole('alert')).toHaveTextContent('The letter did not load.');
  expectHead();
  mockIsFetched = true;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(await screen.findByLabelText('Company')).toBeInTheDocument();
  expectHead();
});
