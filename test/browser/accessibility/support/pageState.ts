import type { Page } from '@playwright/test';
import { main } from '../../support/accounts';
import type { Room } from './inspect';

/** A page as a visitor finds it after some presses, and how to get there. */
export interface PageState {
  readonly name: string;
  /** The window it exists in; every one where this is left out. */
  readonly room?: Room;
  readonly reach: (page: Page) => Promise<void>;
}

/** Presses the first button of the page's own content that bears the name. */
export const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name }).first().click();
