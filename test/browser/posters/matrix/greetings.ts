import type { Page } from '@playwright/test';
import type { ChosenGreeting, GreetingLanguage } from '../../../../src/domain/posts/greetings';

/** Names of Baloo 2's counterparts; the posters' own faces cover the other languages. */
const FACES: Readonly<Partial<Record<GreetingLanguage, RegExp>>> = {
  gu: /^Baloo Bhai 2/,
  ta: /^Baloo Thambi 2/,
  te: /^Baloo Tammudu 2/,
  bn: /^Baloo Da 2/,
  kn: /^Baloo Tamma 2/,
  pa: /^Baloo Paaji 2/,
};
const OWN_FACES = /^(Yatra One|Rozha One|Baloo 2)/;

/** Faults in the greetings on each poster of the sheet. */
export const greetingFaults = (
  page: Page,
  greetings: readonly (ChosenGreeting | undefined)[],
): Promise<string[][]> =>
  page.locator('[data-poster]').evaluateAll((posters, wanted) => {
    /** Px by which the boxes of two lines may overlap. */
    const SLACK = 2;
    return posters.map((poster, index) => {
      const { greeting, line } = wanted[index] ?? {};
      if (greeting === undefined) return [];
      const block = poster.querySelector<HTMLElement>('[data-block]')!;
      const lines = [...poster.querySelectorAll<HTMLElement>('[data-part="greeting"]')].sort(
        (one, other) => one.offsetTop - other.offsetTop,
      );
      const faults = lines[0]?.textContent === greeting ? [] : ['the greeting is not on top'];
      lines.forEach((node, at) => {
        const text = node.textContent;
        if (![greeting, line].includes(text)) faults.push(`“${text}” is unexpected`);
        if (node.style.overflowWrap === 'anywhere') faults.push(`“${text}” breaks a word`);
        if (node.scrollWidth > node.clientWidth + 1) faults.push(`“${text}” is too wide`);
        const bottom = node.offsetTop + node.offsetHeight;
        const next = lines[at + 1];
        if (next && bottom > next.offsetTop + SLACK) faults.push(`“${text}” reaches into the next line`);
        // Beside a block as tall as the poster, the lettering can be anywhere.
        const isAbove = node.offsetTop < block.offsetTop && block.offsetHeight < block.offsetTop;
        if (!next && isAbove && bottom > block.offsetTop) faults.push(`“${text}” reaches into the details`);
      });
      return faults;
    });
  }, greetings);

/** The wrong faces in the greetings of each poster, or the language of one that lacks its own face. */
export async function strayFaces(
  page: Page,
  greetings: readonly (ChosenGreeting | undefined)[],
): Promise<string[][]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const find = async (nodeId: number, selector: string) =>
    (await devtools.send('DOM.querySelectorAll', { nodeId, selector })).nodeIds;
  const posters = await find(root.nodeId, '[data-poster]');
  const strays = await Promise.all(
    posters.map(async (poster, index) => {
      const language = greetings[index]?.language;
      if (!language) return [];
      const lines = await find(poster, '[data-part="greeting"]');
      const used = await Promise.all(
        lines.map((nodeId) => devtools.send('CSS.getPlatformFontsForNode', { nodeId })),
      );
      const own = FACES[language] ?? OWN_FACES;
      const faces = used.flatMap(({ fonts }) =>
        fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : `system ${familyName}`)),
      );
      const stray = faces.filter((face) => !own.test(face) && !face.startsWith('Baloo 2'));
      return faces.some((face) => own.test(face)) ? stray : [...stray, `no face of ${language}`];
    }),
  );
  await devtools.detach();
  return strays;
}
