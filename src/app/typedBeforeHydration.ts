type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  readonly control: TextControl;
  readonly text: string;
}

/** Inputs whose value is not typed text. */
const OTHER_TYPES = ['file', 'checkbox', 'radio'];

/** Reads what the visitor typed into the prerendered page before hydration. */
export function readTypedText(root: ParentNode): readonly TypedText[] {
  return [...root.querySelectorAll<TextControl>('input, textarea')]
    .filter((control) => control.value !== control.defaultValue && !OTHER_TYPES.includes(control.type))
    .map((control) => ({ control, text: control.value }));
}

/**
 * Replays that text as input events. React ignores an `input` event whose value equals the last one it has seen set on an
 * element. So the value is cleared first, and then set with the native setter, which React does not observe.
 */
export function replayTypedText(typed: readonly TypedText[]): void {
  for (const { control, text } of typed) {
    const { selectionStart, selectionEnd } = control;
    const prototype: object = Object.getPrototypeOf(control) as object;
    control.value = '';
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(new Event('input', { bubbles: true }));
    if (document.activeElement === control && selectionStart !== null)
      control.setSelectionRange(selectionStart, selectionEnd);
  }
}
