import { fireEvent, render, screen } from '@testing-library/react';
import { Field } from './Field';

const scrolled = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockClear();
  Object.assign(window, { scrollTo: scrolled, scrollY: 800 });
  render(<Field name="sample" spec={{ label: 'Company', maxLength: 9 }} value="" onChange={jest.fn()} />);
  fireEvent.focus(screen.getByRole('textbox'));
});

/** As Chromium does to the word that an input method composes, before the field loses the focus. */
const leaveField = () => {
  Object.assign(window, { scrollY: 300 });
  fireEvent.blur(screen.getByRole('textbox'));
};

it('stays where the page is pressed, although the browser scrolls to the field', () => {
  fireEvent.mouseDown(document.body);
  leaveField();
  expect(scrolled).toHaveBeenCalledWith(0, 800);
});

it.each([
  ['Tab', () => undefined],
  [
    'a press that has ended',
    () => {
      fireEvent.mouseDown(document.body);
      jest.runAllTimers();
    },
  ],
])('does not scroll when the field is left by %s', (_, act) => {
  act();
  leaveField();
  expect(scrolled).not.toHaveBeenCalled();
});

it('forgets a field that was left', () => {
  leaveField();
  fireEvent.mouseDown(document.body);
  leaveField();
  expect(scrolled).not.toHaveBeenCalled();
});
