import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, luminance, luminanceOf } from '../../../../src/ui/contrast';

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

/** Where every text of the poster stands, and in which ink. */
const spotsOf = (page: Page): Promise<Spot[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slot], [data-part="name"], [data-row] span')]
      .filter((node) => node.textContent !== '')
      .flatMap((node) => {
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const range = document.createRange();
        range.selectNodeContents(node);
        // A line break has a box of its own, without width.
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        return boxes.map(({ x, y, width, height }) => ({
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

type Box = Pick<Spot, 'x' | 'y' | 'width' | 'height'>;

/** What a part of the page looks like without lettering and without the logo. */
async function groundOf(page: Page, box: Box) {
  const [x, y] = [Math.floor(box.x), Math.floor(box.y)];
  const style = await page.addStyleTag({
    content: '[data-poster] *{color:transparent!important} [data-part="logo"] img{opacity:0!important}',
  });
  const picture = await page.screenshot({
    clip: { x, y, width: Math.ceil(box.x + box.width) - x, height: Math.ceil(box.y + box.height) - y },
  });
  await style.evaluate((node) => (node as HTMLStyleElement).remove());
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, x, y };
}

type Ground = Awaited<ReturnType<typeof groundOf>>;

/** The contrast of an ink with the pixels of a box, the worst twentieth left out. */
function leastContrast({ data, width, height, ...corner }: Ground, ink: number, box: Box): number {
  const found: number[] = [];
  const [left, top] = [box.x - corner.x, box.y - corner.y];
  const [right, bottom] = [Math.min(width, left + box.width), Math.min(height, top + box.height)];
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < right; x += 1) {
      const at = (y * width + x) * 3;
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
  const poster = await page.locator(`[data-poster="${id}"]`).boundingBox();
  const ground = await groundOf(page, poster!);
  return spots.map((spot) => ({
    name: spot.name,
    contrast: leastContrast(ground, luminance(...numbers(spot.color)), spot),
    needed: spot.size >= (spot.isBold ? LARGE_BOLD_PX : LARGE_PX) * 2 ? 3 : 4.5,
  }));
}

/** The contrast of a logo of one colour with what is drawn behind it. @param color `#rrggbb` */
export async function logoContrast(page: Page, color: string): Promise<number> {
  const box = await page.locator('[data-part="logo"] img').boundingBox();
  return box ? leastContrast(await groundOf(page, box), luminanceOf(color), box) : 0;
}
