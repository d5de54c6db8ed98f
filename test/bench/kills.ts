import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, expect, type Page } from '@playwright/test';
import { KEPT_REVISIONS_KEY, RESUME_KEYS } from '../../src/domain/sessionKeys';
import { BROWSER_FLAGS, ensureBrowser, findHeadlessChromium, NAME_HELPER } from '../runner/browser';
import { BLANK, setSession } from '../browser/support/session';
import { ready } from '../browser/support/test';
import type { Row } from './rows';

/** Longest time in ms of typing before a kill. */
const TYPING_MAX = 3000;
/** Time in ms between two letters. */
const LETTER_MS = 40;
const EDITOR = '/resume?template=1';

type Killable = Awaited<ReturnType<typeof launch>>;

async function launch(profile: string) {
  const program = findHeadlessChromium() ?? (await ensureBrowser());
  const portFile = path.join(profile, 'DevToolsActivePort');
  rmSync(portFile, { force: true });
  const flags = [...BROWSER_FLAGS, `--user-data-dir=${profile}`, '--remote-debugging-port=0', '--headless'];
  const browser: ChildProcess = spawn(program, flags, { detached: true, stdio: 'ignore' });
  const port = async () => (await readFile(portFile, 'utf8')).split('\n')[0];
  await expect.poll(() => port().catch(() => ''), { intervals: [20] }).not.toBe('');
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${await port()}`);
  const context = connection.contexts()[0] ?? (await connection.newContext());
  await context.addInitScript(NAME_HELPER);
  return {
    page: await context.newPage(),
    /** Ends the browser with all of its processes at once, as a system short of memory does. */
    kill: async () => {
      const ended = once(browser, 'exit');
      if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Runs in the page: the only kept resume. */
async function readKept(keys: { readonly kept: string; readonly revisions: string }) {
  const answer = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error());
    });
  interface Stored {
    readonly id: string;
    readonly revision: string;
    readonly savedAt: number;
    readonly content: { readonly resume: { readonly personalInfo: { readonly description: string } } };
  }
  const database = await answer(indexedDB.open('resumes'));
  const transaction = database.transaction(['resumes', 'versions']);
  const all = (store: string) => answer(transaction.objectStore(store).getAll() as IDBRequest<Stored[]>);
  const [[resume], versions] = await Promise.all([all('resumes'), all('versions')]);
  database.close();
  const last = versions.at(-1);
  if (!resume || !last) throw new Error('Nothing is kept.');
  const revisions = { session: crypto.randomUUID(), revisions: { [resume.id]: [resume.revision] } };
  return {
    /** Of a tab that may save the resume. */
    session: { [keys.kept]: resume.id, [keys.revisions]: JSON.stringify(revisions) },
    summary: last.content.resume.personalInfo.description,
    /** Whether the resume and its latest version are of one save. */
    isWhole: last.savedAt === resume.savedAt,
  };
}

const summaryOf = (page: Page) => page.getByLabel('Description');

async function keepFirst(page: Page, origin: string): Promise<void> {
  await page.goto(origin + EDITOR);
  await ready(page);
  await page.getByRole('button', { name: 'Your data, in and out' }).click();
  await page.getByRole('tab', { name: 'Resumes' }).click();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await page.getByText('is saved in this browser').waitFor();
}

/** Types one more letter again and again until the browser is killed. @returns when each length was reached, and the kill */
async function typeUntilKilled({ page, kill }: Killable, letter: string) {
  const typedAt: number[] = [];
  const over = new AbortController();
  const typing = (async () => {
    while (!over.signal.aborted) {
      await page.keyboard.press(letter);
      typedAt.push(Date.now());
      await pause(LETTER_MS);
    }
  })().catch(() => undefined);
  await pause(500 + Math.random() * TYPING_MAX);
  const killedAt = Date.now();
  await kill();
  over.abort();
  await typing;
  return { typedAt, killedAt };
}

/**
 * Kills the browser while a kept resume is typed into.
 * @returns the age of the oldest letter that was lost, and the number of states that were not of one save
 */
export async function kills(origin: string, count: number): Promise<readonly Row[]> {
  const profile = mkdtempSync(path.join(tmpdir(), 'kills-'));
  const losses: number[] = [];
  let torn = 0;
  let browser = await launch(profile);
  await keepFirst(browser.page, origin);
  for (let round = 0; round < count; round += 1) {
    const letter = String.fromCodePoint('a'.codePointAt(0)! + (round % 26));
    if (round > 0) await browser.page.goto(origin + EDITOR);
    await ready(browser.page);
    await browser.page.keyboard.press('Escape');
    await summaryOf(browser.page).fill('');
    const { typedAt, killedAt } = await typeUntilKilled(browser, letter);
    browser = await launch(profile);
    await browser.page.goto(origin + BLANK);
    const { session, summary, isWhole } = await browser.page.evaluate(readKept, {
      kept: RESUME_KEYS.kept,
      revisions: KEPT_REVISIONS_KEY,
    });
    await browser.page.evaluate(setSession, session);
    if (!isWhole || summary !== letter.repeat(summary.length)) torn += 1;
    losses.push(killedAt - (typedAt.filter((at) => at <= killedAt)[summary.length] ?? killedAt));
  }
  await browser.kill();
  rmSync(profile, { recursive: true, force: true });
  return [
    {
      name: `kept resume, ${count} kills: age of the oldest lost letter`,
      value: Math.max(...losses),
      unit: 'ms',
      target: 1000,
    },
    { name: `kept resume, ${count} kills: half-written states`, value: torn, unit: 'times', target: 0 },
  ];
}
