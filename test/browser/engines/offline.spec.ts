import { freePort } from '../../runner/listen';
import { DIST, serve } from '../support/ownSite';
import { see } from './support/journey';
import { expect, test } from './support/test';

test('after one visit, tools open without a server and keep what was typed', async ({
  browserOfEngine,
  engine,
}) => {
  test.skip(!browserOfEngine, `${engine} is not on this machine`);
  const port = await freePort();
  const end = await serve(DIST, port);
  const tab = await browserOfEngine!.openTab(`http://localhost:${port}`);
  await tab.open('/diwali');
  const worker = () => tab.run(() => navigator.serviceWorker.controller?.state);
  await expect.poll(worker).toBe('activated');
  await tab.type({ label: 'Company name' }, 'Asha Sweets');
  await end();
  await tab.open('/calculator');
  await see(tab, '₹78,082.38');
  await tab.open('/diwali');
  const name = await tab.run(() => document.querySelector<HTMLInputElement>('[name="companyName"]')?.value);
  expect(name).toBe('Asha Sweets');
  await tab.close();
});
