import { fireEvent } from '@testing-library/react';
import { refuseStrayDrops } from './strayDrops';

/** Whether the browser would open what is dropped on an element. */
function opensIn(target: Element, types: readonly string[]): boolean {
  document.body.append(target);
  return (
    fireEvent.dragOver(target, { dataTransfer: { types } }) &&
    fireEvent.drop(target, { dataTransfer: { types } })
  );
}

const LINK = ['text/uri-list', 'text/plain'];
const field = (type: string) => Object.assign(document.createElement('input'), { type });

it('a file or link dropped where none is taken does not open in place of the page; a text, or what a field takes, is left alone', () => {
  const end = refuseStrayDrops();
  for (const types of [['Files'], LINK, ['text/uri-list', 'Files']])
    expect(opensIn(document.createElement('p'), types)).toBe(false);
  expect(opensIn(field('text'), ['Files'])).toBe(false);
  expect(opensIn(field('file'), LINK)).toBe(false);
  expect(opensIn(field('text'), ['text/plain'])).toBe(true);
  expect(opensIn(field('text'), LINK)).toBe(true);
  expect(opensIn(field('file'), ['Files'])).toBe(true);
  end();
  expect(opensIn(document.createElement('p'), ['Files'])).toBe(true);
});
