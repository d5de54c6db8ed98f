import { expect, open, test } from '../support/test';

test('a request to another host would be noticed', async ({ page, misdeeds }) => {
  await open(page, '/patent');
  await page.evaluate(() => {
    new Image().src = 'https://example.com/pixel.png';
  });
  await expect.poll(() => misdeeds.offsite.splice(0)).toEqual(['https://example.com/pixel.png']);
  // The browser tells of the request that the guard refused.
  await expect.poll(() => misdeeds.complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_')]);
});

test('a script of another host is refused by the security policy', async ({ page, misdeeds }) => {
  await open(page, '/patent');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = 'https://example.com/script.js';
    document.head.append(script);
  });
  await expect.poll(() => misdeeds.complaints.splice(0).join()).toContain('Content Security Policy');
  expect(misdeeds.offsite).toEqual([]);
});
