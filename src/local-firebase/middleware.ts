import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import { ApiError, parseObject, type JsonObject } from './api';
import { createFirestore } from './firestore';
import { requireOwnPage } from './guard';
import { createIdentityToolkit } from './identityToolkit';
import { pageAt } from './pages/pages';
import { readBody, sendError, sendJson, sendPage, type Middleware } from './http';
import { refreshSession } from './secureToken';
import { createStore, type Store } from './store';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** By default, the repository's own files. */
export interface LocalFirebaseOptions {
  /** The rules that apply to every access; read again each time, so that edits take effect immediately. */
  readonly rulesFile?: string;
  /** The JSON file with all accounts and documents, created at the first sign-up. */
  readonly dataFile?: string;
}

const IDENTITY_TOOLKIT = '/identitytoolkit.googleapis.com/';
const SECURE_TOKEN = '/securetoken.googleapis.com/';
const FIRESTORE = '/v1/projects/';
const PAGES = '/emulator/';
const PREFIXES = [IDENTITY_TOOLKIT, SECURE_TOKEN, FIRESTORE, PAGES];

/** Handles one call, given the request's body as text and its ID token, which is empty if there is none. */
type Handler = (body: string, idToken: string) => JsonObject | JsonObject[];

/**
 * A stand-in for Firebase Authentication and Firestore, which the unmodified SDK calls on the site's own origin. For
 * development and tests. It passes all other requests on. @throws Error immediately if the data file is damaged
 */
export function createLocalFirebase({
  rulesFile = path.join(ROOT, 'firestore.rules'),
  dataFile = path.join(ROOT, '.local-firebase.json'),
}: LocalFirebaseOptions = {}): Middleware {
  const store = createStore(dataFile);
  store.read();
  const calls = createCalls(rulesFile, store);

  async function handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    try {
      const body = await readBody(request);
      requireOwnPage(request);
      if (address.startsWith(PAGES)) {
        sendPage(response, pageAt(address, store.read()));
        return;
      }
      const call = calls.get(address);
      if (!call) throw new ApiError(501, `The local Firebase doesn’t support ${address}.`, 'UNIMPLEMENTED');
      if (request.method !== 'POST') throw new ApiError(405, 'POST only');
      const idToken = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      sendJson(response, 200, call(body, idToken));
    } catch (error) {
      sendError(response, error);
    }
  }

  return (request, response, next) => {
    const address = (request.url ?? '').split('?')[0] ?? '';
    if (PREFIXES.some((prefix) => address.startsWith(prefix))) void handle(request, response, address);
    else next();
  };
}

function createCalls(rulesFile: string, store: Store): ReadonlyMap<string, Handler> {
  const firestore = createFirestore(store, rulesFile);
  const documents = `${FIRESTORE}${LOCAL_PROJECT_ID}/databases/(default)/documents`;
  const calls = new Map<string, Handler>([
    [`${SECURE_TOKEN}v1/token`, (form) => refreshSession(store, form)],
    [`${documents}:commit`, (body, idToken) => firestore.commit(parseBody(body), idToken)],
    [`${documents}:batchGet`, (body, idToken) => firestore.batchGet(parseBody(body), idToken)],
  ]);
  for (const [name, call] of createIdentityToolkit(store)) {
    calls.set(`${IDENTITY_TOOLKIT}v1/${name}`, (body) => call(parseBody(body)));
  }
  return calls;
}

function parseBody(text: string): JsonObject {
  const body = parseObject(text);
  if (!body) throw new ApiError(400, 'The body must be a JSON object.', 'INVALID_ARGUMENT');
  return body;
}
