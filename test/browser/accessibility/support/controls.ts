import type { Page } from '@playwright/test';

/** Controls that something else covers while they have the focus, such as a sticky bar. */
export function hiddenFocusFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const modal = document.querySelector('dialog:modal');
    const controls = [
      ...(modal ?? document).querySelectorAll<HTMLElement | SVGElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter(
      (each) =>
        each.tabIndex >= 0 &&
        !each.closest('[inert]') &&
        each.checkVisibility({ visibilityProperty: true }) &&
        // A control that lets the pointer through lies over its target, which shows its focus.
        getComputedStyle(each).pointerEvents !== 'none',
    );
    const TOASTS = '.notistack-SnackbarContainer';
    const reach = [0.1, 0.5, 0.9];
    const isSeen = (control: Element): boolean => {
      const box = control.getBoundingClientRect();
      return reach.some((x) =>
        reach.some((y) => {
          // A toast closes by itself, or with its close button.
          const top =
            document
              .elementsFromPoint(box.left + box.width * x, box.top + box.height * y)
              .find((each) => control.closest(TOASTS) !== null || !each.closest(TOASTS)) ?? null;
          return (
            top !== null &&
            (control.contains(top) ||
              top.contains(control) ||
              top.closest('label')?.contains(control) === true ||
              // A drop zone lies under its own text, and its border shows the focus.
              (control.matches('[type="file"]') && control.parentElement?.contains(top) === true))
          );
        }),
      );
    };
    /** A bar moves out of the way one frame later. */
    const frames = (count: number) =>
      new Promise<void>((resolve) => {
        const wait = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => wait(left - 1)));
        wait(count);
      });
    const faults: string[] = [];
    // In both directions, because a control that scrolls in from below is at a different edge than one from above.
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (isSeen(control)) continue;
      await frames(3);
      if (document.activeElement === control && !isSeen(control))
        faults.push(`covered: ${control.outerHTML.slice(0, 140)}`);
    }
    // The skip link is visible while it has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return [...new Set(faults)];
  });
}

/** Controls that are easy to miss with a finger: less than 44 px wide or high, except for links within a sentence. */
export function smallTargetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 44;
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    return [...controls].flatMap((control) => {
      if (
        control.closest('[inert], svg') ||
        // Links on a rendered sheet have the same size as on paper; the Tab key skips them.
        control.matches('[data-fit] [tabindex="-1"]') ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      // The dots of a slider; its arrows do the same and are large enough.
      if (control.ariaLabel?.startsWith('Go to ')) return [];
      const parent = control.parentElement;
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        parent?.textContent.trim() !== control.textContent.trim();
      // Pressing a label presses its field.
      const field = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
      const boxes = [control, field].map((each) => each.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (isInSentence || (width >= SMALLEST - 0.5 && height >= SMALLEST - 0.5)) return [];
      return [`${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`];
    });
  });
}

/** Parts that, under reduced motion, still move or appear only on scrolling. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      // A toast fades in and shows its remaining time; nothing changes place.
      if (element.closest('.notistack-SnackbarContainer')) return [];
      const { animationName, animationDuration, transitionDuration, transitionProperty, opacity } =
        getComputedStyle(element);
      const lasts = (durations: string) =>
        durations.split(',').some((duration) => parseFloat(duration) > 0.01);
      const moves =
        (animationName !== 'none' && lasts(animationDuration)) ||
        (transitionProperty !== 'none' && lasts(transitionDuration));
      const isWaiting = element.hasAttribute('data-reveal') && opacity !== '1';
      return moves || isWaiting ? [`moves or waits: ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}
