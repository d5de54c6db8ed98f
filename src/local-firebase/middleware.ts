import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import { ApiError, isJsonObject, type JsonObject } from './api';
import { createFirestore } from './firestore';
import { requireOwnPage } from './guard';
import { createIdentityToolkit } from './identityToolkit';
import { pageAt } from './pages/pages';
import { readBody, sendError, sendJson, sendPage, type Middleware } from './http';
import { refreshSession } from './secureToken';
import { createStore, emptyData, type Store } from './store';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything has its default: the repository's own files. */
export interface LocalFirebaseOptions {
  /** Must be the project of the site's own build; both default to the same name. */
  readonly projectId?: string;
  /** The rules that judge every access; read again each time, so that editing them takes effect at once. */
  readonly rulesFile?: string;
  /** Where accounts and documents are kept: one JSON file, made at the first sign-up. */
  readonly dataFile?: string;
}

/** Firebase for one computer, to be put before a server's own answers. */
export interface LocalFirebase {
  /** Answers the SDK's calls and hands everything else to `next`. */
  readonly middleware: Middleware;
  /** Forgets all accounts and documents and ends all sessions. */
  readonly reset: () => void;
}

const IDENTITY_TOOLKIT = '/identitytoolkit.googleapis.com/';
const SECURE_TOKEN = '/securetoken.googleapis.com/';
const FIRESTORE = '/v1/projects/';
const PAGES = '/emulator/';
const OURS = [IDENTITY_TOOLKIT, SECURE_TOKEN, FIRESTORE, PAGES];

/** Answers one call; gets the request's body as text and its ID token, if it has one. */
type Handler = (body: string, idToken: string) => JsonObject | JsonObject[];

/**
 * Firebase's authentication and Firestore for one computer: what the unmodified SDK calls, on the site's own origin.
 * For development and tests. @throws Error at once when the data file is damaged
 */
export function createLocalFirebase({
  projectId = LOCAL_PROJECT_ID,
  rulesFile = path.join(ROOT, 'firestore.rules'),
  dataFile = path.join(ROOT, '.local-firebase.json'),
}: LocalFirebaseOptions = {}): LocalFirebase {
  const store = createStore(dataFile);
  store.read();
  const calls = createCalls(projectId, rulesFile, store);

  async function answer(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    try {
      const body = await readBody(request);
      requireOwnPage(request);
      if (address.startsWith(PAGES)) {
        sendPage(response, pageAt(address, store.read()));
        return;
      }
      const call = calls.get(address);
      if (!call) throw new ApiError(501, `The local Firebase doesn’t answer ${address}.`, 'UNIMPLEMENTED');
      if (request.method !== 'POST') throw new ApiError(405, 'POST only');
      const idToken = (request.headers.authorization ?? '').replace(/^Bearer /, '');
      sendJson(response, 200, call(body, idToken));
    } catch (error) {
      sendError(response, error);
    }
  }

  return {
    middleware(request, response, next) {
      const address = (request.url ?? '').split('?')[0] ?? '';
      if (OURS.some((start) => address.startsWith(start))) void answer(request, response, address);
      else next();
    },
    reset: () => store.write(emptyData()),
  };
}

function createCalls(projectId: string, rulesFile: string, store: Store): ReadonlyMap<string, Handler> {
  const firestore = createFirestore(projectId, store, rulesFile);
  const documents = `${FIRESTORE}${projectId}/databases/(default)/documents`;
  const calls = new Map<string, Handler>([
    [`${SECURE_TOKEN}v1/token`, (form) => refreshSession(projectId, store, form)],
    [`${documents}:commit`, (body, idToken) => firestore.commit(parseBody(body), idToken)],
    [`${documents}:batchGet`, (body, idToken) => firestore.batchGet(parseBody(body), idToken)],
  ]);
  for (const [name, call] of createIdentityToolkit(projectId, store)) {
    calls.set(`${IDENTITY_TOOLKIT}v1/${name}`, (body) => call(parseBody(body)));
  }
  return calls;
}

function parseBody(text: string): JsonObject {
  try {
    const body: unknown = JSON.parse(text);
    if (isJsonObject(body)) return body;
  } catch {
    // Answered below, like any other body that is no object.
  }
  throw new ApiError(400, 'The body must be a JSON object.', 'INVALID_ARGUMENT');
}
