import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { Overtaken, type KeptResume, type KeptVersion } from '../../domain/resume/kept/kept';

const NAME = 'resumes';

interface KeptSchema extends DBSchema {
  resumes: { key: string; value: KeptResume };
  versions: { key: [resume: string, number: number]; value: KeptVersion };
}

export type KeptDatabase = IDBPDatabase<KeptSchema>;

/** All versions of a resume; in IndexedDB's order, an array is larger than any number. */
export const versionsOf = (resume: string): IDBKeyRange => IDBKeyRange.bound([resume], [resume, []]);

const FULL =
  'There is no room left on this device, so nothing more is kept. Delete resumes or other data, then try again.';
const UNUSABLE =
  'This browser keeps nothing for this site, perhaps because the window is private. Save a backup file before you close the tab.';

/** An error with a message for the visitor. */
function inWords(error: unknown): Error {
  const name = error instanceof DOMException ? error.name : '';
  return new Error(name === 'QuotaExceededError' ? FULL : UNUSABLE, { cause: error });
}

let opening: Promise<KeptDatabase> | undefined;

const forgetConnection = (): void => {
  opening = undefined;
};

function open(): Promise<KeptDatabase> {
  opening ??= openDB<KeptSchema>(NAME, 1, {
    upgrade(database) {
      database.createObjectStore('resumes', { keyPath: 'id' });
      database.createObjectStore('versions', { keyPath: ['resume', 'number'] });
    },
    // Another tab has a newer release.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forgetConnection();
    },
    terminated: forgetConnection,
  });
  opening.catch(forgetConnection);
  return opening;
}

/**
 * Runs work on the database, which the first call creates.
 * @throws Error with a message for the visitor, also where a browser has no databases at all. @throws Overtaken as `work` does
 */
export async function withDatabase<Result>(
  work: (database: KeptDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await open());
  } catch (error) {
    throw error instanceof Overtaken ? error : inWords(error);
  }
}

/** Whether anything has ever been kept here; looking must not create a database. */
export async function isKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === NAME);
  } catch {
    return false;
  }
}
