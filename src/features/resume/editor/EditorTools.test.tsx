import { screen } from '@testing-library/react';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';

beforeAll(loadEditor);

it.each(['personal', 'education', 'preview'] as const)('lead from %s to the letter', (stop) => {
  openAt('b', stop);
  const letter = screen.getByRole('link', { name: 'Letter to go with it' });
  expect(letter).toHaveAttribute('href', '/resume?template=2&letter');
});
