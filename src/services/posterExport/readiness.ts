import { withinLimit } from '../waiting';

const FONT_LIMIT_MS = 3000;

/** Text with which html2canvas measures fonts; loaded in addition to the poster's own letters. */
const SAMPLE_LETTERS = 'Hidden Text';

/** html2canvas measures every family in this weight. */
const MEASURED_WEIGHT = '400';

/** Substitutes of the page's own text (ui/fonts.css): fonts of the visitor's system, which may lack them. */
const SYSTEM_FONT = /px "?Like /;

/** Loads all used fonts. @returns false if one fails, or not all have loaded after `FONT_LIMIT_MS`: they get substitutes */
export async function loadFonts(node: HTMLElement): Promise<boolean> {
  const faces = [...usedFaces(node)].filter(([face]) => !SYSTEM_FONT.test(face));
  const loads = faces.map(([face, letters]) => document.fonts.load(face, letters));
  const loaded = Promise.allSettled(loads).then(async (outcomes) => {
    await document.fonts.ready;
    return outcomes.every(({ status }) => status === 'fulfilled');
  });
  return (await withinLimit(loaded, FONT_LIMIT_MS)) ?? false;
}

/** All used fonts as CSS `font` shorthands, one per family of each stack and weight, mapped to the letters they render. */
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

/** The element's own text, excluding child elements. */
function ownText(element: HTMLElement): string {
  const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return texts.map(({ textContent }) => textContent).join('');
}

/** Waits until art, icons and logo are decoded. @throws Error with a message for the visitor */
export async function decodePictures(node: HTMLElement): Promise<void> {
  const pictures = Array.from(node.querySelectorAll('img'));
  await Promise.all(
    pictures.map((picture) =>
      picture.decode().catch(() => {
        const isLogo = picture.closest('[data-part="logo"]') !== null;
        throw new Error(
          isLogo
            ? 'The logo could not be drawn. Try again, or remove the logo.'
            : 'A picture of the poster did not load. Check your connection and try again.',
        );
      }),
    ),
  );
}
