const SHIFT = '--poster-probe-shift';
const ACTIVE = 'data-poster-probe';

/**
 * html2canvas measures a font's baseline with a 1 px picture beside a span and adds one pixel too many, so every glyph is too
 * low; a site-wide `img { display: block }` makes it worse. Until the returned function is called, a rule in probe.css shifts
 * that picture by the error measured in this browser.
 */
export function alignProbe(node: HTMLElement): () => void {
  const root = document.documentElement;
  root.setAttribute(ACTIVE, '');
  root.style.setProperty(SHIFT, '0px');
  root.style.setProperty(SHIFT, `${probeError(node)}px`);
  return () => {
    root.removeAttribute(ACTIVE);
    root.style.removeProperty(SHIFT);
  };
}

/** Actual baseline minus the one html2canvas would compute, in whole px: -1 in Chromium. */
function probeError(node: HTMLElement): number {
  const box = document.createElement('div');
  const span = document.createElement('span');
  const picture = document.createElement('img');
  const baseline = document.createElement('b');
  box.style.cssText =
    'visibility:hidden;margin:0;padding:0;white-space:nowrap;position:absolute;top:0;left:0';
  box.style.font = `40px ${getComputedStyle(node.querySelector('[data-block]') ?? node).fontFamily}`;
  picture.width = 1;
  picture.height = 1;
  picture.style.cssText = 'margin:0;padding:0;vertical-align:baseline';
  baseline.style.cssText = 'display:inline-block;width:0;height:0';
  span.textContent = 'Hidden Text';
  box.append(span, picture, baseline);
  document.body.append(box);
  const computed = picture.offsetTop - span.offsetTop + 2;
  const actual = baseline.getBoundingClientRect().bottom - span.getBoundingClientRect().top;
  box.remove();
  return Math.round(actual - computed);
}
