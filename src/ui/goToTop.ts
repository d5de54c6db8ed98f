/** Moves the focus to the page's content, so that a screen reader continues there rather than in the menu. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

export function goToTop(): void {
  window.scrollTo(0, 0);
  focusMain();
}
