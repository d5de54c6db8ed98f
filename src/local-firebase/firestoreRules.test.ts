/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowed, type RulesRequest } from './rules/isAllowed';
import { parseRules } from './rules/parse';
import type { Method } from './rules/syntax';

const RULES = parseRules(readFileSync(path.resolve(import.meta.dirname, '../../firestore.rules'), 'utf8'));

const PROFILE = { email: 'asha@example.com', userName: 'Asha Rao' };
const person = (uid: string, email: string) => ({
  uid,
  token: { email, firebase: { sign_in_provider: 'password' } },
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
  delete: [],
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
