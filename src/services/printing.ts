import { Cancelled, type Printing } from '../store/ports';
import { withinLimit } from './waiting';

/** Selects the sheets to print. */
const SHEETS = '[data-resume-sheet]';
/** Longest wait for fonts and pictures in ms; printing with a fallback font beats not printing. */
const LOADING_LIMIT_MS = 3000;
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

async function prepare(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>(`${SHEETS} img`)];
  await withinLimit(Promise.all([document.fonts.ready, ...pictures.map(pictureReady)]), LOADING_LIMIT_MS);
  // If the visitor has left the preview by now, the print window would show another screen.
  if (!document.querySelector(SHEETS)) throw new Cancelled();
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
    document.title = pageTitle;
  }
}

/** The browser's own print dialog. */
export const printing: Printing = { prepare, print };
