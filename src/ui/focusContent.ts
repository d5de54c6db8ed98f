/** Moves the focus to the page's content without scrolling, so that a screen reader continues there after a change of screen. */
export function focusContent(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
