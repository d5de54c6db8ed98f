import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Library from '@testing-library/dom';
import sharp, { type Region } from 'sharp';
import type { Control, Tab } from './tab';

/** Finds controls by role and name inside the page, as Playwright does for the other engines. */
export const FINDER = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

type PlainControl = { label: string } | { role: string; name: string; flags?: string };

/** A control as JSON, with a regular expression as source and flags. */
export function plain(control: Control): PlainControl {
  if ('label' in control || typeof control.name === 'string') return control as PlainControl;
  return { role: control.role, name: control.name.source, flags: control.name.flags };
}

/** Runs in the page, after `FINDER`. */
export function lookUp(control: PlainControl): HTMLElement | null {
  const { queryAllByLabelText, queryAllByRole } = (window as unknown as { TestingLibraryDom: typeof Library })
    .TestingLibraryDom;
  const wanted =
    'name' in control && control.flags !== undefined ? new RegExp(control.name, control.flags) : null;
  const found =
    'label' in control
      ? queryAllByLabelText(document.body, control.label)
      : queryAllByRole(document.body, control.role, { name: wanted ?? control.name });
  return found.find((element) => element.getClientRects().length > 0) ?? null;
}

/** A pixel of the window with a colour of its own. */
export interface Mark {
  readonly spot: Region;
  readonly color: Buffer;
}

/** Number of marks so far; each has a different colour. */
let marks = 0;

/** Marks a pixel at the upper edge of the window, because a busy WebKit may return an outdated screenshot. */
export async function mark(run: Tab['run']): Promise<Mark> {
  marks += 1;
  const color = [marks % 256, 0, 255];
  const spot = await run(async (background) => {
    const { documentElement: page } = document;
    const dot =
      page.querySelector<HTMLElement>(':scope > i') ?? page.appendChild(document.createElement('i'));
    dot.style.cssText = 'position: fixed; z-index: 9999; top: 0; right: 20px; width: 1px; height: 1px';
    dot.style.background = background;
    // Until the mark is painted; an earlier screenshot would have to be taken again.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return { left: innerWidth - 21, top: 0, width: 1, height: 1 };
  }, `rgb(${color.join()})`);
  return { spot, color: Buffer.from(color) };
}

/** Whether a picture shows a mark, and with it the page as it was then or later. */
export async function shows(picture: Buffer, { spot, color }: Mark): Promise<boolean> {
  return color.equals(await sharp(picture).extract(spot).removeAlpha().raw().toBuffer());
}
