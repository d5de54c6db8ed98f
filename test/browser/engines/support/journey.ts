import { expect } from '@playwright/test';
import { newEmail, PASSWORD } from '../../support/accounts';
import type { Tab } from './tab';

/** Waits until the page shows these words. */
export async function see(tab: Tab, words: string): Promise<void> {
  const isShown = () => tab.run((text) => document.body.innerText.includes(text), words);
  await expect.poll(isShown, { message: `sees "${words}"`, intervals: [50] }).toBe(true);
}

/** Creates an account on the sign-up page and waits until the visitor is signed in. */
export async function signUp(tab: Tab): Promise<void> {
  await tab.open('/register');
  await fillInSignUp(tab);
  await see(tab, 'Registered Successfully!!');
}

/** Fills in the form and sends it, on its page or in the login popup. */
export async function fillInSignUp(tab: Tab): Promise<void> {
  await tab.type({ label: 'User name' }, 'Asha Rao');
  await tab.type({ label: 'E-mail' }, newEmail());
  await tab.type({ label: 'Password' }, PASSWORD);
  await tab.press({ role: 'button', name: 'Sign up' });
}
