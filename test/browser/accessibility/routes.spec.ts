import { ROUTES } from '../../../src/domain/routes';
import { open } from '../support/test';
import { goTo } from '../support/goTo';
import { inspect } from './support/inspect';
import { expect, test } from './support/look';
import { STATES } from './support/states';

const WITHOUT_STATES = ROUTES.map(({ path }) => path).filter((path) => !STATES[path]);

for (const [path, visitStates] of Object.entries(STATES))
  test(`${path} is accessible in every window, colour scheme, text spacing and state`, async ({ visit }) => {
    await open(visit.page, path);
    await visit.look('as it opens');
    await visitStates(visit);
  });

test('every other page is accessible in every window, colour scheme and text spacing', async ({
  visit: { page, look },
}) => {
  const [first, ...others] = WITHOUT_STATES;
  await open(page, first!);
  await look(first!);
  for (const path of [...others, '/no/such/page']) {
    await goTo(page, path);
    await look(path);
  }
});

test('the forms are accessible as the separate pages that frames embed', async ({ page }) => {
  for (const path of ['/forms/contact.html', '/forms/internship.html']) {
    await page.goto(path);
    expect(await inspect(page), path).toEqual({});
    await page.emulateMedia({ colorScheme: 'light' });
  }
});
