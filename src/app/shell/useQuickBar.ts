import { useEffect, useState, type RefObject } from 'react';
import { afterPaint } from '../afterPaint';

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, iframe, [tabindex="0"]';

/** Whether two boxes overlap. */
function overlaps(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether there is a control under the bar, other than its own links. */
function coversControl(bar: HTMLElement): boolean {
  const box = bar.getBoundingClientRect();
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].some(
    (control) => !bar.contains(control) && overlaps(box, control.getBoundingClientRect()),
  );
}

function shouldShow(bar: HTMLElement): boolean {
  // Not displayed in a phone's resume editor, where measuring at every press and scroll would be wasted.
  if (window.scrollY < window.innerHeight || getComputedStyle(bar).display === 'none') return false;
  return bar.contains(document.activeElement) || !coversControl(bar);
}

/**
 * Shows the quick bar after one screen of scrolling and hides it while it would cover a control. Hidden by `visibility`, so
 * that its box can still be measured.
 */
export function useQuickBar(bar: RefObject<HTMLElement | null>): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const measure = () => {
      if (bar.current) setIsShown(shouldShow(bar.current));
    };
    // Measuring every control takes longer than painting what the visitor did.
    const measureSoon = () => afterPaint(measure);
    const leaving = new AbortController();
    for (const event of ['scroll', 'resize', 'focusin'])
      window.addEventListener(event, measureSoon, { signal: leaving.signal });
    measureSoon();
    return () => leaving.abort();
  }, [bar]);

  return isShown;
}
