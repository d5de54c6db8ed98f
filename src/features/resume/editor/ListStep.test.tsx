import { screen } from '@testing-library/react';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { recentMonths } from '../../../domain/resume/dates';

beforeAll(loadEditor);

it('suggests months for the dates of a job, and "Present" for its end', () => {
  openAt('a', 'work');
  const suggestedFor = (label: string) => {
    const { list } = screen.getByLabelText<HTMLInputElement>(label);
    return [...(list?.options ?? [])].map(({ value }) => value);
  };
  expect(suggestedFor('Start')).toEqual(recentMonths());
  expect(suggestedFor('End')).toEqual(['Present', ...recentMonths()]);
  expect(suggestedFor('Company')).toEqual([]);
});

it('calls a removed job in the toast what the list called it', async () => {
  const { user, store } = openAt('a', 'work');
  await user.type(screen.getByLabelText('Company'), 'Neem Tree');
  await user.type(screen.getByLabelText('Position'), 'Developer');
  await user.click(screen.getByRole('button', { name: 'Remove Developer' }));
  expect(store.getState().toasts.shown.map(({ text }) => text)).toEqual(['Developer removed']);
});
