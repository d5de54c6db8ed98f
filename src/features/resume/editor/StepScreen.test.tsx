import { fireEvent, screen } from '@testing-library/react';
import { fill } from '../../../../test/jest/fill';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';

beforeAll(loadEditor);

it('the live preview shows what is typed, behind the switch on a phone', async () => {
  const { user } = openAt('a', 'interests', { isWide: false });
  await fill(user, screen.getByLabelText('Interest'), 'Ghazals');
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  const sheet = screen.getByRole('complementary', { name: 'Live preview' });
  expect(sheet).toHaveTextContent(/Nisha Verma.*Interests.*Ghazals/);
});

it('a tablet that is turned keeps the form as it is, with the focus', async () => {
  const { user, turn } = openAt('a', 'interests', { isWide: false });
  const field = screen.getByLabelText('Interest');
  await fill(user, field, 'Ghazals');
  turn();
  expect(field).toHaveFocus();
  expect(screen.getByRole('complementary', { name: 'Live preview' })).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  turn();
  expect(field).toHaveFocus();
});

it.each([
  ['personal', 'Skip this step', 'heading', 'Work experience'],
  ['photo', 'Previous', 'button', 'DOWNLOAD'],
] as const)(
  'a double tap on Next at %s moves one step, though %s takes its place',
  (step, then, role, name) => {
    openAt('b', step);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: then }), { detail: 2 });
    expect(screen.getByRole(role, { name })).toBeVisible();
  },
);

it('warns inside an app before anything is typed, because a link may lead past the gallery', () => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; wv)');
  openAt('b', 'personal');
  expect(screen.getByText('This app’s browser may not be able to save or print.')).toBeVisible();
});
