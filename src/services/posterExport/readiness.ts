import { withinLimit } from '../waiting';

const NODE_LIMIT_MS = 2000;
const FONT_LIMIT_MS = 3000;
const FRAME_LIMIT_MS = 250;

/** Letters that html2canvas measures a family by; the rest is what the poster says in it. */
const SAMPLE_LETTERS = 'Hidden Text';

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

/** Loads every family and weight that the poster uses, late style sheets first; after 3 s it goes on with what is there. */
export async function loadFonts(node: HTMLElement): Promise<void> {
  const giveUp = Date.now() + FONT_LIMIT_MS;
  while (node.getAttribute('aria-busy') === 'true' && Date.now() < giveUp) await nextFrames();
  const faces = [...usedFaces(node)].map(([face, letters]) => document.fonts.load(face, letters));
  await withinLimit(
    Promise.allSettled(faces).then(() => document.fonts.ready),
    giveUp - Date.now(),
  );
}

/** Fonts of all texts as the CSS `font` shorthand, one per family of each stack and weight, with the letters they draw. */
export function usedFaces(node: HTMLElement): Map<string, string> {
  const faces = new Map<string, string>();
  for (const element of [node, ...node.querySelectorAll<HTMLElement>('*')]) {
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const families = fontFamily.split(',').map((name) => name.trim());
    const used = families.flatMap((family) =>
      [MEASURED_WEIGHT, fontWeight].map((weight) => `${weight} 40px ${family}`),
    );
    for (const face of used) faces.set(face, (faces.get(face) ?? SAMPLE_LETTERS) + ownText(element));
  }
  return faces;
}

/** Without the texts of the elements inside. */
function ownText(element: HTMLElement): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join('');
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
