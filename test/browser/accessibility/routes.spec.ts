import { ROUTES } from '../../../src/domain/routes';
import { open } from '../support/test';
import { inspect } from './support/inspect';
import { expect, test } from './support/look';
import { STATES } from './support/states';

for (const { path } of ROUTES)
  test(`${path} is accessible in every window, colour scheme, text spacing and state`, async ({ visit }) => {
    await open(visit.page, path);
    await visit.look('as it opens');
    await STATES[path]?.(visit);
  });

test('an address without a page is accessible, too', async ({ visit: { page, look, problems } }) => {
  await open(page, '/no/such/page');
  await look('as it opens');
  expect(problems.splice(0).filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});

for (const path of ['/forms/contact.html', '/forms/internship.html'])
  test(`${path} is accessible as the separate page that frames embed`, async ({ page }) => {
    await page.goto(path);
    expect(await inspect(page)).toEqual({});
  });
