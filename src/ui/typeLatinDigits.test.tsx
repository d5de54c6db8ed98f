import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './Field';

const insert = jest.fn();
const typed = (key: string) =>
  fireEvent.keyPress(screen.getByRole('spinbutton'), { which: key.charCodeAt(0) });

beforeEach(() => {
  insert.mockClear();
  Object.assign(document, { execCommand: insert });
  const spec = { label: 'Fluency', type: 'number', maxLength: 9 } as const;
  render(<Field name="sample" spec={spec} value="" onChange={jest.fn()} />);
});

it('types the digits of other scripts into a number field as 0 to 9, because the browser drops them', () => {
  expect(typed('५')).toBe(false);
  expect(insert).toHaveBeenCalledWith('insertText', false, '5');
  expect(typed('5')).toBe(true);
  expect(insert).toHaveBeenCalledTimes(1);
});

it('leaves out the comma of 1,00,000, unless the browser’s language has decimal commas', () => {
  const half = jest.spyOn(Number.prototype, 'toLocaleString').mockReturnValue('0.5');
  expect(typed(',')).toBe(false);
  expect(insert).toHaveBeenCalledWith('insertText', false, '');
  half.mockReturnValue('0,5');
  expect(typed(',')).toBe(true);
});
