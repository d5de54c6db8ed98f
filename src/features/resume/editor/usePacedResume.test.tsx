import { act, screen } from '@testing-library/react';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { itemChanged } from '../../../store/resumeSlice';

beforeAll(loadEditor);

it('draws the live preview once for a run of letters, after its last', () => {
  jest.useFakeTimers();
  const { store } = openAt('a', 'interests');
  const preview = screen.getByRole('complementary', { name: 'Live preview' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  wait(1000);
  for (const name of ['G', 'Gh', 'Gha', 'Ghaz', 'Ghaza', 'Ghazal', 'Ghazals']) {
    wait(100);
    act(() => void store.dispatch(itemChanged({ list: 'interests', id: 1, changes: { name } })));
  }
  wait(100);
  expect(preview).not.toHaveTextContent('Gh');
  wait(100);
  expect(preview).toHaveTextContent('Ghazals');
});
