import { logoCases, POSTERS, textCases } from './posterMatrix/cases';
import { logoContrast, textContrasts } from './posterMatrix/contrast';
import { faultsOf } from './posterMatrix/faults';
import { openSheet, show } from './posterMatrix/openSheet';
import { expect, test } from './support/test';

const LEAST_LOGO_CONTRAST = 3;

for (const { id, poster } of POSTERS) {
  const words = textCases(poster.flow === 'gym');

  test(`${id}: no text is cut and no part lies on another, whatever the words and the logo`, async ({
    page,
  }) => {
    await openSheet(page);
    const logos = await logoCases();
    const faults: string[] = [];
    for (const [text, content] of Object.entries(words))
      for (const [logo, { src }] of Object.entries(logos)) {
        await show(page, id, { ...content, logo: src });
        faults.push(...(await faultsOf(page)).map((fault) => `${text}, ${logo}: ${fault}`));
      }
    expect(faults).toEqual([]);
  });

  test(`${id}: every text and every logo stands out from what is drawn behind it`, async ({ page }) => {
    await openSheet(page);
    const logos = await logoCases();
    const faint: string[] = [];
    for (const text of ['typical', '75 characters', '80 characters of Hindi'] as const) {
      await show(page, id, { ...words[text]!, logo: logos['a black logo']!.src });
      for (const { name, contrast, needed } of await textContrasts(page, id))
        if (contrast < needed) faint.push(`${name}: ${contrast.toFixed(2)} of ${needed}`);
    }
    for (const [logo, { src, color }] of Object.entries(logos)) {
      if (color === undefined) continue;
      await show(page, id, { ...words.typical!, logo: src });
      const contrast = await logoContrast(page, id, color);
      if (contrast < LEAST_LOGO_CONTRAST) faint.push(`${logo}: ${contrast.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
  });
}
