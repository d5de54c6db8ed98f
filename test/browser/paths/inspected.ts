import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowId } from '../../../machines';
import { snapshotOf } from '../../../src/store/flows';
import { ready } from '../support/test';

/** Waits for the handle of a build made with `INSPECT=1`: it comes as a chunk of its own, once the machines run. */
export const inspected = (page: Page) => page.waitForFunction(() => window.__inspect !== undefined);

export async function reloadInspected(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
  await inspected(page);
}

/** The machine's snapshot in the running app. */
export async function snapshotIn(page: Page, id: FlowId): Promise<AnyMachineSnapshot> {
  return snapshotOf(id, await page.evaluate((flow) => window.__inspect!.getFlows()[flow], id));
}

/** Sends an event as the app itself would. Nobody has clicked anything. */
export async function send(page: Page, id: FlowId, event: EventObject): Promise<void> {
  await page.evaluate(([flow, message]) => window.__inspect!.send(flow, message as never), [
    id,
    event,
  ] as const);
}
