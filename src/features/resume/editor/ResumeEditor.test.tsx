import { act, screen } from '@testing-library/react';
import { ASHA, settled, storeWith } from '../../../../test/jest/fakes';
import { renderIn } from '../../../../test/jest/renderIn';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { signedIn, signedOut } from '../../../store/authFacts';
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

it('a text pasted for an import is there again when another tab has logged out and in', async () => {
  await loadEditor();
  const { store, user } = openAt('c', 'education');
  const learn = (fact: Parameters<typeof store.dispatch>[0]) =>
    act(() => {
      store.dispatch(fact);
      return settled();
    });
  const login = signedIn({ user: ASHA, via: 'session', warnings: [] });
  await learn(login);
  await user.click(screen.getByRole('button', { name: 'Your data, in and out' }));
  await user.click(await screen.findByRole('button', { name: 'Paste the text instead' }));
  await user.paste('Asha Rao, Accountant');
  await learn(signedOut({ by: 'session' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Template3 opens when you log in');
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  await learn(login);
  expect(screen.getByLabelText('Text of the resume or the file')).toHaveValue('Asha Rao, Accountant');
});
