import { newDevice } from '../../../test/jest/device';
import type { ResumeData } from '../../domain/resume/entities';
import { VERSIONS_MAX } from '../../domain/resume/kept/versions';
import { emptyResume } from '../../domain/resume/resume';
import { KEPT_REVISIONS_KEY } from '../../domain/sessionKeys';
import type { KeptResumes } from './keptResumes';

const OVERTAKEN = { name: 'Overtaken' };

const named = (fullName: string): ResumeData => {
  const resume = emptyResume();
  return { ...resume, personalInfo: { ...resume.personalInfo, fullName } };
};

/** A tab with a session of its own; one that is reloaded, or copied, keeps its session storage. */
async function openTab({ isNew = true } = {}): Promise<KeptResumes> {
  if (isNew) sessionStorage.clear();
  let tab: KeptResumes | undefined;
  await jest.isolateModulesAsync(async () => {
    const { keptResumes } = await import('./keptResumes');
    tab = keptResumes();
  });
  if (!tab) throw new Error('No tab.');
  return tab;
}

/** The names in the versions of a resume, the latest first. */
const namesIn = async (tab: KeptResumes, id: string) =>
  (await tab.versions(id)).map(
    ({ content }) => (content.resume as unknown as ResumeData).personalInfo.fullName,
  );

beforeEach(newDevice);
afterEach(() => jest.restoreAllMocks());

it('keeps the last state of each session as a version, and a restored one as a further version', async () => {
  const monday = await openTab();
  const id = await monday.create('Backend', named('A'));
  await monday.save(id, named('B'));
  const tuesday = await openTab();
  await tuesday.open(id);
  await tuesday.save(id, named('C'));
  await tuesday.save(id, named('D'));
  expect(await namesIn(tuesday, id)).toEqual(['D', 'B']);
  tuesday.startVersion();
  await tuesday.save(id, named('B'));
  expect(await namesIn(tuesday, id)).toEqual(['B', 'D', 'B']);
  expect(await tuesday.list()).toMatchObject([{ name: 'Backend', versionCount: 3 }]);
});

it('keeps a resume even if it can’t ask the browser for lasting storage', async () => {
  Reflect.deleteProperty(navigator, 'storage');
  const tab = await openTab();
  const id = await tab.create('Backend', named('A'));
  expect(await namesIn(tab, id)).toEqual(['A']);
});

it('drops the oldest versions beyond the limit', async () => {
  const tab = await openTab();
  const id = await tab.create('Backend', named('0'));
  for (let number = 1; number <= VERSIONS_MAX; number += 1) {
    tab.startVersion();
    await tab.save(id, named(String(number)));
  }
  const names = await namesIn(tab, id);
  expect([names.length, names.at(0), names.at(-1)]).toEqual([VERSIONS_MAX, String(VERSIONS_MAX), '1']);
});

it('lets no tab overwrite what another has saved since, and tells the others', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const heard = jest.fn();
  other.onOvertaken(heard);
  const id = await one.create('Backend', named('A'));
  await other.open(id);
  await one.save(id, named('B'));
  expect(heard.mock.calls).toEqual([[id]]);
  await expect(other.save(id, named('C'))).rejects.toMatchObject(OVERTAKEN);
  expect(await namesIn(one, id)).toEqual(['B']);
  await other.open(id);
  await other.save(id, named('D'));
  await expect(one.save(id, named('E'))).rejects.toMatchObject(OVERTAKEN);
  expect(await namesIn(one, id)).toEqual(['D', 'B']);
});

it('is not overtaken by what it has opened itself, however late the news of it', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const heard = jest.fn();
  other.onOvertaken(heard);
  const id = await one.create('Backend', named('A'));
  let deliver = (): void => undefined;
  jest.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementationOnce(function hold(
    this: BroadcastChannel,
    news: unknown,
  ) {
    deliver = () => this.postMessage(news);
  });
  await one.save(id, named('B'));
  await other.open(id);
  deliver();
  expect(heard).not.toHaveBeenCalled();
  await one.save(id, named('C'));
  expect(heard.mock.calls).toEqual([[id]]);
});

