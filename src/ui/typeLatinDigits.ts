import type { InputEvent } from 'react';
import { latinDigits } from '../domain/digits';

/**
 * Types the digits of any script as 0 to 9, the only ones that a number input takes, and leaves out the commas of 1,00,000, with
 * which it would have no value in Firefox and Safari. For its `onBeforeInput`.
 */
export function typeLatinDigits(event: InputEvent<HTMLInputElement>): void {
  const isGroup = event.data === ',' && (0.5).toLocaleString() === '0.5';
  const digits = isGroup ? '' : latinDigits(event.data);
  if (digits === event.data) return;
  event.preventDefault();
  insertText(digits);
}

/** Types a text over the selection. Nothing else reaches the caret of a number input and the browser's Undo. */
export const insertText = (text: string) => document.execCommand('insertText', false, text);
