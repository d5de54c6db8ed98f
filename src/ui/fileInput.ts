import type { ChangeEvent } from 'react';

/**
 * The `onChange` handler of a file input. It clears the input: otherwise choosing the same file again, once fixed, would fire
 * no change event.
 */
export function takeFile(onFile: (file: File) => void) {
  return ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
    input.value = '';
  };
}
