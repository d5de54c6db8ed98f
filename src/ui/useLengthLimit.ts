import {
  useState,
  useRef,
  type ClipboardEvent,
  type CompositionEvent,
  type DragEvent,
  type InputEvent,
  type SyntheticEvent,
} from 'react';
import { cutText } from '../domain/graphemes';
import type { FieldControl } from './NativeControl';

/** A text before and after what an insertion replaces. A number or e-mail box does not say what is selected; it may be all. */
const around = ({ value, selectionStart, selectionEnd }: FieldControl) => ({
  before: value.slice(0, selectionStart ?? 0),
  after: value.slice(selectionEnd ?? value.length),
});

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
export function useLengthLimit(max: number | undefined = Infinity, value: string) {
  const [cut, setCut] = useState({ to: '', leftOut: 0 });
  const expected = useRef<Insertion>(null);
  const aroundWord = useRef({ before: '', after: '' });
  /** Notes an insertion between two texts that has no room. @returns whether it has none */
  const isTooLong = (inserted: string, { before, after } = aroundWord.current): boolean => {
    const whole = before + inserted + after;
    expected.current = whole.length > max ? { whole, after } : null;
    return expected.current !== null;
  };
  const expect = (event: SyntheticEvent<FieldControl>, inserted: string) => {
    const { currentTarget } = event;
    const { before, after } = around(currentTarget);
    if (!isTooLong(inserted, { before, after })) return;
    if (cutText(inserted, Math.max(max - before.length - after.length, 0)) !== '') return;
    // The browser would insert nothing, without a change event, or part of an emoji.
    event.preventDefault();
    expected.current = null;
    setCut({ to: currentTarget.value, leftOut: inserted.length });
  };
  return {
    /** Characters that did not fit; 0 after any further change. */
    leftOut: cut.to === value ? cut.leftOut : 0,
    /** Keys insert single letters, which a full field just ignores. */
    onBeforeInput: (event: InputEvent<FieldControl>) => {
      if (event.data.length > 1) expect(event, event.data);
    },
    // Not every browser fires `beforeinput` for these.
    onPaste: (event: ClipboardEvent<FieldControl>) =>
      expect(event, event.clipboardData.getData('text/plain')),
    onDrop: (event: DragEvent<FieldControl>) => expect(event, event.dataTransfer.getData('text/plain')),
    onCompositionStart: (event: CompositionEvent<FieldControl>) => {
      aroundWord.current = around(event.currentTarget);
    },
    /** For a word whose composition ends: browsers let it outgrow the limit until then. */
    isTooLong,
    /**
     * Cuts a text to the limit. One that was already too long may keep its length: shortening it a little must not lose the
     * rest.
     */
    limit: (text: string): string => {
      const insertion = expected.current;
      expected.current = null;
      const kept = cutText(insertion ? withoutPart(text, insertion) : text, Math.max(max, value.length));
      const leftOut = (insertion?.whole ?? text).length - kept.length;
      // Spares most letters a rendering of the field of its own.
      if (leftOut > 0 || (cut.leftOut > 0 && cut.to !== kept)) setCut({ to: kept, leftOut });
      return kept;
    },
  };
}
