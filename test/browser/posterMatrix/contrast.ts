import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Spot {
  readonly name: string;
  readonly color: string;
  /** px of the font; 0 of a picture. */
  readonly size: number;
  readonly isBold: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One text and the least contrast that its letters have, but for one pixel in twenty. */
export interface MeasuredContrast {
  readonly name: string;
  readonly contrast: number;
  /** What WCAG asks for at that size. */
  readonly needed: number;
}

const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
/** Share of pixels that may be worse: the edge of an ornament under one stroke. */
const FORGIVEN = 0.05;

const channel = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
/** WCAG 2, relative luminance of 8-bit sRGB. */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Where every text of the poster stands, and in which ink. */
const spotsOf = (page: Page): Promise<Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot], [data-part="name"], [data-row] span')]
      .filter((node) => node.textContent !== '')
      .flatMap((node) => {
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(({ x, y, width, height }) => ({
          name: node.textContent,
          color,
          size: Number.parseFloat(fontSize),
          isBold: Number(fontWeight) >= 700,
          x,
          y,
          width,
          height,
        }));
      }),
  );

/** The poster as it looks without its lettering and without its logo. */
async function groundOf(page: Page, id: string) {
  const style = await page.addStyleTag({
    content: '[data-poster] *{color:transparent!important} [data-part="logo"] img{opacity:0!important}',
  });
  const picture = await page.locator(`[data-poster="${id}"]`).screenshot();
  await style.evaluate((node) => (node as HTMLStyleElement).remove());
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

type Ground = Awaited<ReturnType<typeof groundOf>>;

/** The contrast of an ink with the pixels of a box, the worst twentieth left out. */
function leastContrast(
  { data, info }: Ground,
  ink: number,
  box: Omit<Spot, 'name' | 'color' | 'size' | 'isBold'>,
): number {
  const found: number[] = [];
  const [right, bottom] = [
    Math.min(info.width, box.x + box.width),
    Math.min(info.height, box.y + box.height),
  ];
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = (y * info.width + x) * 3;
      found.push(contrast(ink, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
    }
  found.sort((one, other) => one - other);
  return found[Math.floor(found.length * FORGIVEN)] ?? 0;
}

const numbers = (color: string): [number, number, number] => {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue];
};

/** Measures every line of text on the poster against what is drawn behind it. */
export async function textContrasts(page: Page, id: string): Promise<MeasuredContrast[]> {
  const spots = await spotsOf(page);
  const ground = await groundOf(page, id);
  return spots.map((spot) => ({
    name: spot.name,
    contrast: leastContrast(ground, luminance(...numbers(spot.color)), spot),
    needed: spot.size >= (spot.isBold ? LARGE_BOLD_PX : LARGE_PX) * 2 ? 3 : 4.5,
  }));
}

/** The contrast of a logo of one colour with what is drawn behind it. @param color `#rrggbb` */
export async function logoContrast(page: Page, id: string, color: string): Promise<number> {
  const box = await page.locator('[data-part="logo"] img').boundingBox();
  if (!box) return 0;
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return leastContrast(
    await groundOf(page, id),
    luminance(channels[0] ?? 0, channels[1] ?? 0, channels[2] ?? 0),
    box,
  );
}
