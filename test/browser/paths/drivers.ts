import type { Locator, Page } from '@playwright/test';
import type { LoginOrigin } from '../../../machines/loginPopup';
import type { TemplateNumber } from '../../../src/domain/access';
import { RESUME_STEPS, type ResumeStep } from '../../../src/domain/resume/variants';
import { kindOf, type Kind } from '../../paths/kinds';
import { fill, logoutLink, main, nav, newEmail, PASSWORD } from '../support/accounts';
import { expect, open } from '../support/test';
import { button, can, click, isMember, press, sent, type Cause, type Driver, type Moment } from './driver';
import { JOB_DRIVERS, request } from './exportDrivers';
import { inspected } from './inspected';
import { GATES } from './places';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Steps' });

const jump: Driver = async (moment) => {
  const { page, before, event } = moment;
  const step = (event as unknown as { step: ResumeStep | 'preview' }).step;
  const title = step === 'preview' ? 'Preview' : RESUME_STEPS[step].title;
  const station = rail(page).getByRole('button', { name: new RegExp(`^\\d*\\s*${title}( \\(done\\))?$`) });
  const isElsewhere = !before.matches(step) && !before.matches({ open: step }) && !before.hasTag('locked');
  if (isElsewhere) return click(station);
  await expect(station).toHaveCount(0);
  return sent(moment);
};

const dialog = (page: Page) => page.getByRole('dialog');

/** Login at a gate opens the popup; it is closed again, because it covers the page. */
const loginAtGate: Driver = async (moment) => {
  const { page } = moment;
  const gate = button(page, /^Login/).first();
  if (!can(moment)) {
    await expect(gate).toHaveCount(0);
    return sent(moment);
  }
  await click(gate);
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  return 'clicked';
};

async function logInWith(form: Locator, email: string): Promise<void> {
  await fill(form, { 'E-mail': email, Password: PASSWORD });
  await form.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Through the popup where there is a gate, else through the navbar and the login page, which leads back. */
const signIn: Driver = async (moment) => {
  const { page, email } = moment;
  if (isMember(moment)) return sent(moment);
  const gate = button(page, /^Login/).first();
  if ((await gate.count()) > 0) {
    await gate.click();
    await logInWith(dialog(page), email);
  } else {
    await nav(page).getByRole('link', { name: 'Login' }).click();
    await logInWith(main(page), email);
  }
  await expect(logoutLink(page)).toBeVisible();
  return 'clicked';
};

/** Logout leads to the home page; the browser's Back to where the visitor was. */
async function signOutAndBack(page: Page): Promise<Cause> {
  await logoutLink(page).click();
  await expect(nav(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  return 'clicked';
}

const signOut: Driver = async (moment) =>
  kindOf(moment.id) === 'postFlow' && !isMember(moment) ? sent(moment) : signOutAndBack(moment.page);

/** Where the popup is opened decides what happens after a login. The gallery has no machines before it is open. */
const openPopup: Driver = async ({ page, event }) => {
  const path = GATES[(event as unknown as { origin: LoginOrigin }).origin];
  if ((await logoutLink(page).count()) > 0) await signOutAndBack(page);
  await open(page, path);
  await click(button(page, /^Login/).first());
  await inspected(page);
  return 'clicked';
};

const signInInPopup: Driver = async ({ page, before, email }) => {
  const isSignUp = before.matches({ open: 'signUp' });
  if (isSignUp) {
    await fill(dialog(page), { 'User name': 'Asha Rao', 'E-mail': newEmail(), Password: PASSWORD });
    await dialog(page).getByRole('button', { name: 'Sign up', exact: true }).click();
  } else await logInWith(dialog(page), email);
  await expect(logoutLink(page)).toBeVisible();
  return 'clicked';
};

const tab =
  (name: string): Driver =>
  ({ page }) =>
    click(dialog(page).getByRole('tab', { name, exact: true }));

const DRIVERS: Readonly<Record<Kind, Readonly<Record<string, Driver>>>> = {
  wizard: {
    NEXT: press('Next'),
    PREVIOUS: press('Previous'),
    JUMP: jump,
    LOGIN: loginAtGate,
    SIGNED_IN: signIn,
    SIGNED_OUT: signOut,
  },
  postFlow: {
    NEXT: press('Next'),
    PREVIOUS: press('Previous'),
    DOWNLOAD: request,
    SHARE: request,
    COPY: request,
    PREPARE_SHARE: request,
    DOWNLOAD_ALL: request,
    LOGIN: loginAtGate,
    SIGNED_IN: signIn,
    SIGNED_OUT: signOut,
  },
  picker: {
    CHOOSE: async (moment) => {
      const { template } = moment.event as unknown as { template: TemplateNumber };
      return press(new RegExp(`${template}.*Choose`))(moment);
    },
    ON_NEXT: press('Other templates'),
    DOWNLOAD: request,
    SHARE: request,
    COPY: request,
    PREPARE_SHARE: request,
    DOWNLOAD_ALL: request,
  },
  loginPopup: {
    OPEN: openPopup,
    SHOW_SIGN_UP: tab('Sign Up'),
    SHOW_LOGIN: tab('Login'),
    CLOSE: ({ page }) => click(dialog(page).getByRole('button', { name: 'Close', exact: true })),
    SIGNED_IN: signInInPopup,
  },
  job: JOB_DRIVERS,
};

/** Lets an event happen. @throws Error for an event that nobody here can cause */
export function cause(moment: Moment): Promise<Cause> {
  const driver = DRIVERS[kindOf(moment.id)][moment.event.type];
  if (!driver)
    throw new Error(
      `${moment.id}: test/browser/paths/drivers.ts does not know who causes ${moment.event.type}.`,
    );
  return driver(moment);
}
