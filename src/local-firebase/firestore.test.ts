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

let server: TestServer;
let asha: Session;
let vikram: Session;
let google: Session;
let noDocuments: string;
beforeAll(async () => {
  server = await startServer();
  asha = await server.call('signUp', { email: EMAIL, password: 'monsoon-42' });
  vikram = await server.call('signUp', { email: 'vikram@example.com', password: 'monsoon-42' });
  google = await server.call('signInWithIdp', googleRequest({ sub: 'g', email: 'g@example.com', name: 'G' }));
  noDocuments = readFileSync(server.dataFile, 'utf8');
});
beforeEach(() => writeFileSync(server.dataFile, noDocuments));
afterAll(() => server.close());

const text = (stringValue: string) => ({ stringValue });
const nameOf = (uid: string, collection = 'Users') => `${DATABASE}/documents/${collection}/${uid}`;

async function post(method: 'commit' | 'batchGet', body: object, idToken?: string) {
  const headers: Record<string, string> = idToken === undefined ? {} : { authorization: `Bearer ${idToken}` };
  const answer = await server.send(
    'POST',
    `/v1/${DATABASE}/documents:${method}`,
    JSON.stringify(body),
    headers,
  );
  return { status: answer.status, body: JSON.parse(answer.text) as unknown };
}
const commit = (write: object, idToken?: string) => post('commit', { writes: [write] }, idToken);
const set = (uid: string, fields: object, idToken?: string) =>
  commit({ update: { name: nameOf(uid), fields } }, idToken);

describe('a profile with exactly its fields', () => {
  it('is created and replaced by its owner, who reads it back', async () => {
    await set(asha.localId, { email: text(EMAIL), userName: text('Asha') }, asha.idToken);
    const again = await set(asha.localId, { email: text(EMAIL), userName: text('Asha Rao') }, asha.idToken);
    expect(again.status).toBe(200);
    const { body } = await post('batchGet', { documents: [nameOf(asha.localId)] }, asha.idToken);
    expect(body).toEqual([
      {
        found: expect.objectContaining({
          fields: { email: text(EMAIL), userName: text('Asha Rao') },
        }) as object,
        readTime: expect.any(String) as string,
      },
    ]);
  });

  it('is missing, not forbidden, for an owner who has none yet', async () => {
    const { body } = await post('batchGet', { documents: [nameOf(asha.localId)] }, asha.idToken);
    expect(body).toEqual([{ missing: nameOf(asha.localId), readTime: expect.any(String) as string }]);
  });

  it.each([
    ['an address', text('https://example.com/a.png')],
    ['null', { nullValue: null }],
  ])('has a photo, here %s, after signing in with Google', async (_, photo) => {
    const fields = { email: text('g@example.com'), userName: text('G'), photo };
    expect((await set(google.localId, fields, google.idToken)).status).toBe(200);
  });

  it.each([1, 100])('takes a name of %i characters', async (length) => {
    const fields = { email: text(EMAIL), userName: text('अ'.repeat(length)) };
    expect((await set(asha.localId, fields, asha.idToken)).status).toBe(200);
  });
});

