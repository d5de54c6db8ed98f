import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Field } from './Field';

const SPEC = { label: 'Tagline', maxLength: 20, isCounted: true } as const;

function Tagline({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <Field name="tagline" spec={SPEC} value={value} onChange={(_, text) => setValue(text)} />;
}

it('says how much of a composed word had no room, although the browser cuts it before the composition ends', () => {
  const before = 'x'.repeat(15);
  render(<Tagline start={`${before}yz`} />);
  const box = screen.getByLabelText<HTMLInputElement>('Tagline');
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
  expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
  // As Firefox does.
  fireEvent.input(box);
  expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
});
