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
