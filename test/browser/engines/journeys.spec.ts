import { HOME } from '../../../src/content/home';
import { RESUME_STEPS, RESUME_VARIANTS } from '../../../src/domain/resume/variants';
import { newEmail } from '../support/accounts';
import { fillInSignUp, see } from './support/journey';
import { expect, test } from './support/test';
import type { Tab } from './support/tab';

const PERSONAL = {
  'Full name': 'Ananya Raghunathan',
  Title: 'Senior Backend Engineer',
  'E-mail': 'ananya.r@example.com',
  Description: 'Nine years in payments: ledgers that balance.',
};

test('a resume is filled in step by step, up to its preview, and kept on the device', async ({ tab }) => {
  await tab.open('/resume?template=1');
  for (const [label, text] of Object.entries(PERSONAL)) await tab.type({ label }, text);
  await tab.press({ role: 'button', name: 'Next' });
  for (const step of RESUME_VARIANTS.a.slice(1)) {
    await see(tab, RESUME_STEPS[step].title);
    await tab.press({ role: 'button', name: 'Skip this step' });
  }
  await see(tab, 'DOWNLOAD');
  // The pages are drawn after the preview's buttons.
  const sheet = () => tab.run(() => document.querySelector<HTMLElement>('[data-resume-sheet]')?.innerText);
  for (const text of Object.values(PERSONAL)) await expect.poll(sheet).toContain(text);
  await tab.press({ role: 'button', name: 'Your data, in and out' });
  await tab.press({ role: 'tab', name: 'Resumes' });
  await tab.press({ role: 'button', name: 'Keep on this device' });
  const words = () => tab.run(() => document.body.innerText);
  await expect.poll(words).toMatch(/1 version, saved on \d+ \p{L}+ \d{4}, /u);
});

const GYM = { businessName: 'Neem Fitness', contactNumber: '98450 11122', siteLink: 'neem.in' };

test('nothing covers the label of a refused field', async ({ tab }) => {
  for (const [width, height, address, session, field, message] of [
    [360, 740, '/resume?template=1', {}, 'Full name', 'Fill in “Full name”.'],
    // On two lines.
    [360, 740, '/gym', GYM, 'Website link', 'Write the whole link, like https://example.in.'],
    [1280, 480, '/resume?template=1', {}, 'Full name', 'Fill in “Full name”.'],
  ] as const) {
    await tab.resize({ width, height });
    await tab.open(address, session);
    await tab.press({ role: 'button', name: 'Next' });
    await see(tab, message);
    const isInSight = () =>
      tab.run((text) => {
        const label = [...document.querySelectorAll('label')].find(({ innerText }) => innerText === text);
        const { left, top, bottom } = label?.getBoundingClientRect() ?? new DOMRect();
        return [top + 1, bottom - 1].every((y) => label?.contains(document.elementFromPoint(left + 1, y)));
      }, field);
    await expect.poll(isInSight, { message: `${field} at ${width} px` }).toBe(true);
  }
});

test('a dropped PDF is read in a worker of its own', async ({ tab }) => {
  await tab.open('/resume?template=1');
  await tab.press({ role: 'button', name: 'Your data, in and out' });
  await see(tab, 'Choose a file');
  await tab.run(() => {
    void fetch('/samples/resume-1.pdf').then(async (answer) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([await answer.blob()], 'ananya.pdf'));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
    });
  });
  await see(tab, 'Every word has a place.');
  await tab.press({ role: 'button', name: 'Import 8 sections' });
  await see(tab, 'ananya.pdf imported');
});

test('the calculator works with the keyboard alone', async ({ tab }) => {
  await tab.open('/calculator');
  await tab.type({ role: 'spinbutton', name: 'Monthly investment' }, '2500');
  await tabTo(tab, 'Duration');
  await tab.key('End');
  await tab.key('ArrowLeft');
  await see(tab, '₹8,70,000.00'); // 2,500 a month for 29 years
});

test('a visitor signs up in Google’s window; a reload keeps them and what they typed', async ({ tab }) => {
  await tab.open('/login');
  // Reaching for the form makes the page preload what WebKit's window needs.
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
  // Firefox reports scripts that were not loaded because the visitor left.
  await see(tab, HOME.heading);
  await tab.open('/diwali');
  await tab.type({ label: 'Company name' }, 'Asha Sweets & Sons');
  await tab.open('/diwali');
  await see(tab, 'Logout');
  const name = await tab.run(() => document.querySelector<HTMLInputElement>('[name="companyName"]')?.value);
  expect(name).toBe('Asha Sweets & Sons');
});

test('after a login, the focus is at the template whose Login was pressed', async ({ tab }) => {
  await tab.open('/resume');
  await tab.press({ role: 'button', name: 'Login to open Template3' });
  await tab.press({ role: 'tab', name: 'Sign Up' });
  await fillInSignUp(tab);
  await see(tab, 'Registered Successfully!!');
  await expect.poll(() => tab.run(() => document.activeElement?.ariaLabel)).toBe('Edit Template 3');
});

/** Moves the focus to a slider with Tab. */
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
