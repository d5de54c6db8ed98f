import { ROUTES } from '../../../src/domain/routes';
import { open } from '../support/test';
import { inspect } from './support/inspect';
import { expect, test } from './support/look';
import { STATES } from './support/states';

for (const { path } of ROUTES)
  test(`${path} is sound in every window, colour scheme and text spacing, in every state`, async ({
    visit,
  }) => {
    await open(visit.page, path);
    await visit.look('as it opens');
    await STATES[path]?.(visit);
  });

test('an address without a page is sound, too', async ({ visit: { page, look, complaints } }) => {
  await open(page, '/no/such/page');
  await look('as it opens');
  expect(complaints.splice(0).filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
});

for (const path of ['/forms/contact.html', '/forms/internship.html'])
  test(`${path} is sound as a page of its own, which stands in a frame`, async ({ page }) => {
    await page.goto(path);
    expect(await inspect(page)).toEqual({});
  });
