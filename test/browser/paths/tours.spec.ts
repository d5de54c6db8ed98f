import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { FLOW_IDS, REMEMBERED_FLOWS, type FlowId } from '../../../machines';
import { after, graphOf, initialOf, toCover } from '../../paths/graph';
import { eventsIn, keyOf } from '../../paths/kinds';
import { tourOf, type TourStep } from '../../paths/tour';
import { logOut, newEmail, signUp } from '../support/accounts';
import { expect, test } from '../support/test';
import type { Cause } from './driver';
import { cause } from './drivers';
import { reloadInspected, snapshotIn } from './inspected';
import { openPlaceOf } from './places';
import { differences, readView } from './readView';
import { BUTTON_NAMES, viewOf } from './views';
import { holdServices } from './world';

/** Reads the machine and the page until both are as the model says; the last difference is what a failure tells. */
async function expectStanding(
  page: Page,
  id: FlowId,
  model: AnyMachineSnapshot,
  step: string,
): Promise<void> {
  const expected = viewOf(id, model);
  const look = async () => {
    const key = keyOf(id, await snapshotIn(page, id));
    const seen = await page.evaluate(readView, { flow: id, names: BUTTON_NAMES });
    const wanted = keyOf(id, model);
    return [
      ...(key === wanted ? [] : [`machine: expected ${wanted}, is ${key}`]),
      ...differences(expected, seen),
    ];
  };
  await expect.poll(look, { message: `${id}, ${step}`, intervals: [0, 20, 50, 100] }).toEqual([]);
}

/** A tour on its way: where the model stands, and what has been counted so far. */
interface Walk {
  readonly page: Page;
  readonly id: FlowId;
  readonly email: string;
  readonly counts: Record<Cause, number>;
  readonly seen: Set<string>;
}

const isRemembered = (id: FlowId) => (REMEMBERED_FLOWS as readonly FlowId[]).includes(id);

/** A flow that is remembered shows the same step after a reload: tried once in every state. */
async function reloadOnce({ page, id, seen }: Walk, model: AnyMachineSnapshot): Promise<void> {
  const state = JSON.stringify(model.value);
  if (!isRemembered(id) || seen.has(state)) return;
  seen.add(state);
  await reloadInspected(page);
  await expectStanding(page, id, model, `after a reload at ${state}`);
}

/** One step. The machine counts its runs, so the event is made anew from where it stands in the app. */
async function take(walk: Walk, { edge }: TourStep, number: number): Promise<AnyMachineSnapshot> {
  const { page, id, email, counts } = walk;
  const before = await snapshotIn(page, id);
  const event = eventsIn(id, before)[edge.at];
  if (!event) throw new Error(`${edge.transition.name} can't be made here.`);
  counts[await cause({ page, id, before, event, email })] += 1;
  const model = after(id, before, event);
  await expectStanding(page, id, model, `step ${number}, ${edge.transition.name}`);
  await reloadOnce(walk, model);
  return model;
}

// Playwright clicks what stands still: with motion it waited for every screen to arrive.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const needsAccount = (id: FlowId) =>
  initialOf(id).machine.events.some((type: string) => type === 'SIGNED_IN');

for (const id of FLOW_IDS) {
  test(`the tour of ${id} takes every transition in the real app`, async ({ page }) => {
    test.setTimeout(150_000);
    const email = newEmail();
    if (needsAccount(id)) {
      await signUp(page, email);
      await logOut(page);
    }
    await holdServices(page);
    await openPlaceOf(page, id);
    const graph = graphOf(id);
    const tour = tourOf(graph);
    const walk: Walk = { page, id, email, counts: { clicked: 0, world: 0, sent: 0 }, seen: new Set() };
    const started = Date.now();
    await expectStanding(page, id, initialOf(id), 'at the start');
    await reloadOnce(walk, initialOf(id));
    const covered = new Set<string>();
    for (const [index, step] of tour.steps.entries()) {
      await take(walk, step, index + 1);
      covered.add(step.edge.transition.name);
    }
    report(walk, covered.size, toCover(graph).size, started);
    expect(tour.restarts, 'a tour that goes through without starting again').toBe(0);
    expect(tour.missed.map(({ name }) => name)).toEqual([]);
  });
}

function report({ id, counts, seen }: Walk, covered: number, all: number, started: number): void {
  const percent = ((100 * covered) / all).toFixed(0);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `tour  ${id.padEnd(16)}${`${covered}/${all}`.padStart(8)} covered (${percent} %)${String(counts.clicked).padStart(5)} clicked${String(counts.world).padStart(4)} by the world${String(counts.sent).padStart(4)} sent${String(seen.size).padStart(4)} reloads${seconds.padStart(7)} s`,
  );
}
