import { useState, useRef, type ClipboardEvent, type DragEvent, type InputEvent } from 'react';
import type { FieldControl } from './NativeControl';

/** UTF-16 code units of a letter or an emoji that is typed by itself. */
const LONGEST_LETTER = 2;
/** Half of a character that takes two UTF-16 code units, such as an emoji. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/**
 * The part of a text that fits, as `maxlength` counts it. A text that was too long already, out of a file for one, may stay
 * so long: shortening it a little must not cost the rest.
 * @param before what stood there until now
 */
export function cutToFit(text: string, max: number, before: string): string {
  const room = Math.max(max, before.length);
  return text.length <= room ? text : text.slice(0, room).replace(HALF_CHARACTER, '');
}

/** Characters of an inserted text for which there is no room beside what is typed and not selected. */
function surplus(
  { value, selectionStart, selectionEnd }: FieldControl,
  inserted: string,
  max: number,
): number {
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  return Math.max(0, kept + inserted.length - Math.max(max, kept));
}

/**
 * Keeps a text within its limit and remembers how much of what came in at once was left out. The browser cuts what is pasted,
 * dropped or dictated without a word, and lets through what a program puts in.
 */
export function useLengthLimit(max: number | undefined, value: string) {
  const [leftOut, setLeftOut] = useState(0);
  const expected = useRef(0);
  const expect = (control: FieldControl, inserted: string) => {
    if (max === undefined) return;
    expected.current = surplus(control, inserted, max);
    // A full field takes nothing, so no change follows.
    if (expected.current > 0 && expected.current === inserted.length) setLeftOut(inserted.length);
  };
  return {
    /** Characters that did not fit; 0 once something was changed after it. */
    leftOut: max !== undefined && value.length >= max ? leftOut : 0,
    /** From a keyboard letters come one by one; at a full field they are simply not taken. */
    onBeforeInput: (event: InputEvent<FieldControl>) => {
      if (event.data.length > LONGEST_LETTER) expect(event.currentTarget, event.data);
    },
    // Not every browser tells of these before they go in.
    onPaste: (event: ClipboardEvent<FieldControl>) =>
      expect(event.currentTarget, event.clipboardData.getData('text/plain')),
    onDrop: (event: DragEvent<FieldControl>) =>
      expect(event.currentTarget, event.dataTransfer.getData('text/plain')),
    /** @returns the text as far as it fits */
    limit: (text: string): string => {
      const kept = max === undefined ? text : cutToFit(text, max, value);
      setLeftOut(Math.max(expected.current, text.length - kept.length));
      expected.current = 0;
      return kept;
    },
  };
}
