import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isJsonObject } from './api';
import type { FirestoreFields } from './firestoreValues';
import type { HashedPassword } from './passwords';

/** An account: opened by a password, by Google, or by both. */
export interface StoredAccount {
  readonly uid: string;
  readonly email: string;
  /** Milliseconds since 1970, as text: the way Identity Toolkit sends them. */
  readonly createdAt: string;
  readonly lastLoginAt: string;
  readonly password?: HashedPassword;
  readonly google?: GoogleIdentity;
}

/** What the pop-up said of a Google account. */
export interface GoogleIdentity {
  readonly id: string;
  readonly name: string;
  readonly picture: string | null;
}

/** A Firestore document. */
export interface StoredDocument {
  /** `projects/…/databases/(default)/documents/Users/u1` */
  readonly name: string;
  readonly fields: FirestoreFields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** Everything the local Firebase remembers; one JSON file. */
export interface LocalData {
  /** Signs tokens, so that nobody can write their own. */
  readonly secret: string;
  readonly accounts: readonly StoredAccount[];
  readonly documents: readonly StoredDocument[];
}

/** Reads and writes everything at once. */
export interface Store {
  /** @throws Error naming the file and what to do when it can't be read */
  readonly read: () => LocalData;
  /** @throws Error naming the file when it can't be written */
  readonly write: (data: LocalData) => void;
}

/**
 * The data file itself is the memory: it is read for every request, so deleting it empties the local Firebase while it
 * runs. It is written beside itself and renamed, so a crash never leaves half a file; only its owner may read it.
 */
export function createStore(file: string): Store {
  return {
    read: () => readData(file),
    write(data) {
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

/** Data with nobody in it. A new secret also ends every session of before. */
export function emptyData(): LocalData {
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
  const data = parse(text);
  if (isLocalData(data)) return data;
  throw new Error(
    `The local accounts in ${file} are damaged. Delete the file to start without accounts, or restore it.`,
  );
}

function isMissing(error: unknown): boolean {
  return isJsonObject(error) && error.code === 'ENOENT';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
