import type { AnyMachineSnapshot } from 'xstate';
import type { FlowId } from '../../../../machines';
import { eventsIn, keyOf } from '../../../paths/kinds';
import { until } from './controls';
import { cause } from './drivers';
import type { Fields } from './moment';
import { differences } from './readView';
import { viewOf } from './views';
import { holdServices } from './world';

/** One step of a tour, as it is sent to the page. */
export interface Step {
  readonly name: string;
  /** Index of the event among those tried in the situation. */
  readonly at: number;
  /** The situation that it leads to. */
  readonly to: string;
}

/** The steps between two page loads. */
interface Stretch {
  readonly id: FlowId;
  /** The situation in which the page opens. */
  readonly from: string;
  readonly steps: readonly Step[];
  /** Credentials of an existing account. */
  readonly account: Fields;
}

/** Waits until machine and page match the model. @throws Error with the last differences */
async function standing(id: FlowId, key: string, step: string): Promise<AnyMachineSnapshot> {
  let wrong: string[] = [];
  return until(
    () => `${id}, ${step}: ${wrong.join('; ')}`,
    () => {
      const snapshot: AnyMachineSnapshot | undefined = window.__inspect?.getSnapshot(id);
      if (!snapshot || document.documentElement.dataset.ready === undefined) return undefined;
      const is = keyOf(id, snapshot);
      wrong = is === key ? differences(id, viewOf(id, snapshot)) : [`machine: expected ${key}, is ${is}`];
      return wrong.length === 0 ? snapshot : undefined;
    },
  );
}

/** Takes the steps in the page. Each event is created from the app's current snapshot, because the machine counts its runs. */
async function walk({ id, from, steps, account }: Stretch): Promise<void> {
  let before = await standing(id, from, 'as the page opens');
  for (const { name, at, to } of steps) {
    const event = eventsIn(id, before)[at];
    if (!event) throw new Error(`${name} can't be sent here.`);
    await cause({ id, before, event, account });
    before = await standing(id, to, name);
  }
}

declare global {
  interface Window {
    walk: typeof walk;
  }
}
holdServices();
window.walk = walk;
