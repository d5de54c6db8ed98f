/** Makes a text area that its text scrolls as high as the text. */
function grow({ style, scrollHeight, offsetHeight, clientHeight }: HTMLTextAreaElement): void {
  style.cssText = `height: ${scrollHeight + offsetHeight - clientHeight}px`;
}

/** Makes a text area as high as its text. */
export function fitToText(area: HTMLTextAreaElement): void {
  // Measured at its smallest. The margin makes up for that: a page that becomes shorter, even for a moment, may scroll.
  area.style.cssText = `margin-bottom: ${area.offsetHeight}px`;
  grow(area);
}

/**
 * Has a text area fit its text at every width, once it appears, and when a letter makes it scroll, until it leaves the page. Not
 * by `field-sizing`, with which every letter lays out the form around the area.
 */
export function keepFitting(area: HTMLTextAreaElement): void {
  new ResizeObserver(() => fitToText(area)).observe(area);
  area.addEventListener('scroll', () => grow(area));
}