describe('a write is refused', () => {
  const good = { email: text(EMAIL), userName: text('Asha') };

  it.each([
    ['an extra field', { ...good, isAdmin: { booleanValue: true } }],
    ['no name', { email: good.email }],
    ['no address', { userName: good.userName }],
    ['no field at all', {}],
    ['an empty name', { ...good, userName: text('') }],
    ['a name of 101 characters', { ...good, userName: text('x'.repeat(101)) }],
    ['a name that is a number', { ...good, userName: { integerValue: '7' } }],
    ['a name that is a list', { ...good, userName: { arrayValue: { values: [text('Asha')] } } }],
    ['a name that is a map', { ...good, userName: { mapValue: { fields: { a: text('Asha') } } } }],
    ['the address of somebody else', { ...good, email: text('vikram@example.com') }],
    ['an address that is null', { ...good, email: { nullValue: null } }],
    ['a photo without Google', { ...good, photo: text('https://example.com/a.png') }],
  ])('with %s', async (_, fields) => {
    const { status, body } = await set(asha.localId, fields, asha.idToken);
    expect({ status, body }).toMatchObject({ status: 403, body: { error: { status: 'PERMISSION_DENIED' } } });
    expect(readFileSync(server.dataFile, 'utf8')).toBe(noDocuments);
  });

  it.each([
    ['over http', text('http://example.com/a.png')],
    ['that is a script', text('javascript:alert(1)')],
    ['longer than 2048 characters', text(`https://${'x'.repeat(2048)}`)],
    ['that is a number', { integerValue: '1' }],
  ])('with a photo %s', async (_, photo) => {
    const fields = { email: text('g@example.com'), userName: text('G'), photo };
    expect((await set(google.localId, fields, google.idToken)).status).toBe(403);
  });

  it('into the document of somebody else, into another collection, and below the own document', async () => {
    const targets = [
      nameOf(vikram.localId),
      nameOf(asha.localId, 'Admins'),
      `${nameOf(asha.localId)}/Notes/n1`,
    ];
    for (const name of targets) {
      expect((await commit({ update: { name, fields: good } }, asha.idToken)).status).toBe(403);
    }
  });

  it.each([
    ['nobody', undefined],
    ['the bearer of a made-up token', 'a.b.c'],
  ])('by %s', async (_, idToken) => {
    expect((await set(asha.localId, good, idToken)).status).toBe(403);
  });

  it('when it deletes, even the own document', async () => {
    await set(asha.localId, good, asha.idToken);
    expect((await commit({ delete: nameOf(asha.localId) }, asha.idToken)).status).toBe(403);
  });

  it('as a whole when one of its parts is', async () => {
    const writes = [asha, vikram].map(({ localId }) => ({ update: { name: nameOf(localId), fields: good } }));
    expect((await post('commit', { writes }, asha.idToken)).status).toBe(403);
    expect(readFileSync(server.dataFile, 'utf8')).toBe(noDocuments);
  });

  it('when a part of a document makes the whole wrong', async () => {
    await set(asha.localId, good, asha.idToken);
    const patch = (fields: object) =>
      commit(
        { update: { name: nameOf(asha.localId), fields }, updateMask: { fieldPaths: Object.keys(fields) } },
        asha.idToken,
      );
    expect((await patch({ isAdmin: { booleanValue: true } })).status).toBe(403);
    expect((await patch({ userName: text('Asha Rao') })).status).toBe(200);
  });
});

describe('reading', () => {
  it.each([
    ['by somebody else', () => vikram.idToken],
    ['by nobody', () => undefined],
  ])('a profile is refused %s', async (_, idToken) => {
    await set(asha.localId, { email: text(EMAIL), userName: text('Asha') }, asha.idToken);
    expect((await post('batchGet', { documents: [nameOf(asha.localId)] }, idToken())).status).toBe(403);
  });

  it.each(['Users', `projects/other/databases/(default)/documents/Users/u1`])(
    '%s is no document',
    async (name) => {
      expect((await post('batchGet', { documents: [name] }, asha.idToken)).status).toBe(400);
    },
  );
});

describe('the rules file', () => {
  it('counts as it stands at the moment of the write, and its faults are named', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const rulesFile = `${server.dataFile}.rules`;
    const source = readFileSync(RULES, 'utf8');
    writeFileSync(rulesFile, source);
    const own = await startServer({ rulesFile });
    const user = await own.call('signUp', { email: EMAIL, password: 'monsoon-42' });
    const writes = [
      { update: { name: nameOf(user.localId), fields: { email: text(EMAIL), userName: text('A') } } },
    ];
    const write = async () => {
      const headers = { authorization: `Bearer ${user.idToken}` };
      return own.send('POST', `/v1/${DATABASE}/documents:commit`, JSON.stringify({ writes }), headers);
    };
    expect((await write()).status).toBe(200);
    writeFileSync(
      rulesFile,
      source.replace('allow create, update: if isOwner', 'allow create, update: if !isOwner'),
    );
    expect((await write()).status).toBe(403);
    writeFileSync(rulesFile, source.replace('allow create, update:', 'allow craete, update:'));
    expect(await write()).toMatchObject({
      status: 500,
      text: expect.stringMatching(/firestore\.rules line \d+: .*craete/) as string,
    });
    await own.close();
  });
});
