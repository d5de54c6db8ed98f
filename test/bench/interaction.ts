import type { Browser, CDPSession, Page } from '@playwright/test';
import { paintTimes, recordPaints } from './gestures';
import { inTurns, measure, median, percentile, type BenchRow, type Row } from './rows';
import { TOOL_SPOTS, WIZARD_BOXES, type Spot } from './spots';
import { PHONE, processorTime, withPage } from './visit';

type Effort = Awaited<ReturnType<typeof effortOf>>;

/** Does a gesture at full speed, then on a processor four times slower. @returns what it takes per event, in ms */
async function effortOf({ gesture }: Spot, page: Page, devTools: CDPSession, open: Spot['open']) {
  const controls = await open(page);
  await controls.first().waitFor();
  await page.waitForTimeout(500);
  const doIt = async () => {
    await gesture.on(page, controls);
    // The live preview may follow later.
    await page.waitForTimeout(300);
  };
  await page.evaluate(recordPaints, gesture.effect);
  const before = await processorTime(devTools);
  await doIt();
  const spent = (await processorTime(devTools)) - before;
  const { length } = await paintTimes(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
  await doIt();
  const paints = (await paintTimes(page)).slice(length);
  // Processor time at full speed, and the time from each event to its paint on the slower processor.
  return { cost: spent / length, paints };
}

/** The efforts in a tool and on a bare page, in turns. */
function effortsAt(browser: Browser, origin: string, spot: Spot, turns: number) {
  const screen = { ...spot.screen, baseURL: origin };
  const take = (open: Spot['open']) =>
    withPage(browser, (page, devTools) => effortOf(spot, page, devTools, open), screen);
  const openBare: Spot['open'] = async (page) => {
    await page.setContent(
      `<!doctype html><meta name="viewport" content="width=device-width">${spot.gesture.bare}`,
    );
    return page.locator('input, textarea, button');
  };
  return inTurns(
    turns,
    () => take(spot.open),
    () => take(openBare),
  );
}

/** How many times longer than on a bare page an effect takes to be painted, at the 98th of 100. */
function paintRow({ name }: Spot, efforts: Efforts, target: number): Row {
  const slowest = (taken: readonly Effort[]) =>
    percentile(
      taken.flatMap(({ paints }) => paints),
      0.98,
    );
  const [own, bare] = [slowest(efforts.own), slowest(efforts.bare)];
  const about = `${own.toFixed(0)} and ${bare.toFixed(0)} ms`;
  return { name: `${name}: to paint, slow processor (${about})`, value: own / bare, unit: 'times', target };
}

type Efforts = Awaited<ReturnType<typeof effortsAt>>;

/** Rows about spots, in a browser, for those whose name passes. */
const rowsAbout =
  (spots: readonly Spot[], rowsOf: (spot: Spot, efforts: Efforts) => readonly Row[]) =>
  async (
    browser: Browser,
    origin: string,
    turns: number,
    passes: (name: string) => boolean,
  ): Promise<readonly BenchRow[]> => {
    const rows: BenchRow[] = [];
    for (const spot of spots.filter(({ name }) => passes(name))) {
      const take = async () => rowsOf(spot, await effortsAt(browser, origin, spot, turns));
      rows.push(...(await measure(spot.name, take)));
    }
    return rows;
  };

/** A letter in every text box of the wizards, beside a bare box of the same type. */
export const typing = rowsAbout(WIZARD_BOXES, (spot, efforts) => {
  const ratios = efforts.own.map(({ cost }, turn) => cost / (efforts.bare[turn]?.cost ?? Number.NaN));
  const cost = median(efforts.own.map((one) => one.cost)).toFixed(1);
  return [
    { name: `${spot.name}: a letter (${cost} ms)`, value: median(ratios), unit: 'times', target: 2 },
    paintRow(spot, efforts, 2),
  ];
});

/** Keys, taps and sliders of every tool, beside the same on a bare page. */
export const response = rowsAbout(TOOL_SPOTS, (spot, efforts) => [paintRow(spot, efforts, 1.5)]);
