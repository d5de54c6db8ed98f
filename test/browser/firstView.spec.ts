import { POST_FLOWS } from '../../src/domain/posts/occasions';
import { ROUTES } from '../../src/domain/routes';
import { expect, open, test } from './support/test';

/** KB of 1000 bytes that a page downloads of fonts before it is scrolled, and of any one picture. */
const FONTS_KB = 30;
const PICTURE_KB = 60;

/** Their live poster is set in faces of its own. */
const STUDIOS: ReadonlySet<string> = new Set(Object.values(POST_FLOWS).map(({ path }) => path));

for (const { path } of ROUTES) {
  test(`${path} shows its first view with few bytes of fonts and pictures`, async ({ page }) => {
    const fonts = new Map<string, number>();
    const pictures = new Map<string, number>();
    page.on('requestfinished', async (request) => {
      const seen = { font: fonts, image: pictures }[request.resourceType()];
      seen?.set(request.url(), (await request.sizes()).responseBodySize / 1000);
    });
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const fontsKb = [...fonts.values()].reduce((sum, kb) => sum + kb, 0);
    expect(fontsKb).toBeGreaterThan(0);
    if (!STUDIOS.has(path)) expect(fontsKb).toBeLessThanOrEqual(FONTS_KB);
    expect([...pictures].filter(([, kb]) => kb > PICTURE_KB)).toEqual([]);
  });
}
