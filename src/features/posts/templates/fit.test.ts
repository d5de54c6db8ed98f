import { bestSetting, chooseSetting, cutToFit, largestSize, lastResort, type Setting } from './fit';

/** Monospaced text in a box: enough layout to test the choice. */
function box({ words, width, letter = 0.5 }: { words: string[]; width: number; letter?: number }) {
  return ({ size, lines, breaksWords }: Setting) => {
    const perLine = Math.floor(width / (size * letter));
    if (breaksWords) return words.join(' ').length <= perLine * lines;
    let used = 1;
    let room = perLine;
    for (const word of words) {
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

describe('the size of a text', () => {
  it('is the largest that fits, in whole px', () => {
    expect(largestSize(10, 100, (size) => size <= 61.7)).toBe(61);
  });

  it('is the maximum if there is room', () => {
    expect(largestSize(10, 100, () => true)).toBe(100);
  });

  it('is undefined if not even the smallest fits', () => {
    expect(largestSize(10, 100, () => false)).toBeUndefined();
  });
});

describe('a text that has to fit', () => {
  it.each([
    [
      'stays on one line at full size',
      ['Sharma', 'Traders'],
      600,
      { size: 56, lines: 1, breaksWords: false },
    ],
    [
      'adds a second line rather than shrinking far',
      ['Sharma', 'Traders', 'Sons'],
      300,
      { size: 49, lines: 2, breaksWords: false },
    ],
    [
      'breaks a word only when whole words do not fit',
      ['Antidisestablishmentarianism'],
      300,
      { size: 56, lines: 3, breaksWords: true },
    ],
  ])('%s', (_title, words, width, expected) => {
    expect(chooseSetting(RULE, box({ words, width }))).toEqual(expected);
  });

  it('is left for truncation at its smallest size if nothing fits', () => {
    const fits = box({ words: ['x'.repeat(400)], width: 300 });
    expect(chooseSetting(RULE, fits)).toBeUndefined();
    expect(lastResort(RULE)).toEqual({ size: 34, lines: 3, breaksWords: true });
  });

  it('shrinks further before adding a line if the rule says so', () => {
    const fits = box({ words: ['one', 'two'], width: 150 });
    expect(chooseSetting({ max: 56, min: 30, lines: 2, keep: 0.7 }, fits)?.lines).toBe(1);
    expect(chooseSetting({ max: 56, min: 30, lines: 2, keep: 0.9 }, fits)?.lines).toBe(2);
  });
});

describe('a text with several fit rules', () => {
  const large = { max: 80, min: 60, lines: 1 };
  const small = { max: 50, min: 30, lines: 2 };

  it('takes the largest setting', () => {
    const short = box({ words: ['one'], width: 200 });
    expect(bestSetting([large, small], short)).toEqual({ size: 80, lines: 1, breaksWords: false });
    expect(bestSetting([small, large], short)?.size).toBe(80);
  });

  it('prefers whole words over large letters', () => {
    const long = box({ words: ['twelve', 'letters'], width: 200 });
    expect(bestSetting([large, small], long)).toEqual({ size: 50, lines: 2, breaksWords: false });
  });

  it('is left for truncation if no rule has room for it', () => {
    expect(bestSetting([large, small], () => false)).toBeUndefined();
  });
});

describe('a truncated text', () => {
  it('keeps as much as fits and ends with an ellipsis', () => {
    expect(cutToFit('Shri Balaji Electricals', (text) => text.length <= 12)).toBe('Shri Balaji…');
  });

  it('is unchanged if it fits', () => {
    expect(cutToFit('Short', () => true)).toBe('Short');
  });

  it('never splits a Devanagari syllable or an emoji', () => {
    const fits = (max: number) => (text: string) => text.length <= max;
    expect(cutToFit('किराना', fits(4))).toBe('कि…');
    expect(cutToFit('A👨‍👩‍👧B', fits(5))).toBe('A…');
  });
});
