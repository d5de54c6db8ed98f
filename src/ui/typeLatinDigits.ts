import type { InputEvent } from 'react';
import { latinDigits } from '../domain/digits';

/** Types the digits of any script as 0 to 9, the only ones that a number input takes. For its `onBeforeInput`. */
export function typeLatinDigits(event: InputEvent<HTMLInputElement>): void {
  const digits = latinDigits(event.data);
  if (digits === event.data) return;
  event.preventDefault();
  // The only way to insert a text where the caret of a number input is, and to leave it in the browser's Undo.
  document.execCommand('insertText', false, digits);
}
