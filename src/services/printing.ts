import type { Printing } from '../store/ports';
import { delay, withinLimit } from './waiting';

/** Selects the sheets to print. */
const SHEETS = '[data-resume-sheet]';
/** A text on them that shows its marks as they were typed, because the code that draws them is on its way. */
const UNDRAWN = `${SHEETS} [data-undrawn]`;
/** Longest wait for all that the sheets need, in ms; printing with a fallback font beats not printing. */
const LOADING_LIMIT_MS = 3000;
/** How often to look for undrawn texts, in ms. */
const LOOK_MS = 50;
/**
 * If `print()` returns before the dialog closes, `afterprint` marks the end. Some mobile browsers never fire it, so anything
 * that can only happen without the dialog counts, too: the page regains the focus, the visitor presses on it.
 */
const ENDS = ['afterprint', 'focus', 'pointerdown', 'keydown'];
/** After this many ms printing is considered finished in any case. */
const DIALOG_LIMIT_MS = 60_000;

/** Resolves even if a picture can't be decoded; the sheet is printed without it. */
function pictureReady(picture: HTMLImageElement): Promise<void> {
  return picture.decode().catch(() => undefined);
}

/** Resolves once the sheets look as they will print. */
async function drawn(): Promise<void> {
  // Before the fonts, because bold words need another one.
  for (let ms = 0; ms < LOADING_LIMIT_MS && document.querySelector(UNDRAWN); ms += LOOK_MS)
    await delay(LOOK_MS);
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`${SHEETS} img`)];
  await Promise.all([document.fonts.ready, ...pictures.map(pictureReady)]);
}

async function prepare(): Promise<void> {
  await withinLimit(drawn(), LOADING_LIMIT_MS);
}

/** Resolves when the dialog opened by `open` closes. */
function dialogClosed(open: () => void): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const finish = (): void => resolve();
    for (const end of ENDS) window.addEventListener(end, finish, { signal: done.signal });
    const timer = setTimeout(finish, DIALOG_LIMIT_MS);
    done.signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      open();
    } catch (cause) {
      reject(
        new Error('The browser did not open its print window. Use its own menu to print this page.', {
          cause,
        }),
      );
    }
  }).finally(() => done.abort());
}

async function print(title: string): Promise<void> {
  const pageTitle = document.title;
  // Browsers suggest the title as the PDF's file name.
  document.title = title;
  try {
    await dialogClosed(() => window.print());
  } finally {
    // By now the visitor may be on another page, which has a title of its own.
    if (document.title === title) document.title = pageTitle;
  }
}

/** The browser's own print dialog. */
export const printing: Printing = { prepare, print };
