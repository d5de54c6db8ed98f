import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Box } from '../../../../src/features/posts/templates/template';
import { contrast, luminance } from '../../../../src/ui/contrast';

/** A line of text or a logo on a poster: its box in the poster's px, and its colours in CSS syntax. */
interface Spot extends Box {
  readonly name: string;
  /** Text colour; unknown for a logo. */
  readonly ink: string | undefined;
  /** Colour of the plate between it and the background, if any. */
  readonly plate: string | undefined;
  /** The contrast that WCAG requires. */
  readonly needed: number;
}

/** The spots of each poster on the sheet. */
export const spotsOf = (page: Page): Promise<Spot[][]> =>
  page.locator('[data-poster]').evaluateAll((posters) => {
    /** In px on a phone, which shows a poster at half its size. */
    const [LARGE, LARGE_BOLD] = [24, 18.66];
    const CLEAR = 'rgba(0, 0, 0, 0)';
    return posters.map((poster) => {
      const corner = poster.getBoundingClientRect();
      const spot = (node: Element, { x, y, width, height }: DOMRect) => {
        const { color, fontSize, fontWeight } = getComputedStyle(node);
        const isPicture = node.matches('img');
        const large = 2 * (Number(fontWeight) >= 700 ? LARGE_BOLD : LARGE);
        const holder = node.closest('[data-slot], [data-part="logo"]');
        const plate = holder ? getComputedStyle(holder).backgroundColor : CLEAR;
        return {
          name: isPicture ? 'the logo' : node.textContent,
          ink: isPicture ? undefined : color,
          plate: plate === CLEAR ? undefined : plate,
          needed: isPicture || Number.parseFloat(fontSize) >= large ? 3 : 4.5,
          x: x - corner.x,
          y: y - corner.y,
          width,
          height,
        };
      };
      const texts = [...poster.querySelectorAll('[data-slot], [data-part="name"], [data-row] span')];
      const lines = texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        // A line break has its own box of zero width.
        return [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => spot(node, box));
      });
      const logos = [...poster.querySelectorAll('[data-part="logo"] img')];
      return [...lines, ...logos.map((node) => spot(node, node.getBoundingClientRect()))];
    });
  });

type Ground = Awaited<ReturnType<typeof groundOf>>;

/** The luminance of each pixel behind texts, logo and their plates on the first poster of the sheet. */
export async function groundOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { optimizeForSpeed: true });
  await devtools.detach();
  const picture = sharp(Buffer.from(data, 'base64')).removeAlpha().raw();
  const { data: pixels, info } = await picture.toBuffer({ resolveWithObject: true });
  const lights = new Float64Array(info.width * info.height);
  for (let index = 0; index < lights.length; index += 1)
    lights[index] = luminance(pixels[3 * index]!, pixels[3 * index + 1]!, pixels[3 * index + 2]!);
  return { width: info.width, height: info.height, lights };
}

/** Share of a spot's pixels that may have less contrast, such as the edge of an ornament under one stroke. */
const FORGIVEN = 0.05;

/** Whether a spot has enough contrast to what is behind it. @param logo the colour of a logo, in CSS syntax */
export function standsOut(ground: Ground, spot: Spot, logo: string): boolean {
  const ink = luminanceOf(spot.ink ?? logo);
  // An unmeasurable contrast counts as none.
  const isFaint = (light: number) => !(contrast(ink, light) >= spot.needed);
  if (spot.plate !== undefined) return !isFaint(luminanceOf(spot.plate));
  const [left, top] = [Math.max(0, Math.floor(spot.x)), Math.max(0, Math.floor(spot.y))];
  const right = Math.min(ground.width, spot.x + spot.width);
  const bottom = Math.min(ground.height, spot.y + spot.height);
  let [pixels, faint] = [0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      pixels += 1;
      if (isFaint(ground.lights[y * ground.width + x]!)) faint += 1;
    }
  return pixels > 0 && faint <= pixels * FORGIVEN;
}

/** @param color as in `rgb(255, 246, 230)` */
function luminanceOf(color: string): number {
  const [red = NaN, green = NaN, blue = NaN] = (color.match(/\d+/g) ?? []).map(Number);
  return luminance(red, green, blue);
}
