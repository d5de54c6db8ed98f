import { act, fireEvent, screen } from '@testing-library/react';
import { loadEditor, openAt } from '../../../../test/jest/resumeEditor';
import { LIST_FIELDS } from '../../../domain/resume/resumeFields';
import { redone, undone } from '../../../store/resumeHistory';

beforeAll(loadEditor);

it('marks the selected words of a point with a key, and says when there is no room', async () => {
  // All in one step of undo, however long a busy machine takes.
  jest.spyOn(Date, 'now').mockReturnValue(0);
  const { user, store } = openAt('a', 'work');
  const point = screen.getByLabelText<HTMLTextAreaElement>(LIST_FIELDS.workExperiences.jobDescription.label);
  const typed = () => store.getState().resume.workExperiences[0]?.jobDescription;
  await user.type(point, 'Cut costs', { initialSelectionStart: 0 });
  point.setSelectionRange(4, 9);
  await user.keyboard('{Control>}b{/Control}');
  expect(typed()).toBe('Cut **costs**');
  expect(point).toHaveValue('Cut **costs**');
  expect(point.value.slice(point.selectionStart, point.selectionEnd)).toBe('costs');
  act(() => void store.dispatch(undone()));
  expect(typed()).toBe('');
  await user.click(point);
  await user.paste('x'.repeat(150));
  await user.keyboard('{Control>}i{/Control}');
  expect(typed()).toBe('x'.repeat(150));
  expect(screen.getByText(/no room left for these marks/)).toBeVisible();
});

it('spreads a pasted list over the empty points, the rest in the last, and tells', async () => {
  const { user, store } = openAt('a', 'work');
  const { jobDescription, additionalField1 } = LIST_FIELDS.workExperiences;
  const points = () => {
    const [job] = store.getState().resume.workExperiences;
    return [job?.jobDescription, job?.additionalField1, job?.additionalField2];
  };
  await user.type(screen.getByLabelText(additionalField1.label), 'Trained two');
  await user.click(screen.getByLabelText(jobDescription.label));
  await user.paste('•\tCut costs\r\nby 5%\r\n•\tLed six\r\n\r\n•\tShipped it.\r\n•\tSlept');
  expect(points()).toEqual(['Cut costs by 5%', 'Trained two', 'Led six; Shipped it. Slept']);
  expect(screen.getByText('The list that you pasted fills 2 fields.')).toBeVisible();
  act(() => void store.dispatch(undone()));
  expect(points()).toEqual(['', 'Trained two', '']);
  act(() => void store.dispatch(redone()));
  expect(points()).toEqual(['Cut costs by 5%', 'Trained two', 'Led six; Shipped it. Slept']);
  await user.paste(' • in a year');
  expect(points()[0]).toBe('Cut costs by 5% • in a year');
  await user.clear(screen.getByLabelText(jobDescription.label));
  await user.paste('- a\nb'.repeat(80));
  expect(points()[0]).toHaveLength(150);
});

it.each([
  ['<ul><li>Led <b>six</b></li><li>Cut costs<br>by 5%</li></ul>', ['Led six', 'Cut costs by 5%', '']],
  ['<h3>Led six</h3><ul><li>Cut costs</li><li>By 5%</li></ul>', ['Led six', 'Cut costs', 'by 5%']],
  ['<p>Led six</p><p>Cut costs</p><p>by 5%</p>', ['', '', '']],
])('spreads the list of a web page, which is copied without bullets: %s', (html, expected) => {
  const { store } = openAt('a', 'work');
  const { jobDescription } = LIST_FIELDS.workExperiences;
  const copied = { 'text/plain': 'Led six\n\nCut costs\nby 5%', 'text/html': html };
  const clipboardData = { types: [], getData: (type: keyof typeof copied) => copied[type] };
  fireEvent.paste(screen.getByLabelText(jobDescription.label), { clipboardData });
  const [job] = store.getState().resume.workExperiences;
  expect([job?.jobDescription, job?.additionalField1, job?.additionalField2]).toEqual(expected);
});

it('marks with the physical key on a keyboard without Latin letters, but not while an IME composes', async () => {
  const { user } = openAt('a', 'work');
  const point = screen.getByLabelText<HTMLTextAreaElement>(LIST_FIELDS.workExperiences.jobDescription.label);
  await user.type(point, 'नमस्ते');
  const press = (isComposing: boolean) =>
    fireEvent.keyDown(point, { key: 'व', code: 'KeyB', ctrlKey: true, isComposing });
  press(true);
  expect(point).toHaveValue('नमस्ते');
  point.select();
  press(false);
  expect(point).toHaveValue('**नमस्ते**');
});

it.each([
  ['with a mouse', false, /type \*\*bold\*\*.*press Ctrl\+B/],
  ['by touch', true, /^(?!.*Ctrl).*type \*\*bold\*\*/],
])('says %s how to mark words there', (_, isTouch, help) => {
  openAt('a', 'work', { isTouch });
  expect(screen.getByText(help)).toBeVisible();
});
