import type { Printing } from '../store/ports';
import { withinLimit } from './waiting';

/** Where the sheets stand that go to the printer. */
const SHEETS = '[data-resume-sheet]';
/** Longest wait for fonts and pictures in ms: printing with a substitute font beats not printing. */
const LOADING_LIMIT_MS = 3000;
/**
 * Browsers whose `print()` returns before the dialog closes announce the end with `afterprint`. Some on phones never do:
 * there the visitor's return to the page is the end, and after this many ms it has ended in any case.
 */
const DIALOG_LIMIT_MS = 60_000;

/** A picture that can't be decoded leaves its place empty; that is no reason not to print. */
function pictureReady(picture: HTMLImageElement): Promise<void> {
  return picture.decode().catch(() => undefined);
}

async function prepare(): Promise<void> {
  const sheets = [...document.querySelectorAll(SHEETS)];
  if (sheets.length === 0)
    throw new Error('There is no resume on this page to print. Open its preview and try again.');
  const pictures = sheets.flatMap((sheet) => [...sheet.querySelectorAll('img')]);
  await withinLimit(Promise.all([document.fonts.ready, ...pictures.map(pictureReady)]), LOADING_LIMIT_MS);
}

/** Resolves when the dialog that `open` opens has closed. */
function dialogClosed(open: () => void): Promise<void> {
  const done = new AbortController();
  return new Promise<void>((resolve, reject) => {
    const finish = (): void => resolve();
    window.addEventListener('afterprint', finish, { signal: done.signal });
    // Registered before the dialog takes the focus; the event comes when it gives it back.
    window.addEventListener('focus', finish, { signal: done.signal });
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
  // Browsers offer the title as the file name of the PDF.
  document.title = title;
  try {
    await dialogClosed(() => window.print());
  } finally {
    document.title = pageTitle;
  }
}

/** The browser's own print dialog. */
export function createPrinting(): Printing {
  return { prepare, print };
}
