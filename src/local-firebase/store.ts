import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isJsonObject, parseObject } from './api';
import type { FirestoreFields } from './firestoreValues';
import type { HashedPassword } from './passwords';

/** An account with a password, a Google identity, or both. */
export interface StoredAccount {
  readonly uid: string;
  readonly email: string;
  /** Milliseconds since the Unix epoch, as text, like in Identity Toolkit. */
  readonly createdAt: string;
  readonly lastLoginAt: string;
  readonly password?: HashedPassword;
  readonly google?: GoogleIdentity;
}

/** A Google account as chosen in the pop-up. */
export interface GoogleIdentity {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

export interface StoredDocument {
  /** `projects/…/databases/(default)/documents/Users/u1` */
  readonly name: string;
  readonly fields: FirestoreFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Everything that the local Firebase stores, in one JSON file. */
export interface LocalData {
  /** Signs tokens, so that they can't be forged. */
  readonly secret: string;
  readonly accounts: readonly StoredAccount[];
  readonly documents: readonly StoredDocument[];
}

export type Store = ReturnType<typeof createStore>;

/**
 * The data file is the only state: it is read for every request, so deleting it resets a running local Firebase. A write goes
 * to a temporary file that is then renamed, so a crash never leaves half a file. Only its owner can read it.
 */
export function createStore(file: string) {
  return {
    /** @throws Error naming the file and what to do if it can't be read */
    read: () => readData(file),
    /** @throws Error naming the file if it can't be written */
    write(data: LocalData) {
      const temporary = `${file}.${process.pid}.tmp`;
      try {
        writeFileSync(temporary, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600 });
        renameSync(temporary, file);
      } catch (error) {
        throw new Error(`The local accounts can’t be saved in ${file}. Check that the folder is writable.`, {
          cause: error,
        });
      }
    },
  };
}

/** Data without accounts. Its new secret ends all earlier sessions. */
function emptyData(): LocalData {
  return { secret: randomBytes(32).toString('base64url'), accounts: [], documents: [] };
}

function readData(file: string): LocalData {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return emptyData();
    throw new Error(`The local accounts can’t be read from ${file}. Check its permissions.`, {
      cause: error,
    });
  }
  const data = parseObject(text);
  if (isLocalData(data)) return data;
  throw new Error(
    `The local accounts in ${file} are damaged. Delete the file to start without accounts, or restore it.`,
  );
}

function isMissing(error: unknown): boolean {
  return isJsonObject(error) && error.code === 'ENOENT';
}

function isLocalData(data: unknown): data is LocalData {
  return (
    isJsonObject(data) &&
    typeof data.secret === 'string' &&
    Array.isArray(data.accounts) &&
    data.accounts.every((account) => isJsonObject(account) && hasText(account, 'uid', 'email')) &&
    Array.isArray(data.documents) &&
    data.documents.every(
      (document) => isJsonObject(document) && hasText(document, 'name') && isJsonObject(document.fields),
    )
  );
}

function hasText(object: Record<string, unknown>, ...names: readonly string[]): boolean {
  return names.every((name) => typeof object[name] === 'string');
}
