import { act, fireEvent, screen } from '@testing-library/react';
import { fill } from '../../../../test/jest/fill';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { recentMonths } from '../../../domain/resume/dates';
import { blankItem } from '../../../domain/resume/lists';
import { LIST_FIELDS } from '../../../domain/resume/resumeFields';
import { formFieldsOf } from './listForms';

const { companyName, position, startDate, endDate } = LIST_FIELDS.workExperiences;

beforeAll(loadEditor);

it('suggests months for the dates of a job, and "Present" for its end', () => {
  openAt('a', 'work');
  const suggestedFor = (label: string) => {
    const box = screen.getByLabelText<HTMLInputElement>(label);
    fireEvent.focus(box);
    return [...(box.list?.options ?? [])].map(({ value }) => value);
  };
  expect(suggestedFor(startDate.label)).toEqual(recentMonths());
  expect(suggestedFor(endDate.label)).toEqual(['Present', ...recentMonths()]);
  expect(suggestedFor(companyName.label)).toEqual([]);
});

it('shows the tidy date, even if the same stood there before', () => {
  const job = { ...blankItem('workExperiences', 1), endDate: 'Present' };
  const pauses: (() => void)[] = [];
  const afterTyping = (follow: () => void) => void pauses.push(follow);
  openAt('a', 'work', { resume: { workExperiences: [job] }, services: { afterTyping } });
  const end = screen.getByLabelText(endDate.label);
  fireEvent.change(end, { target: { value: 'till date' } });
  // The page has not followed yet.
  fireEvent.blur(end);
  act(() => pauses.forEach((follow) => follow()));
  expect(end).toHaveValue('Present');
});

it('calls a removed job in the toast what the list called it', async () => {
  const { user, store } = openAt('a', 'work');
  await fill(user, screen.getByLabelText(companyName.label), 'Neem Tree');
  await fill(user, screen.getByLabelText(position.label), 'Developer');
  await user.click(screen.getByRole('button', { name: 'Remove Developer' }));
  expect(store.getState().toasts.shown.map(({ text }) => text)).toEqual(['Developer removed']);
});

it('has browsers fill in no field of a reference, who is not the visitor', () => {
  const fields = Object.values(formFieldsOf('reference'));
  expect(fields.map(({ autoComplete }) => autoComplete)).toEqual(['off', 'off', 'off', 'off']);
});
