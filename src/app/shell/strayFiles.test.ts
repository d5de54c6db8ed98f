import { fireEvent } from '@testing-library/react';
import { refuseStrayFiles } from './strayFiles';

/** Whether the browser would open what is dropped on an element. */
function opensIn(target: Element, types: readonly string[]): boolean {
  document.body.append(target);
  return (
    fireEvent.dragOver(target, { dataTransfer: { types } }) &&
    fireEvent.drop(target, { dataTransfer: { types } })
  );
}

const fileInput = () => Object.assign(document.createElement('input'), { type: 'file' });

it('a file dropped where none is taken does not open in place of the page; a text, or a file for an input, is left alone', () => {
  const end = refuseStrayFiles();
  expect(opensIn(document.createElement('p'), ['Files'])).toBe(false);
  expect(opensIn(document.createElement('input'), ['text/plain'])).toBe(true);
  expect(opensIn(fileInput(), ['Files'])).toBe(true);
  end();
  expect(opensIn(document.createElement('p'), ['Files'])).toBe(true);
});
