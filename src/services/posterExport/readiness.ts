import { withinLimit } from '../waiting';

const NODE_LIMIT_MS = 2000;
const FONT_LIMIT_MS = 3000;
const FRAME_LIMIT_MS = 250;

/** Letters of every script a poster has, so that each subset of a family is fetched. */
const SAMPLE_LETTERS = 'Aa@0 अआ';

/** html2canvas measures every family in this weight. */
const MEASURED_WEIGHT = '400';

/** The full-size node of a poster, which the page may still be drawing. @throws Error with a sentence for the visitor */
export async function findPoster(id: string): Promise<HTMLElement> {
  const giveUp = Date.now() + NODE_LIMIT_MS;
  for (;;) {
    const node = document.querySelector<HTMLElement>(`[data-poster="${id}"]`);
    if (node && node.offsetWidth > 0) return node;
    if (Date.now() > giveUp)
      throw new Error('This poster is not on the page any more. Open its template and try again.');
    await nextFrames();
  }
}

/** Loads every family and weight that the poster uses; after 3 s it goes on with what is there. */
export async function loadFonts(node: HTMLElement): Promise<void> {
  const faces = [...usedFaces(node)].map((face) => document.fonts.load(face, SAMPLE_LETTERS));
  await withinLimit(
    Promise.allSettled(faces).then(() => document.fonts.ready),
    FONT_LIMIT_MS,
  );
}

/** Fonts of all texts as the CSS `font` shorthand, one per family of each stack and weight. */
export function usedFaces(node: HTMLElement): Set<string> {
  const faces = new Set<string>();
  for (const element of [node, ...node.querySelectorAll<HTMLElement>('*')]) {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    for (const family of fontFamily.split(',').map((name) => name.trim())) {
      faces.add(`${MEASURED_WEIGHT} 40px ${family}`).add(`${fontWeight} 40px ${family}`);
    }
  }
  return faces;
}

/** Waits until art, icons and logo can be drawn. @throws Error with a sentence for the visitor */
export async function decodePictures(node: HTMLElement): Promise<void> {
  const pictures = Array.from(node.querySelectorAll('img'));
  await Promise.all(
    pictures.map((picture) =>
      picture.decode().catch(() => {
        const isLogo = picture.closest('[data-part="logo"]') !== null;
        throw new Error(
          isLogo
            ? 'The logo could not be drawn. Try again, or take the logo off.'
            : 'A picture of the poster did not load. Check your connection and try again.',
        );
      }),
    ),
  );
}

/** Two frames, so that what has just changed is laid out; a tab in the background draws none, hence the limit. */
export function nextFrames(): Promise<unknown> {
  const frames = new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return withinLimit(frames, FRAME_LIMIT_MS);
}
