import { isSameJson, type JsonObject } from '../../domain/resume/exchange/json';
import { numberedName, Overtaken, type KeptResume, type KeptVersion } from '../../domain/resume/kept/kept';
import { lastDropped, versionNumber } from '../../domain/resume/kept/versions';
import { versionsOf, withDatabase, type KeptDatabase } from './database';

/** A kept resume in the visitor's list. */
export interface ListedResume extends KeptResume {
  readonly versionCount: number;
}

interface Save {
  readonly content: JsonObject;
  /** The revisions that the tab has read or written. */
  readonly known: readonly string[];
  /** The revision that it writes. */
  readonly revision: string;
  readonly session: string;
}

const change = (database: KeptDatabase) => database.transaction(['resumes', 'versions'], 'readwrite');
type Change = ReturnType<typeof change>;

/** Runs work in one transaction. @throws as `withDatabase` */
const changing = <Result>(work: (transaction: Change) => Promise<Result>): Promise<Result> =>
  withDatabase((database) => work(change(database)));

async function latestOf(transaction: Change, id: string): Promise<KeptVersion | undefined> {
  return (await transaction.objectStore('versions').openCursor(versionsOf(id), 'prev'))?.value;
}

/** The resume with a number in its name if another one has the same, which would look alike in the list. */
async function toldApart(transaction: Change, resume: KeptResume): Promise<KeptResume> {
  const others = (await transaction.objectStore('resumes').getAll()).filter(({ id }) => id !== resume.id);
  let { name } = resume;
  for (let number = 2; others.some((other) => other.name === name); number += 1)
    name = numberedName(resume.name, number);
  return { ...resume, name };
}

/** Writes a version of a resume, and drops those that are too many; all of it, or nothing. */
async function write(transaction: Change, resume: KeptResume, version: KeptVersion): Promise<void> {
  const versions = transaction.objectStore('versions');
  const dropped = lastDropped(version.number);
  await Promise.all([
    transaction.objectStore('resumes').put(resume),
    versions.put(version),
    dropped > 0 && versions.delete(IDBKeyRange.bound([resume.id], [resume.id, dropped])),
    transaction.done,
  ]);
}

/** Adds a resume with its first version. @returns the name that it got */
export function insert(resume: KeptResume, session: string, content: JsonObject): Promise<string> {
  const version = { resume: resume.id, number: 1, session, savedAt: resume.savedAt, content };
  return changing(async (transaction) => {
    const added = await toldApart(transaction, resume);
    await write(transaction, added, version);
    return added.name;
  });
}

/**
 * Saves the contents of a resume, unless they are kept already.
 * @returns the revision that is kept then
 * @throws Overtaken if the kept revision is not among the known ones: the transaction keeps other tabs from changing it meanwhile
 */
export function update(id: string, { content, known, revision, session }: Save): Promise<string> {
  return changing(async (transaction) => {
    const resume = await transaction.objectStore('resumes').get(id);
    if (!resume || !known.includes(resume.revision)) throw new Overtaken();
    const last = await latestOf(transaction, id);
    if (last && isSameJson(last.content, content)) return resume.revision;
    const savedAt = Date.now();
    const number = versionNumber(last, session, savedAt);
    const version = { resume: id, number, session, savedAt, content };
    await write(transaction, { ...resume, revision, savedAt }, version);
    return revision;
  });
}

/** A resume whose name can be shown, even if someone has edited what is kept. */
const named = (resume: KeptResume): KeptResume => ({
  ...resume,
  name: typeof resume.name === 'string' ? resume.name : 'Resume without a name',
});

/** A resume and its latest contents. @throws Overtaken if it has been deleted */
export function read(id: string): Promise<readonly [KeptResume, JsonObject]> {
  return changing(async (transaction) => {
    const resume = await transaction.objectStore('resumes').get(id);
    const last = await latestOf(transaction, id);
    if (!resume || !last) throw new Overtaken();
    return [named(resume), last.content];
  });
}

/** The last saved one first. */
export function readAll(): Promise<readonly ListedResume[]> {
  return withDatabase(async (database) => {
    const resumes = await database.getAll('resumes');
    const listed = resumes.map(async (resume) => ({
      ...named(resume),
      versionCount: await database.count('versions', versionsOf(resume.id)),
    }));
    return (await Promise.all(listed)).sort((one, other) => other.savedAt - one.savedAt);
  });
}

/** The latest version first. */
export function readVersions(id: string): Promise<readonly KeptVersion[]> {
  return withDatabase(async (database) => (await database.getAll('versions', versionsOf(id))).reverse());
}

export function rename(id: string, name: string): Promise<void> {
  return changing(async (transaction) => {
    const resumes = transaction.objectStore('resumes');
    const resume = await resumes.get(id);
    const renamed = resume && (await toldApart(transaction, { ...resume, name }));
    await Promise.all([renamed && resumes.put(renamed), transaction.done]);
  });
}

/** Deletes a resume with all of its versions. */
export function remove(id: string): Promise<void> {
  return changing(async (transaction) => {
    await Promise.all([
      transaction.objectStore('resumes').delete(id),
      transaction.objectStore('versions').delete(versionsOf(id)),
      transaction.done,
    ]);
  });
}

/** Deletes all resumes. Not the database: another tab that the phone has suspended would have to close it first. */
export function removeAll(): Promise<void> {
  return changing(async (transaction) => {
    await Promise.all([
      transaction.objectStore('resumes').clear(),
      transaction.objectStore('versions').clear(),
      transaction.done,
    ]);
  });
}
