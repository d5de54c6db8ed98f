import { useState, useRef, type ClipboardEvent, type DragEvent, type InputEvent } from 'react';
import { cutText } from '../domain/graphemes';
import type { FieldControl } from './NativeControl';

/** UTF-16 code units of a single typed letter or emoji. */
const MAX_LETTER_LENGTH = 2;

/** A text as an insertion would make it without the limit, and its part after the inserted text. */
interface Insertion {
  readonly whole: string;
  readonly after: string;
}

/** A text that the browser has cut at the limit, without the part of a grapheme that it may have left. */
function withoutPart(text: string, { whole, after }: Insertion): string {
  const head = text.slice(0, text.length - after.length);
  // A single-line box also drops line breaks.
  return whole.startsWith(head) ? cutText(whole, head.length) + after : text;
}

/**
 * Keeps a text within its limit and reports how much of an insertion was cut off. The browser silently cuts what is pasted,
 * dropped or dictated, and does not limit text set by scripts.
 */
export function useLengthLimit(max: number | undefined, value: string) {
  const [cut, setCut] = useState({ to: '', leftOut: 0 });
  const expected = useRef<Insertion>(null);
  const expect = ({ value: text, selectionStart, selectionEnd }: FieldControl, inserted: string) => {
    if (max === undefined) return;
    // A number or e-mail box does not say what is selected; it may be everything.
    const before = text.slice(0, selectionStart ?? 0);
    const after = text.slice(selectionEnd ?? text.length);
    const whole = before + inserted + after;
    // A full field rejects the text, so there is no change event.
    const isFull = before.length + after.length >= max;
    expected.current = whole.length > max && !isFull ? { whole, after } : null;
    if (isFull) setCut({ to: text, leftOut: inserted.length });
  };
  return {
    /** Characters that did not fit; 0 after any further change. */
    leftOut: cut.to === value ? cut.leftOut : 0,
    /** Typing inserts single letters, which a full field just ignores. */
    onBeforeInput: (event: InputEvent<FieldControl>) => {
      if (event.data.length > MAX_LETTER_LENGTH) expect(event.currentTarget, event.data);
    },
    // Not every browser fires `beforeinput` for these.
    onPaste: (event: ClipboardEvent<FieldControl>) =>
      expect(event.currentTarget, event.clipboardData.getData('text/plain')),
    onDrop: (event: DragEvent<FieldControl>) =>
      expect(event.currentTarget, event.dataTransfer.getData('text/plain')),
    /**
     * Cuts a text to the limit. One that was already too long may keep its length: shortening it a little must not lose the
     * rest.
     */
    limit: (text: string): string => {
      if (max === undefined) return text;
      const insertion = expected.current;
      expected.current = null;
      const kept = cutText(insertion ? withoutPart(text, insertion) : text, Math.max(max, value.length));
      const leftOut = (insertion?.whole ?? text).length - kept.length;
      // Spares most letters a rendering of the field of its own.
      if (leftOut > 0 || cut.leftOut > 0) setCut({ to: kept, leftOut });
      return kept;
    },
  };
}
