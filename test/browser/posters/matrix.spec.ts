import { POST_FLOW_NAMES, posterId } from '../../../src/domain/posts/occasions';
import { drawingsOf, postersOf } from './matrix/cases';
import { groundOf, spotsOf, standsOut } from './matrix/contrast';
import { faultsOf } from './matrix/faults';
import { greetingFaults, strayFaces } from './matrix/greetings';
import { openSheet, show } from './matrix/openSheet';
import { expect, test } from '../support/test';

// A screenshot of the window shows all of the tallest poster.
test.use({ viewport: { width: 1200, height: 1920 } });

for (const flow of POST_FLOW_NAMES.filter((name) => postersOf(name).length > 0)) {
  test(`${flow}: any text fits, has enough contrast and is set in the right font on every poster`, async ({
    page,
  }) => {
    const drawings = await drawingsOf(flow);
    const contents = drawings.map(({ content }) => content);
    const greetings = contents.map(({ greeting }) => greeting);
    await openSheet(page);
    for (const id of postersOf(flow).map(posterId)) {
      await show(page, id, contents);
      const ground = await groundOf(page);
      const spots = await spotsOf(page);
      const found = [
        await faultsOf(page),
        await greetingFaults(page, greetings),
        await strayFaces(page, greetings),
        spots.map((all, index) =>
          all
            .filter((spot) => !standsOut(ground, spot, drawings[index]!.logoColor))
            .map(({ name }) => `${name} is too faint`),
        ),
      ];
      const faults = drawings.flatMap(({ name }, index) =>
        found.flatMap((of) => of[index]!).map((fault) => `${name}: ${fault}`),
      );
      expect.soft(faults, id).toEqual([]);
    }
  });
}
