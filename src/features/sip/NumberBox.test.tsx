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

it.each([
  ['₹ 1,00,000', 100_000],
  ['₹ ५,०००', 5000],
  ['7,5', 7.5],
  ['−500', -500],
])('accepts “%s” when it is pasted', async (pasted, amount) => {
  render(<Goal />);
  await userEvent.click(screen.getByRole('spinbutton'));
  await userEvent.paste(pasted);
  expect(screen.getByRole('spinbutton')).toHaveValue(amount);
});

it('keeps its number when no number is pasted, instead of the digits in it', () => {
  render(<Goal />);
  const box = screen.getByRole('spinbutton');
  expect(fireEvent.paste(box, { clipboardData: { getData: () => '0x10' } })).toBe(false);
  expect(box).toHaveValue(1);
});

it('types the digits of other scripts as 0 to 9', () => {
  const insert = jest.fn();
  Object.assign(document, { execCommand: insert });
  render(<Goal />);
  fireEvent.keyPress(screen.getByRole('spinbutton'), { which: '௭'.charCodeAt(0) });
  expect(insert).toHaveBeenCalledWith('insertText', false, '7');
});
