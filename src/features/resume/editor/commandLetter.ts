/**
 * The letter pressed together with Ctrl or Command; null for any other key, and while an IME composes. Non-Latin layouts report
 * their own letter, so that the physical key decides.
 */
export function commandLetter(event: KeyboardEvent): string | null {
  const { key, code, ctrlKey, metaKey, altKey, isComposing } = event;
  if (ctrlKey === metaKey || altKey || isComposing) return null;
  return (/^[a-z]$/i.test(key) ? key : code.replace('Key', '')).toLowerCase();
}
