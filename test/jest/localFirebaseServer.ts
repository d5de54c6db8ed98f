import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../runner/ask';
import { listen } from '../runner/listen';
import { createLocalFirebase, type LocalFirebaseOptions } from '../../src/local-firebase/middleware';

/** All properties of Identity Toolkit's answers that tests use. */
export interface Session {
  readonly idToken: string;
  readonly refreshToken: string;
  readonly localId: string;
  readonly email: string;
  readonly isNewUser?: boolean;
  readonly users?: readonly Readonly<Record<string, unknown>>[];
  readonly error?: { readonly code: number; readonly message: string };
}

/** What a spoilt call gets instead of an answer. */
const FAULTS = {
  'cut off': (request: IncomingMessage) => void request.destroy(),
  ignored: () => undefined,
  'an error': (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end(),
  'an unknown error': (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(400).end('{ "error": { "message": "BRAND_NEW" } }'),
  'the page of a hotspot': (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to our Wi-Fi</h1>'),
};
type Fault = keyof typeof FAULTS;

/** A running local Firebase and the ways to talk to it. */
export type TestServer = Awaited<ReturnType<typeof startServer>>;

/** Starts a local Firebase on a free port of 127.0.0.1 with its data in its own folder. */
export async function startServer(options: LocalFirebaseOptions = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'local-firebase-'));
  const dataFile = options.dataFile ?? path.join(folder, 'data.json');
  const middleware = createLocalFirebase({ ...options, dataFile });
  let fault: { readonly calls: string; readonly kind: Fault } | undefined;
  const server = createServer((request, response) => {
    if (!fault || !request.url?.includes(fault.calls))
      middleware(request, response, () => response.writeHead(200).end('the site'));
    else FAULTS[fault.kind](request, response);
  });
  const port = await listen(server);

  const send = async (method: string, target: string, body = '', headers: Record<string, string> = {}) => {
    const answer = await ask(port, target, { method, headers, body });
    return { ...answer, text: answer.body.toString() };
  };

  return {
    url: `http://127.0.0.1:${port}`,
    dataFile,
    /** Deletes all accounts and documents, and ends all sessions. */
    reset: () => rmSync(dataFile, { force: true }),
    send,
    /** Makes all calls fail whose URL contains a text, until `heal` is called. */
    spoil: (calls: string, kind: Fault) => {
      fault = { calls, kind };
    },
    heal: () => {
      fault = undefined;
    },
    /** Calls Identity Toolkit. @returns the body of the answer */
    async call(name: string, body: object) {
      const target = `/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;
      return JSON.parse((await send('POST', target, JSON.stringify(body))).text) as Session;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => {
          rmSync(folder, { recursive: true, force: true });
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** The account that a visitor chose in the Google pop-up, as the SDK sends it. */
export function googleRequest(claims: object): object {
  const answer = new URLSearchParams({ providerId: 'google.com', id_token: JSON.stringify(claims) });
  return { requestUri: `http://localhost/emulator/auth/handler?${answer.toString()}`, postBody: null };
}
