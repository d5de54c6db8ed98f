/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed, type RulesRequest } from './rules/isAllowed';
import { parseRules } from './rules/parse';
import type { Method } from './rules/syntax';

const RULES = parseRules(readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8'));

const PROFILE = { email: 'asha@example.com', userName: 'Asha Rao' };
const person = (uid: string, email: string, provider = 'password') => ({
  uid,
  token: { email, firebase: { sign_in_provider: provider } },
});
const PEOPLE = {
  nobody: null,
  owner: person('asha', PROFILE.email),
  'somebody else': person('ravi', 'ravi@example.com'),
};

/** Who may do what with the one kind of document there is. No one may list: that would reveal every address. */
const MAY: Readonly<Record<Method, readonly (keyof typeof PEOPLE)[]>> = {
  get: ['owner'],
  list: [],
  create: ['owner'],
  update: ['owner'],
  delete: ['owner'],
};

describe.each(Object.entries(MAY) as [Method, (typeof MAY)[Method]][])('%s', (method, allowed) => {
  it.each(Object.entries(PEOPLE))('by %s', (name, auth) => {
    const request: RulesRequest = {
      path: '/databases/(default)/documents/Users/asha',
      method,
      auth,
      data: method === 'create' || method === 'update' ? PROFILE : null,
      existing: method === 'create' ? null : PROFILE,
    };
    expect(isAllowed(RULES, request)).toBe((allowed as readonly string[]).includes(name));
    expect(isAllowed(RULES, { ...request, path: '/databases/(default)/documents/Orders/1' })).toBe(false);
    expect(isAllowed(RULES, { ...request, path: `${request.path}/Notes/1` })).toBe(false);
  });
});

describe.each(['create', 'update'] as const)('%s of the own profile', (method) => {
  const may = (auth: RulesRequest['auth'], data: RulesRequest['data']) =>
    isAllowed(RULES, {
      path: '/databases/(default)/documents/Users/asha',
      method,
      auth,
      data,
      existing: method === 'update' ? PROFILE : null,
    });

  it.each([
    ['a name of one character', { ...PROFILE, userName: 'अ' }, true],
    ['a name of 100 characters', { ...PROFILE, userName: 'अ'.repeat(100) }, true],
    ['a name of 101 characters', { ...PROFILE, userName: 'x'.repeat(101) }, false],
    ['an empty name', { ...PROFILE, userName: '' }, false],
    ['a name that is a number', { ...PROFILE, userName: 7 }, false],
    ['no name', { email: PROFILE.email }, false],
    ['no address', { userName: PROFILE.userName }, false],
    ['no field at all', {}, false],
    ['the address of somebody else', { ...PROFILE, email: 'ravi@example.com' }, false],
    ['an address that is null', { ...PROFILE, email: null }, false],
    ['an extra field', { ...PROFILE, isAdmin: true }, false],
    ['a photo without Google', { ...PROFILE, photo: 'https://example.com/a.png' }, false],
  ])('with %s', (_, profile, expected) => {
    expect(may(PEOPLE.owner, profile)).toBe(expected);
  });

  it.each([
    ['an address', 'https://example.com/a.png', true],
    ['null', null, true],
    ['an address over http', 'http://example.com/a.png', false],
    ['a script', 'javascript:alert(1)', false],
    ['an address of over 2048 characters', `https://${'x'.repeat(2048)}`, false],
    ['a number', 1, false],
  ])('with a Google photo that is %s', (_, photo, expected) => {
    expect(may(person('asha', PROFILE.email, 'google.com'), { ...PROFILE, photo })).toBe(expected);
  });
});
