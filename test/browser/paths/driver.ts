import type { Locator, Page } from '@playwright/test';
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { FlowId } from '../../../machines';
import { main } from '../support/accounts';
import { send } from './inspected';

/**
 * Who caused an event: the visitor with a real click or key, the outside world that came to something, or the test itself,
 * which sent it because neither can.
 */
export type Cause = 'clicked' | 'world' | 'sent';

/** An event that is to happen. */
export interface Moment {
  readonly page: Page;
  readonly id: FlowId;
  /** Where the machine stands before it. */
  readonly before: AnyMachineSnapshot;
  readonly event: EventObject;
  /** Of an account that exists. */
  readonly email: string;
}

export type Driver = (moment: Moment) => Promise<Cause>;

export const sent: Driver = async ({ page, id, event }) => {
  await send(page, id, event);
  return 'sent';
};

export async function click(button: Locator): Promise<Cause> {
  await button.click();
  return 'clicked';
}

export const button = (page: Page, name: string | RegExp): Locator =>
  main(page).getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** Presses a button that there is exactly one of. */
export const press =
  (name: string | RegExp): Driver =>
  ({ page }) =>
    click(button(page, name));

export const can = ({ before, event }: Moment) => before.can(event);
export const isMember = ({ before }: Moment) => (before.context as { access?: string }).access === 'member';
