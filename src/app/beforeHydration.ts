type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether the visitor has typed, dragged or chosen anything other than what the page was prerendered with. */
function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const preset = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
  return control.value !== preset?.value;
}

/**
 * Replays as events what the visitor did to the controls of a prerendered page before it was hydrated. Call it right after
 * hydration, before anything renders again: until then the elements still have the visitor's values.
 */
export function replayChanges(root: ParentNode): void {
  for (const control of root.querySelectorAll<Control>('input, textarea, select'))
    if (isChanged(control)) replay(control);
}

/**
 * React ignores an `input` event whose value equals the last one it has seen set on an element. So the value is cleared first,
 * and then set with the native setter, which React does not observe. It trusts the `change` of lists and file inputs.
 */
function replay(control: Control): void {
  if (control instanceof HTMLSelectElement || control.type === 'file') {
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { value, selectionStart, selectionEnd } = control;
  const prototype: object = Object.getPrototypeOf(control) as object;
  control.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  if (document.activeElement === control && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd);
}
