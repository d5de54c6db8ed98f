import { expect, open, test } from '../support/test';

test('a request to another host is noticed', async ({ page, violations }) => {
  await open(page, '/patent');
  await page.evaluate(() => {
    new Image().src = 'https://example.com/pixel.png';
  });
  await expect.poll(() => violations.offsite.splice(0)).toEqual(['https://example.com/pixel.png']);
  // The browser reports the blocked request.
  await expect.poll(() => violations.problems.splice(0)).toEqual([expect.stringContaining('net::ERR_')]);
});

test('the security policy blocks a script from another host', async ({ page, violations }) => {
  await open(page, '/patent');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://example.com/script.js';
    document.head.append(script);
  });
  await expect.poll(() => violations.problems.splice(0).join()).toContain('Content Security Policy');
  expect(violations.offsite).toEqual([]);
});
