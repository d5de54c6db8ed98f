import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldSpec, FieldType } from '../../src/domain/fields';
import { Field } from '../../src/ui/Field';

/** A spec whose limit may not matter. */
export type Spec = Omit<FieldSpec, 'type' | 'maxLength'> & {
  type?: Exclude<FieldType, 'image'>;
  maxLength?: number;
};

function LiveField({ spec, start }: { spec: FieldSpec; start: string }) {
  const [value, setValue] = useState(start);
  return <Field name="sample" spec={spec} value={value} onChange={(_, text) => setValue(text)} />;
}

/** Shows a field that keeps what is typed. @returns its box */
export function showField(spec: Spec, start = '') {
  render(<LiveField spec={{ maxLength: 100, ...spec }} start={start} />);
  return screen.getByLabelText<HTMLInputElement>(spec.label);
}

export const expectDescription = (box: HTMLElement, sentence: string) =>
  expect(box).toHaveAccessibleDescription(expect.stringContaining(sentence));
