type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  readonly control: TextControl;
  readonly text: string;
}

/** Their value is no text that somebody typed. */
const OTHER_TYPES = ['file', 'checkbox', 'radio'];

/** What the visitor has typed into the prerendered page before its code arrived. */
export function readTypedText(root: ParentNode): readonly TypedText[] {
  return [...root.querySelectorAll<TextControl>('input, textarea')]
    .filter((control) => control.value !== control.defaultValue && !OTHER_TYPES.includes(control.type))
    .map((control) => ({ control, text: control.value }));
}

/**
 * Gives that text to the components, the way typing does. React remembers the last value it has seen set on an element and
 * ignores an `input` event that changes nothing, so the value is emptied first and then set behind its back.
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
