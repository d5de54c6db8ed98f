import { unbreakable } from './BusinessBlock';

/** The lines of a phone row that is too narrow for two words. */
const linesOf = (text: string) => unbreakable({ kind: 'phone', text }, { kind: 'tall' }).split(/ |\u200b/);
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  ['+91 98765 43210', ['+91 98765 43210']],
  ['0124-4567890', ['0124-4567890']],
  ['9876543210, 9810012345, 9999012345', ['9876543210,', '9810012345,', '9999012345']],
  ['9876543210,9810012345', ['9876543210,', '9810012345']],
  ['98765 43210 / 98100 12345', ['98765 43210 /', '98100 12345']],
  ['9876543210 9810012345', ['9876543210', '9810012345']],
  ['+91 98765 43210 +91 98100 12345', ['+91 98765 43210', '+91 98100 12345']],
])('a poster breaks the phone line “%s” only between numbers', (text, lines) => {
  expect(linesOf(text).map(plain)).toEqual(lines);
});

it('no line breaks at a hyphen in a phone number', () => {
  expect(unbreakable({ kind: 'secondPhone', text: '0124-4567890' }, { kind: 'wide' })).toBe(
    '0124-\u20604567890',
  );
});

it.each([
  ['wide', 'care@sharma-traders-gurugram.co.in', 'care|@sharma-traders-gurugram.co.in'],
  ['card', 'care@sharma-traders-gurugram.co.in', 'care|@sharma-traders-gurugram.co.in'],
  ['card', 'sharma.traders.and.sons.gurugram@a.in', 'sharma|.traders|.and|.sons|.gurugram|@a.in'],
  ['tall', 'care@sharma-traders-gurugram.co.in', 'care|@sharma-traders-gurugram|.co|.in'],
  ['tall', 'asha.rao@example.com', 'asha.rao|@example.com'],
] as const)('in a %s block the e-mail address %s may break at %s', (kind, text, parts) => {
  expect(unbreakable({ kind: 'email', text }, { kind }).replaceAll('\u200b', '|')).toBe(parts);
});
