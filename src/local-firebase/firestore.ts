import { readFileSync } from 'node:fs';
import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import { ApiError, isJsonObject, type JsonObject } from './api';
import { fieldsOf, plainFields, type FirestoreFields } from './firestoreValues';
import { isAllowed, type RulesRequest } from './rules/isAllowed';
import { parseRules } from './rules/parse';
import type { Match } from './rules/syntax';
import type { Store, StoredDocument } from './store';
import { createTokens } from './tokens';

type Auth = RulesRequest['auth'];
type Documents = ReadonlyMap<string, StoredDocument>;

const ROOT = `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/`;

/**
 * The two Firestore calls of `firebase/firestore/lite`; `idToken` is empty if the request has none.
 * The documents are in the data file; every access is checked against the current rules file.
 */
export function createFirestore(store: Store, rulesFile: string) {
  const readRules = () => parseRules(readFileSync(rulesFile, 'utf8'));

  // As in production, a request with a forged or expired token counts as signed out instead of being rejected.
  const authOf = (secret: string, idToken: string): Auth => {
    const owner = createTokens(secret).readIdToken(idToken);
    return owner ? { uid: owner.uid, token: owner.claims } : null;
  };

  return {
    commit(body: JsonObject, idToken: string): JsonObject {
      const rules = readRules();
      const data = store.read();
      const auth = authOf(data.secret, idToken);
      const now = new Date().toISOString();
      const writes = Array.isArray(body.writes) ? body.writes : [];
      let documents: Documents = new Map(data.documents.map((document) => [document.name, document]));
      for (const write of writes) documents = applyWrite({ rules, auth, documents, now }, write);
      store.write({ ...data, documents: [...documents.values()] });
      return { writeResults: writes.map(() => ({ updateTime: now })), commitTime: now };
    },

    batchGet(body: JsonObject, idToken: string): JsonObject[] {
      const rules = readRules();
      const data = store.read();
      const auth = authOf(data.secret, idToken);
      const readTime = new Date().toISOString();
      const names = Array.isArray(body.documents) ? body.documents : [];
      return names.map((wanted) => {
        const name = checkedName(wanted);
        const found = data.documents.find((document) => document.name === name);
        const existing = found ? plainFields(found.fields) : null;
        requireAllowed(rules, { path: rulesPath(name), method: 'get', auth, data: null, existing });
        return found ? { found, readTime } : { missing: name, readTime };
      });
    },
  };
}

interface Commit {
  readonly rules: Match;
  readonly auth: Auth;
  readonly documents: Documents;
  readonly now: string;
}

/** @returns the documents after one write. @throws ApiError if the rules deny it; nothing is written then */
function applyWrite({ rules, auth, documents, now }: Commit, write: unknown): Documents {
  if (!isJsonObject(write) || Object.keys(write).some((key) => key !== 'update' && key !== 'delete')) {
    throw new ApiError(501, 'The local Firebase only sets and deletes whole documents.', 'UNIMPLEMENTED');
  }
  const update = isJsonObject(write.update) ? write.update : undefined;
  const name = checkedName(update ? update.name : write.delete);
  const old = documents.get(name);
  const fields = update && fieldsOf(update);
  requireAllowed(rules, {
    path: rulesPath(name),
    method: methodOf(fields, old),
    auth,
    data: fields ? plainFields(fields) : null,
    existing: old ? plainFields(old.fields) : null,
  });
  const after = new Map(documents);
  if (fields) after.set(name, { name, fields, createTime: old?.createTime ?? now, updateTime: now });
  else after.delete(name);
  return after;
}

function methodOf(fields: FirestoreFields | undefined, old: StoredDocument | undefined) {
  if (!fields) return 'delete';
  return old ? 'update' : 'create';
}

function requireAllowed(rules: Match, request: RulesRequest): void {
  if (isAllowed(rules, request)) return;
  throw new ApiError(403, 'Missing or insufficient permissions.', 'PERMISSION_DENIED');
}

/** @throws ApiError unless it names a document (an even number of parts) of this project */
function checkedName(name: unknown): string {
  const path = typeof name === 'string' && name.startsWith(ROOT) ? name.slice(ROOT.length).split('/') : [];
  if (typeof name !== 'string' || path.length === 0 || path.length % 2 === 1 || path.includes('')) {
    throw new ApiError(400, `Not a document of ${ROOT}: ${String(name)}`, 'INVALID_ARGUMENT');
  }
  return name;
}

/** `projects/p/databases/(default)/documents/Users/u1` → `/databases/(default)/documents/Users/u1` */
function rulesPath(name: string): string {
  return name.replace(/^projects\/[^/]+/, '');
}
