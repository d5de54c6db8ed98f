import { useState, useRef, type ClipboardEvent, type DragEvent, type InputEvent } from 'react';
import { wellFormed } from '../domain/text';
import type { FieldControl } from './NativeControl';

/** UTF-16 code units of a single typed letter or emoji. */
const MAX_LETTER_LENGTH = 2;

/**
 * Cuts a text to the limit, counted like `maxlength`. A text that was already too long, such as an imported one, may keep
 * its length: shortening it a little must not lose the rest.
 * @param before the previous value
 */
export function cutToFit(text: string, max: number, before: string): string {
  const room = Math.max(max, before.length);
  return text.length <= room ? text : wellFormed(text.slice(0, room));
}

/** How many characters of an inserted text do not fit; the selection is replaced. */
function surplus(
  { value, selectionStart, selectionEnd }: FieldControl,
  inserted: string,
  max: number,
): number {
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  return Math.max(0, kept + inserted.length - Math.max(max, kept));
}

/**
 * Keeps a text within its limit and reports how much of an insertion was cut off. The browser silently cuts what is pasted,
 * dropped or dictated, and does not limit text set by scripts.
 */
export function useLengthLimit(max: number | undefined, value: string) {
  const [leftOut, setLeftOut] = useState(0);
  const expected = useRef(0);
  const expect = (control: FieldControl, inserted: string) => {
    if (max === undefined) return;
    expected.current = surplus(control, inserted, max);
    // A full field rejects the text, so there is no change event.
    if (expected.current > 0 && expected.current === inserted.length) setLeftOut(inserted.length);
  };
  return {
    /** Characters that did not fit; 0 after any further change. */
    leftOut: max !== undefined && value.length >= max ? leftOut : 0,
    /** Typing inserts single letters, which a full field just ignores. */
    onBeforeInput: (event: InputEvent<FieldControl>) => {
      if (event.data.length > MAX_LETTER_LENGTH) expect(event.currentTarget, event.data);
    },
    // Not every browser fires `beforeinput` for these.
    onPaste: (event: ClipboardEvent<FieldControl>) =>
      expect(event.currentTarget, event.clipboardData.getData('text/plain')),
    onDrop: (event: DragEvent<FieldControl>) =>
      expect(event.currentTarget, event.dataTransfer.getData('text/plain')),
    /** @returns the text, cut to the limit */
    limit: (text: string): string => {
      const kept = max === undefined ? text : cutToFit(text, max, value);
      setLeftOut(Math.max(expected.current, text.length - kept.length));
      expected.current = 0;
      return kept;
    },
  };
}
