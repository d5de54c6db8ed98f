import type { Page } from '@playwright/test';

/** A picture of a document: its letters are drawn to size, as on paper. */
const DRAWN = 'svg, [role="img"], [data-resume-sheet], [data-poster], [aria-label="Live preview"]';
/** What floats over the page by design and is closed, or goes, by itself. */
const FLOATING = '[aria-label="Quick links"], .notistack-SnackbarContainer';

/** Pixels by which the page can be scrolled sideways, and what sticks out first. */
export function sidewaysFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const over = document.documentElement.scrollWidth - room;
    if (over <= 0) return [];
    const widest = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    return [`scrolls ${over} px sideways: ${widest.at(-1)?.outerHTML.slice(0, 140) ?? ''}`];
  });
}

/**
 * The text spacing of WCAG 1.4.12, as a visitor's own style sheet sets it.
 * @returns takes it off again
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
       p { margin-bottom: 2em !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Lines of text that are cut off by a box around them, or that lie on one another. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ drawn, floating }) => {
      /** Less than the space between two lines, more than a rounded pixel. */
      const SLACK = 3;
      interface Line {
        readonly owner: Element;
        readonly words: string;
        readonly box: DOMRect;
      }
      const isHeard = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      /** The box that a part of the page is cut to, where there is one. */
      const cutter = (element: Element): Element | null => {
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY, clipPath, position } = getComputedStyle(box);
          if (clipPath !== 'none') return null;
          if (/hidden|clip/.test(overflowX + overflowY)) return box;
          if (position === 'fixed') return null;
        }
        return null;
      };
      /** Outside the window of a box that scrolls: it can be brought there. */
      const isScrolledAway = (element: Element, line: DOMRect): boolean => {
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (!/auto|scroll/.test(overflowX + overflowY)) continue;
          const { top, bottom, left, right } = box.getBoundingClientRect();
          if (line.bottom > bottom || line.top < top || line.right > right || line.left < left) return true;
        }
        return false;
      };
      const isTiny = (element: Element) => {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (getComputedStyle(box).clipPath !== 'none') return true;
        return false;
      };
      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        if (!owner || !node.nodeValue?.trim() || owner.closest(`${drawn}, ${floating}, dialog:not([open])`))
          continue;
        if (!isHeard(owner) || isTiny(owner)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 1 && box.height > 1 && !isScrolledAway(owner, box))
            lines.push({ owner, words: node.nodeValue.trim().slice(0, 40), box });
      }
      const faults = new Set<string>();
      for (const { owner, words, box } of lines) {
        const edge = cutter(owner)?.getBoundingClientRect();
        if (!edge) continue;
        const isCut =
          box.right > edge.right + SLACK ||
          box.left < edge.left - SLACK ||
          box.bottom > edge.bottom + SLACK * 2;
        if (isCut) faults.add(`cut: ${words}`);
      }
      const isModal = document.querySelector('dialog:modal') !== null;
      const layer = (element: Element) => {
        for (let box: Element | null = element; box; box = box.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
        return null;
      };
      const layers = new Map(lines.map(({ owner }) => [owner, layer(owner)]));
      lines.forEach((one, index) => {
        for (const other of lines.slice(index + 1)) {
          if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner))
            continue;
          if (layers.get(one.owner) !== layers.get(other.owner) || (isModal && !one.owner.closest('dialog')))
            continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          // Boxes of lines are higher than letters: they may touch.
          const deep = Math.min(one.box.height, other.box.height) / 3;
          if (across > SLACK && down > Math.max(SLACK, deep))
            faults.add(`overlap: ${one.words} / ${other.words}`);
        }
      });
      return [...faults];
    },
    { drawn: DRAWN, floating: FLOATING },
  );
}

/** Controls that are under something else when they have the focus: a bar that stands still, say. */
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
        // A control that lets the pointer through lies over what it works on, and shows its focus there.
        getComputedStyle(each).pointerEvents !== 'none',
    );
    const TOASTS = '.notistack-SnackbarContainer';
    const reach = [0.1, 0.5, 0.9];
    const isSeen = (control: Element): boolean => {
      const box = control.getBoundingClientRect();
      return reach.some((x) =>
        reach.some((y) => {
          // A toast goes by itself, or when its cross is pressed.
          const top =
            document
              .elementsFromPoint(box.left + box.width * x, box.top + box.height * y)
              .find((each) => control.closest(TOASTS) !== null || !each.closest(TOASTS)) ?? null;
          return (
            top !== null &&
            (control.contains(top) ||
              top.contains(control) ||
              top.closest('label')?.contains(control) === true ||
              // A place to drop a file lies under what is said in it, and its frame shows the focus.
              (control.matches('[type="file"]') && control.parentElement?.contains(top) === true))
          );
        }),
      );
    };
    /** What steps aside does so a frame later. */
    const frames = (count: number) =>
      new Promise<void>((resolve) => {
        const wait = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => wait(left - 1)));
        wait(count);
      });
    const faults: string[] = [];
    // There and back: what comes in from below stands at another edge than what comes in from above.
    for (const control of [...controls, ...controls.toReversed()]) {
      control.focus();
      if (isSeen(control)) continue;
      await frames(3);
      if (document.activeElement === control && !isSeen(control))
        faults.push(`under something: ${control.outerHTML.slice(0, 140)}`);
    }
    // The skip link shows itself as long as it has the focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo(0, 0);
    return [...new Set(faults)];
  });
}

/** Controls a finger can miss: less than 44 px wide or high, links within a sentence apart. */
export function smallTargetFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SMALLEST = 44;
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    return [...controls].flatMap((control) => {
      if (
        control.closest('[inert], svg') ||
        // The links of a drawn sheet have the size they have on paper; the form beside it holds the same addresses.
        control.closest('[data-fit]') ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        return [];
      // The dots of a slider: its arrows do the same and have the size.
      if (control.ariaLabel?.startsWith('Go to ')) return [];
      const parent = control.parentElement;
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        parent?.textContent.trim() !== control.textContent.trim();
      // A label is pressed like its field.
      const field = control instanceof HTMLInputElement ? (control.labels?.[0] ?? control) : control;
      const boxes = [control, field].map((each) => each.getBoundingClientRect());
      const width = Math.max(...boxes.map((box) => box.width));
      const height = Math.max(...boxes.map((box) => box.height));
      if (isInSentence || (width >= SMALLEST - 0.5 && height >= SMALLEST - 0.5)) return [];
      return [`${Math.round(width)} × ${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`];
    });
  });
}

/** Parts that still move, or wait for a scroll to be seen, for a visitor who asked for no motion. */
export function motionFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      // A toast fades in and shows how long it stays; nothing travels.
      if (element.closest('.notistack-SnackbarContainer')) return [];
      const { animationName, animationDuration, transitionDuration, transitionProperty } =
        getComputedStyle(element);
      const lasts = (durations: string) =>
        durations.split(',').some((duration) => parseFloat(duration) > 0.01);
      const moves =
        (animationName !== 'none' && lasts(animationDuration)) ||
        (transitionProperty !== 'none' && lasts(transitionDuration));
      const isWaiting = element.getAttribute('data-reveal') === 'waiting';
      return moves || isWaiting ? [`moves or waits: ${element.outerHTML.slice(0, 120)}`] : [];
    }),
  );
}
