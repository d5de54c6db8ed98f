import { newEmail } from '../support/accounts';
import { PERSONAL } from '../support/fillResume';
import { see, signUp } from './support/journey';
import { expect, test } from './support/test';
import type { Tab } from './support/tab';

const valueOf = (tab: Tab, selector: string) =>
  tab.run((css) => document.querySelector<HTMLInputElement>(css)?.value, selector);

test('a resume is typed, step by step, up to its preview', async ({ tab }) => {
  test.setTimeout(90_000);
  await tab.open('/resume?template=1');
  for (const [label, text] of Object.entries(PERSONAL)) await tab.type({ label }, text);
  await tab.press({ role: 'button', name: 'Next' });
  const steps = [
    'Work experience',
    'Education',
    'Projects',
    'Skills',
    'Certificates',
    'Languages',
    'Interests',
  ];
  for (const title of steps) {
    await see(tab, title);
    await tab.press({ role: 'button', name: 'Skip this step' });
  }
  await see(tab, 'DOWNLOAD');
  const sheet = await tab.run(() => document.querySelector<HTMLElement>('[data-resume-sheet]')?.innerText);
  for (const text of [PERSONAL['Full name'], PERSONAL['E-mail'], PERSONAL.Description])
    expect(sheet).toContain(text);
});

test('the calculator is worked with the keyboard alone', async ({ tab }) => {
  await tab.open('/calculator');
  await tab.type({ role: 'spinbutton', name: 'Monthly investment' }, '2500');
  await tabTo(tab, 'Duration');
  await tab.key('End');
  await tab.key('ArrowLeft');
  await see(tab, '₹8,70,000.00'); // 2,500 a month for 29 years
});

test('a visitor signs up in Google’s window', async ({ tab }) => {
  await tab.open('/login');
  // Whoever reaches for the form lets the page fetch what WebKit's window needs.
  await tab.press({ label: 'E-mail' });
  await tab.inPopup(
    () => tab.press({ role: 'button', name: 'Continue with Google' }),
    async (popup) => {
      await popup.type({ label: 'E-mail' }, newEmail());
      await popup.type({ label: 'Display name' }, 'Vikram Singh');
      await popup.press({ role: 'button', name: 'Sign in' });
    },
  );
  await see(tab, 'User logged in Successfully!!');
});

test('a reload keeps what was typed and who is signed in', async ({ tab }) => {
  await signUp(tab);
  await tab.open('/diwali');
  await tab.type({ label: 'Company name' }, 'Asha Sweets & Sons');
  await tab.open('/diwali');
  await see(tab, 'Logout');
  expect(await valueOf(tab, '[name="companyName"]')).toBe('Asha Sweets & Sons');
});

/** Moves the focus to a slider, key by key. */
async function tabTo(tab: Tab, name: string): Promise<void> {
  const isThere = () =>
    tab.run((label) => {
      const { activeElement: element } = document;
      return (
        element instanceof HTMLInputElement &&
        element.type === 'range' &&
        [element.ariaLabel, ...[...(element.labels ?? [])].map(({ innerText }) => innerText)].includes(label)
      );
    }, name);
  for (let press = 0; press < 20 && !(await isThere()); press += 1) await tab.key('Tab');
  expect(await isThere(), `the focus is on ${name}`).toBe(true);
}
