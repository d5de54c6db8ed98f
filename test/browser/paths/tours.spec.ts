import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { FLOW_IDS, REMEMBERED_FLOWS, type FlowId } from '../../../machines';
import { BUSINESS_KEYS, FLOWS_KEY, RESUME_KEYS, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { graphOf } from '../../paths/graph';
import { isToured, kindOf } from '../../paths/kinds';
import { tourOf } from '../../paths/tour';
import { newEmail, PASSWORD } from '../support/accounts';
import { READER_LETTER, READER_RESUME } from '../support/readerResume';
import { sessionOf } from '../support/resumeTab';
import { openWith } from '../support/session';
import { expect, test } from '../support/test';
import { addressOf, flowThatHas, variantOfFlow } from './addresses';
import type { Fields } from './page/moment';
import type { Step } from './page/walk';

/** The stored state of the machine whose screen contains this one. */
function surroundings(id: FlowId): Record<string, unknown> {
  if (id === 'gymPicker') return { [flowThatHas('picker')]: { value: 'picker' } };
  if (id === 'posterExport') return { [flowThatHas('select')]: { value: 'select' } };
  return {};
}

/** A session in which every form is filled in, so that Next finds it valid, and every flow is at its start. */
function sessionFor(id: FlowId): Record<string, string> {
  const variant = kindOf(id) === 'wizard' && id !== 'letter' ? variantOfFlow(id) : 'a';
  return {
    ...sessionOf({ variant, resume: READER_RESUME }),
    [RESUME_KEYS.letter]: JSON.stringify(READER_LETTER),
    [SOCIAL_KEYS.companyName]: 'Sharma Traders',
    [SOCIAL_KEYS.phoneNumber]: '+91 98765 43210',
    [BUSINESS_KEYS.businessName]: 'Iron Akhada',
    [BUSINESS_KEYS.contactNumber]: '+91 98765 43210',
    // The print button is at the end of a wizard; every other machine starts at the beginning.
    ...(id !== 'resumePrint' && { [FLOWS_KEY]: JSON.stringify(surroundings(id)) }),
  };
}

/** Creates an account and signs out. @returns its credentials */
async function register(page: Page): Promise<Fields> {
  const email = newEmail();
  const address = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local';
  const answer = await page.request.post(address, { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
  return { 'E-mail': email, Password: PASSWORD };
}

const isRemembered = (id: FlowId) => (REMEMBERED_FLOWS as readonly FlowId[]).includes(id);

/** The state of a situation, without its memory. */
const stateIn = (at: string) => JSON.stringify((JSON.parse(at) as [unknown])[0]);

/** The walking code. It runs in the page, so that a step needs no messages between two processes. */
let script = '';
test.beforeAll(() => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(import.meta.dirname, 'page/walk.ts')],
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  script = outputFiles[0]?.text ?? '';
});

// Controls are pressed where they are; with motion they would still be moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const id of FLOW_IDS.filter(isToured)) {
  test(`the tour of ${id} takes every transition in the real app`, async ({ page }) => {
    const graph = graphOf(id);
    const account = await register(page);
    await page.addInitScript({ content: script });
    await openWith(page, sessionFor(id), addressOf(id));
    const named = tourOf(graph).map(({ at, to, transition: { name } }) => ({ at, to, name }));
    const walk = (from: string, some: readonly Step[]) =>
      page.evaluate((stretch) => window.walk(stretch), { id, from, steps: some, account });
    const away = named.findIndex(({ to }) => stateIn(to) !== stateIn(graph.initial)) + 1;
    await walk(graph.initial, named.slice(0, away));
    // A remembered flow shows the same step after a reload.
    if (isRemembered(id)) await page.reload({ waitUntil: 'commit' });
    await walk(named[away - 1]!.to, named.slice(away));
  });
}
