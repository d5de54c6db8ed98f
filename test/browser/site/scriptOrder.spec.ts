import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { CONTACT } from '../../../src/content/forms';
import { listen as listenOnAnyPort } from '../../runner/listen';
import { hold, MAIN_SCRIPT } from '../support/hold';
import { expect, ready, test } from '../support/test';

const REACT_SCRIPT = /\/assets\/react\.\w+\.js$/;

/** A content page, and one that imports a dozen files. */
for (const route of ['/contact', '/diwali']) {
  test(`${route} works if the script that all others need loads last`, async ({ page }) => {
    const letThrough = await hold(page, REACT_SCRIPT);
    const main = page.waitForResponse(MAIN_SCRIPT);
    await page.goto(route, { waitUntil: 'commit' });
    await (await main).finished();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    letThrough();
    await ready(page);
  });
}

test('a page whose own script fails twice stays readable below a notice, and is tried again', async ({
  page,
  violations,
}) => {
  const letThrough = await hold(page, REACT_SCRIPT);
  const asked: string[] = [];
  await page.route(/\/assets\/contact\.\w+\.js$/, (route) => {
    // The page asks whether the file still exists.
    if (route.request().method() === 'HEAD') return route.fulfill();
    asked.push(route.request().url());
    return asked.length <= 2 ? route.abort() : route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(() => asked).toHaveLength(1);
  letThrough();
  const notice = page.getByRole('alert').filter({ hasText: 'This page did not load.' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(CONTACT.heading);
  expect(asked).toHaveLength(2);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await ready(page);
  expect(asked).toHaveLength(3);
  await expect(notice).toBeHidden();
  expect(violations.problems.splice(0)).toEqual([
    expect.stringContaining('net::ERR_FAILED'),
    expect.stringContaining('net::ERR_FAILED'),
  ]);
});

/** Where the connection of a document stalls: in the middle of the page, long after the script tags. */
const STALLED_BEFORE = '<footer';

/** Serves a site with documents that stall halfway. */
function stallingServer(site: string, goOn: Promise<unknown>): Server {
  return createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (type.startsWith('text/html')) {
        const half = body.indexOf(STALLED_BEFORE);
        response.write(body.subarray(0, half));
        await goOn;
        response.end(body.subarray(half));
      } else response.end(body);
    })();
  });
}

test('a document that loads more slowly than its scripts is hydrated when it is complete', async ({
  page,
  baseURL,
}) => {
  const gate = new EventTarget();
  const server = stallingServer(baseURL ?? '', once(gate, 'open'));
  const origin = `http://localhost:${await listenOnAnyPort(server)}`;
  await page.addInitScript(() => {
    const run: string[] = [];
    Object.assign(window, { run });
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLScriptElement && run.push(target.src),
      true,
    );
  });
  await page.goto(`${origin}/contact`, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { run: string[] }).run.join('\n')))
    .toMatch(/\/assets\/contact\./);
  expect(await page.locator('html').getAttribute('data-ready')).toBeNull();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  gate.dispatchEvent(new Event('open'));
  await ready(page);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await page.close();
  server.closeAllConnections();
  server.close();
});
