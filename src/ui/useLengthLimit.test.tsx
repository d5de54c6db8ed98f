import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectDescription, showField } from '../../test/jest/showField';
import { LIMIT_SENTENCE } from './fieldMessages';

const WORK = { label: 'What you did', type: 'multiline', maxLength: 20, isCounted: true } as const;

describe('text over the limit', () => {
  it('is not reported if it fits once the selection is replaced', async () => {
    const box = showField(WORK, 'Built a shop for all');
    box.focus();
    box.setSelectionRange(0, 20);
    await userEvent.paste('Designed shops twice');
    expect(box).toHaveValue('Designed shops twice');
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  it('is reported when a full field accepts none of it, until a letter is deleted', () => {
    const box = showField(WORK, 'x'.repeat(20));
    fireEvent.paste(box, { clipboardData: { getData: () => 'more' } });
    expectDescription(box, 'the other 4 were left out');
    fireEvent.change(box, { target: { value: 'x'.repeat(19) } });
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  it('is reported when a field has too little room for an emoji, of which the browser would insert a part or nothing', () => {
    const box = showField(WORK, 'x'.repeat(17));
    box.setSelectionRange(17, 17);
    expect(fireEvent.paste(box, { clipboardData: { getData: () => '👨‍👩‍👧' } })).toBe(false);
    expect(box).toHaveValue('x'.repeat(17));
    expectDescription(box, 'Cut at 17 characters; the other 8 were left out');
  });

  it('is reported in a field without a hint and a counter, too', () => {
    const box = showField({ label: 'Company', maxLength: 20 }, 'x'.repeat(15));
    box.setSelectionRange(15, 15);
    fireEvent.paste(box, { clipboardData: { getData: () => '👨‍👩‍👧' } });
    expectDescription(box, 'Cut at 15 characters; the other 8 were left out');
  });

  it('is cut before an emoji of which the browser keeps half', () => {
    const box = showField(WORK, 'abc');
    const [family, before] = ['👨‍👩‍👧', 'x'.repeat(14)];
    box.setSelectionRange(0, 0);
    fireEvent.paste(box, { clipboardData: { getData: () => before + family } });
    fireEvent.change(box, { target: { value: `${before}👨\u200Dabc` } });
    expect(box).toHaveValue(`${before}abc`);
    expectDescription(box, 'Cut at 17 characters; the other 8 were left out');
  });

  it('is cut when set by a script, never within a character, and no longer mentioned after typing', async () => {
    const box = showField(WORK);
    fireEvent.change(box, { target: { value: `${'x'.repeat(19)}😀 and more` } });
    expect(box).toHaveValue('x'.repeat(19));
    expectDescription(box, 'Cut at 19 characters; the other 11 were left out');
    fireEvent.change(box, { target: { value: 'y'.repeat(25) } });
    expect(box).toHaveValue('y'.repeat(20));
    expectDescription(box, 'the other 5 were left out');
    await userEvent.type(box, '{Backspace}z');
    expectDescription(box, LIMIT_SENTENCE);
    expect(screen.queryByText(/left out/)).not.toBeInTheDocument();
  });

  it('stays whole when it comes from a file and can be shortened one letter at a time', async () => {
    const box = showField(WORK, 'x'.repeat(30));
    expectDescription(box, 'Too long by 10; shorten it');
    await userEvent.type(box, '{Backspace}');
    expect(box).toHaveValue('x'.repeat(29));
  });
});

it('says how much of a composed word had no room, although the browser cuts it before the composition ends', () => {
  const before = 'x'.repeat(15);
  const box = showField({ label: 'Tagline', maxLength: 20 }, `${before}yz`);
  const compose = (word: string) =>
    fireEvent.input(box, { target: { value: `${before}${word}yz` }, isComposing: true });
  box.setSelectionRange(15, 15);
  fireEvent.compositionStart(box);
  compose('शर्मा');
  expect(box).toHaveValue(`${before}शर्माyz`);
  compose('शर्');
  fireEvent.compositionEnd(box, { data: 'शर्मा' });
  expect(box).toHaveValue(`${before}शyz`);
  const sentence = 'Cut at 18 characters; the other 4 were left out';
  expectDescription(box, sentence);
  // As Firefox does.
  fireEvent.input(box);
  expectDescription(box, sentence);
});
