import { logoCases, POSTERS, textCases } from './matrix/cases';
import { logoContrast, textContrasts } from './matrix/contrast';
import { faultsOf } from './matrix/faults';
import { openSheet, show } from './matrix/openSheet';
import { expect, test } from '../support/test';

const LEAST_LOGO_CONTRAST = 3;

// The tallest poster is in view as a whole: otherwise the window grows for each picture of it.
test.use({ viewport: { width: 1200, height: 1920 } });

for (const { id, poster } of POSTERS) {
  const words = textCases(poster.flow === 'gym');

  test(`${id}: no text is cut, no part lies on another, and every text and logo stands out`, async ({
    page,
  }) => {
    await openSheet(page);
    const logos = await logoCases();
    const faults: string[] = [];
    for (const [text, content] of Object.entries(words)) {
      await show(page, id, ...Object.values(logos).map(({ src }) => ({ ...content, logo: src })));
      for (const [index, found] of (await faultsOf(page)).entries())
        faults.push(...found.map((fault) => `${text}, ${Object.keys(logos)[index]}: ${fault}`));
    }
    expect.soft(faults).toEqual([]);

    const faint: string[] = [];
    for (const text of ['typical', '75 characters', '80 characters of Hindi'] as const) {
      await show(page, id, { ...words[text]!, logo: logos['a black logo']!.src });
      for (const { name, contrast, needed } of await textContrasts(page, id))
        // A contrast that could not be measured is none.
        if (!(contrast >= needed)) faint.push(`${name}: ${contrast.toFixed(2)} of ${needed}`);
    }
    for (const [logo, { src, color }] of Object.entries(logos)) {
      if (color === undefined) continue;
      await show(page, id, { ...words.typical!, logo: src });
      const contrast = await logoContrast(page, color);
      if (!(contrast >= LEAST_LOGO_CONTRAST)) faint.push(`${logo}: ${contrast.toFixed(2)}`);
    }
    expect(faint).toEqual([]);
  });
}
