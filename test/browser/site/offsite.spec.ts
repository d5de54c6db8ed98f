import { expect, open, test } from '../support/test';

test('the security policy blocks a script from another host, and a request to one is noticed', async ({
  page,
  violations,
}) => {
  await open(page, '/patent');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://example.com/script.js';
    document.head.append(script);
  });
  await expect.poll(() => violations.problems.splice(0).join()).toContain('Content Security Policy');
  expect(violations.offsite).toEqual([]);
  await page.evaluate(() => {
    // The only other host that the security policy allows.
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: 'https://example.firebaseapp.com/' }),
    );
  });
  await expect.poll(() => violations.offsite.splice(0)).toEqual(['https://example.firebaseapp.com/']);
});
