/** @jest-environment node */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_PROJECT_ID } from '../services/accounts/config';
import {
  googleRequest,
  startServer,
  type Session,
  type TestServer,
} from '../../test/jest/localFirebaseServer';

const DATABASE = `projects/${LOCAL_PROJECT_ID}/databases/(default)`;
const RULES = path.resolve(import.meta.dirname, '../../firestore.rules');
const EMAIL = 'asha@example.com';

const PROFILE = { email: { stringValue: EMAIL }, userName: { stringValue: 'Asha' } };

let server: TestServer;
let asha: Session;
let noDocuments: string;
beforeAll(async () => {
  server = await startServer();
  asha = await server.call('signUp', { email: EMAIL, password: 'monsoon-42' });
  noDocuments = readFileSync(server.dataFile, 'utf8');
});
beforeEach(() => writeFileSync(server.dataFile, noDocuments));
afterAll(() => server.close());

const nameOf = (uid: string) => `${DATABASE}/documents/Users/${uid}`;

async function post(method: 'commit' | 'batchGet', body: object, idToken: string, to = server) {
  const headers = { authorization: `Bearer ${idToken}` };
  const address = `/v1/${DATABASE}/documents:${method}`;
  const answer = await to.send('POST', address, JSON.stringify(body), headers);
  return { status: answer.status, body: JSON.parse(answer.text) as unknown };
}
const write = (fields: object, { localId, idToken }: Session, to = server) =>
  post('commit', { writes: [{ update: { name: nameOf(localId), fields } }] }, idToken, to);

describe('a document', () => {
  it('is missing, not forbidden, for an owner who has none yet', async () => {
    const { body } = await post('batchGet', { documents: [nameOf(asha.localId)] }, asha.idToken);
    expect(body).toEqual([{ missing: nameOf(asha.localId), readTime: expect.any(String) as string }]);
  });

  it('may hold null', async () => {
    const claims = { sub: 'g', email: 'g@example.com', name: 'G' };
    const google = await server.call('signInWithIdp', googleRequest(claims));
    const fields = { ...PROFILE, email: { stringValue: claims.email }, photo: { nullValue: null } };
    expect((await write(fields, google)).status).toBe(200);
  });

  it('is not written in part', async () => {
    const update = { name: nameOf(asha.localId), fields: PROFILE };
    const writes = [{ update, updateMask: { fieldPaths: ['userName'] } }];
    expect((await post('commit', { writes }, asha.idToken)).status).toBe(501);
  });

  it.each(['Users', `projects/other/databases/(default)/documents/Users/u1`])(
    'is not at the address %s',
    async (name) => {
      expect((await post('batchGet', { documents: [name] }, asha.idToken)).status).toBe(400);
    },
  );
});

describe('a write is refused', () => {
  it.each([
    ['number', { integerValue: '7' }],
    ['list', { arrayValue: { values: [{ stringValue: 'Asha' }] } }],
    ['map', { mapValue: { fields: { a: { stringValue: 'Asha' } } } }],
  ])('when a %s takes the place of a text', async (_, userName) => {
    const body = { error: { status: 'PERMISSION_DENIED' } };
    expect(await write({ ...PROFILE, userName }, asha)).toMatchObject({ status: 403, body });
  });

  it('when its token was made up', async () => {
    expect((await write(PROFILE, { ...asha, idToken: 'a.b.c' })).status).toBe(403);
  });

  it('as a whole when one of its parts is', async () => {
    const writes = [asha.localId, 'ravi'].map((uid) => ({ update: { name: nameOf(uid), fields: PROFILE } }));
    expect((await post('commit', { writes }, asha.idToken)).status).toBe(403);
    expect(readFileSync(server.dataFile, 'utf8')).toBe(noDocuments);
  });
});

describe('the rules file', () => {
  it('is read for each write, and its errors are reported with their line', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const rulesFile = `${server.dataFile}.rules`;
    const source = readFileSync(RULES, 'utf8');
    const withRule = (rule: string) =>
      writeFileSync(rulesFile, source.replace('allow create, update: if isOwner', rule));
    withRule('allow create, update: if isOwner');
    const own = await startServer({ rulesFile });
    const user = await own.call('signUp', { email: EMAIL, password: 'monsoon-42' });
    expect((await write(PROFILE, user, own)).status).toBe(200);
    withRule('allow create, update: if !isOwner');
    expect((await write(PROFILE, user, own)).status).toBe(403);
    withRule('allow craete, update: if isOwner');
    const message = expect.stringMatching(/firestore\.rules line \d+: .*craete/) as string;
    expect(await write(PROFILE, user, own)).toMatchObject({ status: 500, body: { error: { message } } });
    await own.close();
  });
});
