import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GOAL_FIELD } from '../../domain/sip/fields';
import { NumberBox } from './NumberBox';

function Goal() {
  const [value, setValue] = useState('1');
  return (
    <NumberBox field="goalAmount" spec={GOAL_FIELD} value={value} onChange={(_, typed) => setValue(typed)} />
  );
}

const insert = jest.fn(); // jsdom lacks it
beforeAll(() => void Object.assign(document, { execCommand: insert }));

it.each([
  ['₹ 1,00,000', 100_000],
  ['₹ ५,०००', 5000],
  ['7,5', 7.5],
  ['12% p.a.', 12],
  ['−500', -500],
])('accepts “%s” when it is pasted, as if it were typed', async (pasted, amount) => {
  render(<Goal />);
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.paste(pasted);
  expect(insert).toHaveBeenCalledWith('insertText', false, `${amount}`);
});

const paste = (box: HTMLElement, text: string) =>
  fireEvent.paste(box, { clipboardData: { getData: () => text } });
const type = (box: HTMLElement, letter: string) => fireEvent.keyPress(box, { which: letter.charCodeAt(0) });

it.each([
  ['something else is pasted', (box: HTMLElement) => paste(box, '0x10')],
  ['two cells are pasted', (box: HTMLElement) => paste(box, '5,000\t10')],
  ['a letter is typed', (box: HTMLElement) => type(box, 'l')],
  ['the last letter of “crore” is', (box: HTMLElement) => type(box, 'e')],
])('keeps its number and says what it accepts when %s', async (_which, attempt) => {
  render(<Goal />);
  const box = screen.getByRole('spinbutton');
  expect(attempt(box)).toBe(false);
  expect(box).toHaveValue(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Type a number in digits, for example 1000000.');
  expect(box).toHaveAccessibleDescription(/in digits/);
  for (const next of ['0', '{Backspace}']) {
    await userEvent.type(box, next);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  }
  expect(box).toHaveValue(1);
});

it('drops its hint once a number is entered, even the one it already holds', () => {
  render(<Goal />);
  const box = screen.getByRole('spinbutton');
  insert.mockImplementationOnce((_command, _ui, value: string) =>
    fireEvent.input(box, { target: { value } }),
  );
  paste(box, 'one');
  paste(box, '₹1');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['.', ' ', '₹'])('leaves the “%s” of 1.5 or ₹ 5 000 to the browser', (typed) => {
  render(<Goal />);
  expect(type(screen.getByRole('spinbutton'), typed)).toBe(true);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('types the digits of other scripts as 0 to 9', () => {
  render(<Goal />);
  fireEvent.keyPress(screen.getByRole('spinbutton'), { which: '௭'.charCodeAt(0) });
  expect(insert).toHaveBeenCalledWith('insertText', false, '7');
});
