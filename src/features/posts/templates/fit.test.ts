import { bestSetting, chooseSetting, cutToFit, largestSize, lastResort, type Setting } from './fit';

/** Monospaced text in a box: enough layout to test the choice. */
function box(text: string, width: number, letter = 0.5) {
  return ({ size, lines, breaksWords }: Setting) => {
    const perLine = Math.floor(width / (size * letter));
    if (breaksWords) return text.length <= perLine * lines;
    let used = 1;
    let room = perLine;
    for (const word of text.split(' ')) {
      if (word.length > perLine) return false;
      if (word.length > room) {
        used += 1;
        room = perLine;
      }
      room -= word.length + 1;
    }
    return used <= lines;
  };
}

const RULE = { max: 56, min: 34, lines: 2 };

it.each([
  ['the largest that fits, in whole px', 61.7, 61],
  ['the maximum if there is room', 200, 100],
  ['undefined if not even the smallest fits', 9, undefined],
])('the size of a text is %s', (_title, most, expected) => {
  expect(largestSize(10, 100, (size) => size <= most)).toBe(expected);
});

describe('a text that has to fit', () => {
  const [SHORT, LONGER, ONE_WORD] = ['Sharma Traders', 'Sharma Traders Sons', 'Antidisestablishmentarianism'];

  it.each([
    ['stays on one line at full size', SHORT, 600, { size: 56, lines: 1, breaksWords: false }],
    ['adds a line rather than shrinking far', LONGER, 300, { size: 49, lines: 2, breaksWords: false }],
    [
      'breaks a word only if whole words do not fit, and takes no more height for it',
      ONE_WORD,
      300,
      { size: 37, lines: 3, breaksWords: true },
    ],
  ])('%s', (_title, text, width, expected) => {
    expect(chooseSetting(RULE, box(text, width))).toEqual(expected);
  });

  it('is left for truncation at its smallest size if nothing fits', () => {
    const fits = box('x'.repeat(400), 300);
    expect(chooseSetting(RULE, fits)).toBeUndefined();
    expect(lastResort(RULE)).toEqual({ size: 34, lines: 3, breaksWords: true });
  });

  it('shrinks further before adding a line if the rule says so', () => {
    const fits = box('one two', 150);
    expect(chooseSetting({ max: 56, min: 30, lines: 2, keep: 0.7 }, fits)?.lines).toBe(1);
    expect(chooseSetting({ max: 56, min: 30, lines: 2, keep: 0.9 }, fits)?.lines).toBe(2);
  });
});

describe('a text with several fit rules', () => {
  const large = { max: 80, min: 60, lines: 1 };
  const small = { max: 50, min: 30, lines: 2 };

  it('takes the largest setting', () => {
    const short = box('one', 200);
    expect(bestSetting([large, small], short)).toEqual({ size: 80, lines: 1, breaksWords: false });
    expect(bestSetting([small, large], short)?.size).toBe(80);
  });

  it('prefers whole words over large letters', () => {
    const long = box('twelve letters', 200);
    expect(bestSetting([large, small], long)).toEqual({ size: 50, lines: 2, breaksWords: false });
  });

  it('is left for truncation if no rule has room for it', () => {
    expect(bestSetting([large, small], () => false)).toBeUndefined();
  });
});

it.each([
  ['keeps as much as fits and ends with an ellipsis', 'Shri Balaji Electricals', 12, 'Shri Balaji…'],
  ['is unchanged if it fits', 'Short', 12, 'Short'],
  ['never splits a Devanagari syllable', 'किराना', 4, 'कि…'],
  ['never splits an emoji', 'A👨‍👩‍👧B', 5, 'A…'],
])('a truncated text %s', (_title, text, max, expected) => {
  expect(cutToFit(text, (part) => part.length <= max)).toBe(expected);
});
