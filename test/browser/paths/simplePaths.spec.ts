import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { FLOW_IDS, type FlowId } from '../../../machines';
import type { JobContext } from '../../../machines/job';
import { after, graphOf, initialOf, logicOf } from '../../paths/graph';
import { eventsIn } from '../../paths/kinds';
import { simplePathsOf, type SimplePath } from '../../paths/simplePaths';
import { expect, test } from '../support/test';
import { openPlaceOf } from './places';
import { differences, readView, type ExpectedView } from './readView';
import { BUTTON_NAMES, viewOf } from './views';

/** An event, and where it has to lead. */
interface Walked {
  readonly name: string;
  readonly event: EventObject;
  readonly value: string;
  readonly view: ExpectedView;
}

/** A path as the page runs it: from a record of its machine's start. */
interface Walk {
  readonly start: { readonly value: unknown; readonly context: unknown };
  readonly steps: readonly Walked[];
}

declare global {
  interface Window {
    paths: { readonly readView: typeof readView; readonly differences: typeof differences };
  }
}

/** How much further each path counts its runs, so that no answer of an earlier one can be taken for its own. */
const RUNS_APART = 1000;

function startOf(id: FlowId, number: number): AnyMachineSnapshot {
  const initial = initialOf(id);
  const context = initial.context as Partial<JobContext>;
  if (context.run === undefined) return initial;
  return logicOf(id).resolveState({
    value: initial.value as string,
    context: { ...context, run: number * RUNS_APART },
  });
}

function walkOf(id: FlowId, path: SimplePath, number: number): Walk {
  let snapshot = startOf(id, number);
  const start = { value: snapshot.value as unknown, context: snapshot.context as unknown };
  const steps = path.map(({ at, transition }) => {
    const event = eventsIn(id, snapshot)[at]!;
    snapshot = after(id, snapshot, event);
    return {
      name: transition.name,
      event,
      value: JSON.stringify(snapshot.value),
      view: viewOf(id, snapshot),
    };
  });
  return { start, steps };
}

/** Runs all walks inside the page, by the handle: no clicks, but the real store and the real view. @returns what went wrong first */
function runInPage(page: Page, id: FlowId, walks: readonly Walk[]): Promise<string[]> {
  return page.evaluate(
    async ([flow, all, names, patience]) => {
      const { readView: read, differences: compare } = window.paths;
      const inspect = window.__inspect!;
      for (const { start, steps } of all) {
        inspect.jump(flow, start as never);
        const way: string[] = [];
        for (const { name, event, value, view } of steps) {
          way.push(name);
          inspect.send(flow, event as never);
          const giveUp = performance.now() + patience;
          for (;;) {
            await Promise.resolve();
            const is = JSON.stringify(inspect.getFlows()[flow].value);
            const wrong = compare(view, read({ flow, names }));
            if (is !== value) wrong.push(`machine: expected ${value}, is ${is}`);
            if (wrong.length === 0) break;
            if (performance.now() > giveUp) return [...wrong, ...way];
            await new Promise((resolve) => setTimeout(resolve, 4));
          }
        }
      }
      return [];
    },
    [id, walks, BUTTON_NAMES, 5000] as const,
  );
}

// Narrower than where a resume's sheet stands beside its form: the tours walk with it, and here it took half of the time.
test.use({ viewport: { width: 1000, height: 860 } });

for (const id of FLOW_IDS) {
  test(`every simple path of ${id} leads where its machine says, in the real store and view`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    // What works for the jobs never comes: here the test answers for it.
    await page.route(/\/(posterExport|printing)\.[^/]*js$/, () => new Promise(() => undefined));
    await openPlaceOf(page, id);
    await page.evaluate(
      `window.paths = { readView: ${String(readView)}, differences: ${String(differences)} }`,
    );
    const { count, longest } = simplePathsOf(graphOf(id));
    const walks = longest.map((path, index) => walkOf(id, path, index + 1));
    const started = Date.now();
    expect(await runInPage(page, id, walks)).toEqual([]);
    const steps = walks.reduce((sum, walk) => sum + walk.steps.length, 0);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `paths ${id.padEnd(16)}${String(count).padStart(5)} simple paths, ${String(longest.length).padStart(4)} walks that hold them all, ${String(steps).padStart(5)} steps${seconds.padStart(7)} s`,
    );
  });
}