it('refuses one of two saves at the same time', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const id = await one.create('Backend', named('A'));
  await other.open(id);
  const saves = await Promise.allSettled([one.save(id, named('B')), other.save(id, named('C'))]);
  expect(saves.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('knows its own saves after a reload, even one that was not answered, but no copy of the tab does', async () => {
  const before = await openTab();
  const id = await before.create('Backend', named('A'));
  const unanswered = before.save(id, named('B'));
  const session = Object.fromEntries(Object.entries(sessionStorage));
  await unanswered;
  Object.assign(sessionStorage, session);
  const after = await openTab({ isNew: false });
  await after.save(id, named('C'));
  const copy = await openTab({ isNew: false });
  await after.save(id, named('D'));
  await expect(copy.save(id, named('E'))).rejects.toMatchObject(OVERTAKEN);
  expect(await namesIn(after, id)).toEqual(['D']);
});

it('does not replace what is kept by what the tab has after a reload, if it could not store the rest', async () => {
  const before = await openTab();
  const id = await before.create('Backend', named('A'));
  await before.save(id, named('B'), false);
  const after = await openTab({ isNew: false });
  await expect(after.save(id, named('A'))).rejects.toMatchObject(OVERTAKEN);
  expect(await namesIn(after, id)).toEqual(['B']);
  await before.save(id, named('C'));
  const again = await openTab({ isNew: false });
  await again.save(id, named('D'));
  expect(await namesIn(again, id)).toEqual(['D']);
});

it('does not write what is kept already', async () => {
  const tab = await openTab();
  const id = await tab.create('Backend', named('A'));
  const before = await tab.list();
  await tab.save(id, named('A'));
  expect(await tab.list()).toEqual(before);
  await tab.save(id, named('B'));
  expect(await namesIn(tab, id)).toEqual(['B']);
});

it('renames, duplicates, deletes, and forgets everything, whatever a suspended tab has open', async () => {
  const [tab, other] = [await openTab(), await openTab()];
  const changes = jest.fn();
  other.onChange(changes);
  const id = await tab.create('Backend', named('A'));
  await other.open(id);
  await tab.rename(id, 'Java');
  await tab.duplicate(id);
  const names = async () => (await other.list()).map(({ name }) => name).toSorted();
  expect(await names()).toEqual(['Java', 'Java (copy)']);
  await other.save(id, named('B'));
  await tab.remove(id);
  expect(await names()).toEqual(['Java (copy)']);
  const [{ id: copy } = { id: '' }] = await other.list();
  expect(await other.versions(copy)).toHaveLength(1);
  await expect(other.save(id, named('C'))).rejects.toMatchObject(OVERTAKEN);
  // It doesn't answer when it is asked to close the database.
  indexedDB.open('resumes');
  await tab.forgetAll();
  expect(await other.list()).toEqual([]);
  expect(await Promise.all([copy, id].map((one) => other.versions(one)))).toEqual([[], []]);
  expect(changes).toHaveBeenCalledTimes(5);
});

it('tells resumes of the same name apart by a number', async () => {
  const tab = await openTab();
  const id = await tab.create('Backend', named('A'));
  await Promise.all([tab.create('Backend', named('B')), tab.create('Backend', named('C'))]);
  await tab.rename(id, 'Backend');
  await tab.rename(await tab.create('Java', named('D')), 'Backend');
  expect((await tab.list()).map(({ name }) => name).toSorted()).toEqual([
    'Backend',
    'Backend (2)',
    'Backend (3)',
    'Backend (4)',
  ]);
});

it('calls a copy of a copy the next copy', async () => {
  const tab = await openTab();
  const id = await tab.create('Backend', named('A'));
  const idOf = async (copy: string) => (await tab.list()).find(({ name }) => name === copy)?.id ?? '';
  expect(await tab.duplicate(id)).toBe('Backend (copy)');
  expect(await tab.duplicate(id)).toBe('Backend (copy 2)');
  expect(await tab.duplicate(await idOf('Backend (copy 2)'))).toBe('Backend (copy 3)');
  await tab.remove(await idOf('Backend (copy)'));
  expect(await tab.duplicate(await idOf('Backend (copy 3)'))).toBe('Backend (copy)');
});

it('lists and duplicates a resume whose name someone has made anything but a text', async () => {
  const tab = await openTab();
  const id = await tab.create({ name: 'Backend' } as unknown as string, named('A'));
  await tab.duplicate(id);
  const names = (await tab.list()).map(({ name }) => name);
  expect(names.sort()).toEqual(['Resume without a name', 'Resume without a name (copy)']);
});

it.each([
  // Not of typing alone: a resume is named, renamed and duplicated, too.
  ['QuotaExceededError', /^There is no room left on this device, .* then try again\.$/],
  ['InvalidStateError', /^This browser keeps nothing for this site/],
])('says what a %s means, and keeps the state before', async (name, words) => {
  const tab = await openTab();
  const id = await tab.create('Backend', named('A'));
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', name);
  });
  await expect(tab.save(id, named('B'))).rejects.toThrow(words);
  jest.restoreAllMocks();
  expect(await namesIn(tab, id)).toEqual(['A']);
  await tab.save(id, named('C'));
  expect(await namesIn(tab, id)).toEqual(['C']);
});

it('says that a browser without databases keeps nothing', async () => {
  const tab = await openTab();
  Object.assign(globalThis, { indexedDB: undefined });
  expect(await tab.list()).toEqual([]);
  await expect(tab.create('Backend', named('A'))).rejects.toThrow(
    /^This browser keeps nothing for this site/,
  );
});

it.each(['{"session":"a","revisions":null}', '{"session":"a","revisions":{"b":7}}', '{"session":', '7'])(
  'a tab whose memory holds %s knows no resume',
  async (memory) => {
    sessionStorage.setItem(KEPT_REVISIONS_KEY, memory);
    const tab = await openTab({ isNew: false });
    await expect(tab.save('b', named('A'))).rejects.toMatchObject(OVERTAKEN);
  },
);
