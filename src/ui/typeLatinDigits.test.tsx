import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './Field';

it('types the digits of other scripts into a number field as 0 to 9, because the browser drops them', () => {
  const insert = jest.fn();
  Object.assign(document, { execCommand: insert });
  const spec = { label: 'Fluency', type: 'number', maxLength: 9 } as const;
  render(<Field name="sample" spec={spec} value="" onChange={jest.fn()} />);
  const box = screen.getByRole('spinbutton');
  expect(fireEvent.keyPress(box, { which: '५'.charCodeAt(0) })).toBe(false);
  expect(insert).toHaveBeenCalledWith('insertText', false, '5');
  expect(fireEvent.keyPress(box, { which: '5'.charCodeAt(0) })).toBe(true);
  expect(insert).toHaveBeenCalledTimes(1);
});
