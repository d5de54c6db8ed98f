type Areas = readonly HTMLTextAreaElement[];

/** Measures all text areas before it styles one: a style set between two measurements would cost a layout of the page. */
function restyle(areas: Areas, styleOf: (area: HTMLTextAreaElement) => string): void {
  for (const [{ style }, css] of areas.map((area) => [area, styleOf(area)] as const)) style.cssText = css;
}

/** Makes text areas as high as their texts. */
export function fitToText(...areas: Areas): void {
  // Measured at its smallest, as a new one is already. The margin makes up for it: a page that gets shorter for a moment may scroll.
  const fitted = areas.filter(({ style }) => style.height);
  restyle(fitted, ({ offsetHeight }) => `margin-bottom: ${offsetHeight}px`);
  restyle(
    areas,
    ({ scrollHeight, offsetHeight, clientHeight }) =>
      `height: ${scrollHeight + offsetHeight - clientHeight}px`,
  );
}

/** Shared, so that the text areas of a form arrive together. Created on first use, because prerendering has none. */
let resizes: ResizeObserver | undefined;

/**
 * Has a text area fit its text at every width, once it appears, and when a letter makes it scroll. Not by `field-sizing`, with
 * which every letter lays out the form around the area.
 * @returns a function that stops it
 */
export function keepFitting(area: HTMLTextAreaElement): () => void {
  const observer = (resizes ??= new ResizeObserver((entries) =>
    fitToText(...entries.map(({ target }) => target as HTMLTextAreaElement)),
  ));
  observer.observe(area);
  area.addEventListener('scroll', () => fitToText(area));
  return () => observer.unobserve(area);
}
