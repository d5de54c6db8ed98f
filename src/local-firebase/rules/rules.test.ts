/** @jest-environment node */
import { isAllowed, type RulesRequest } from './isAllowed';
import { parseRules } from './parse';

const rulesWith = (condition: string, functions = '') => `
  rules_version = '2';
  service cloud.firestore { match /databases/{database}/documents {
    ${functions}
    match /Users/{uid} { allow get, create: if ${condition}; }
  } }`;

const asked: RulesRequest = {
  path: '/databases/(default)/documents/Users/u1',
  method: 'create',
  auth: { uid: 'u1', token: { email: 'a@b.in', firebase: { sign_in_provider: 'password' } } },
  data: { name: 'Asha', age: 30, tags: ['a', 'b'], nothing: null, emoji: '😀😀' },
  existing: null,
};

describe('a condition', () => {
  it.each([
    ['true', true],
    ['!false && !(true && false)', true],
    ['request.auth.uid == uid', true],
    ['request.auth.uid != uid', false],
    ["request.auth.token.firebase.sign_in_provider == 'password'", true],
    ['request.resource.data.name.size() == 4', true],
    ['request.resource.data.emoji.size() == 4', true],
    ["request.resource.data.name.matches('As.*')", true],
    ["request.resource.data.name.matches('As')", false],
    ["request.resource.data.keys().hasAll(['name', 'age'])", true],
    ["request.resource.data.keys().hasAll(['name', 'email'])", false],
    ["request.resource.data.keys().hasOnly(['name'])", false],
    ["request.resource.data.tags == ['a', 'b']", true],
    ['request.resource.data.age >= 30 && request.resource.data.age <= 30', true],
    ['request.resource.data.age >= 31', false],
    ['request.resource.data.nothing == null', true],
    ['request.resource.data.name is string', true],
    ['request.resource.data.age is string', false],
    ['resource == null', true],
    ['true || request.resource.data.missing', true],
    ['request.resource.data.missing == 1 || true', true],
    ['request.resource.data.missing == 1 && true', false],
    ['!(request.resource.data.missing == 1)', false],
    ['!(request.resource.data.missing == 1 && false)', true],
    ["'30' >= 3", false],
    ['request.resource.data.age', false],
    ['unknown == unknown', false],
    ['unknownFunction(uid)', false],
    ["request.resource.data.name.reverse() == 'ahsA'", false],
  ])('%s is %s', (condition, expected) => {
    expect(isAllowed(parseRules(rulesWith(condition)), asked)).toBe(expected);
  });

  it('calls functions with parameters and the names around them', () => {
    const functions = `
      function isLong(text, limit) { return text.size() >= limit; } // comment
      function isOwn(owner) { return request.auth.uid == owner && isLong(owner, 2); }`;
    expect(isAllowed(parseRules(rulesWith('isOwn(uid)', functions)), asked)).toBe(true);
    expect(isAllowed(parseRules(rulesWith('isOwn(database)', functions)), asked)).toBe(false);
    expect(isAllowed(parseRules(rulesWith('isOwn()', functions)), asked)).toBe(false);
  });
});

describe('a match', () => {
  const rules = parseRules(`service cloud.firestore { match /databases/{database}/documents {
    match /Users/{uid} { allow get: if true; match /Notes/{note} { allow list: if note == 'n1' && uid == 'u1'; } }
  } }`);

  it.each([
    ['Users/u1', 'get', true],
    ['Users/u1', 'list', false],
    ['Users/u1', 'update', false],
    ['Users', 'get', false],
    ['Users/u1/Notes', 'get', false],
    ['Users/u1/Notes/n1', 'get', false],
    ['Users/u1/Notes/n1', 'list', true],
    ['Users/u2/Notes/n1', 'list', false],
    ['Others/u1', 'get', false],
  ] as const)('%s: %s is %s', (path, method, expected) => {
    const request = { ...asked, path: `/databases/(default)/documents/${path}`, method };
    expect(isAllowed(rules, request)).toBe(expected);
  });
});

describe('a rules file that cannot be read', () => {
  const inMatch = (text: string) => `service cloud.firestore {\n match /a {\n ${text}`;

  it.each([
    ['an unknown method', inMatch('allow raed: if true; } }'), 'line 3: expected get, list'],
    ['a missing semicolon', inMatch('allow get: if true } }'), 'line 3: expected “;”, found “}”'],
    ['a missing brace', inMatch(''), 'line 3: expected match, allow, function or “}”'],
    ['another service', 'service firebase.storage {}', 'expected “cloud”, found “firebase”'],
    ['version 1', "rules_version = '1'; service cloud.firestore {}", 'rules_version 2'],
    ['a path in a condition', inMatch('allow get: if exists(/a/b); } }'), 'expected an expression'],
    ['arithmetic', inMatch('allow get: if 1 + 1 == 2; } }'), 'cannot read “+ 1 == 2'],
    ['another type', inMatch('allow get: if 1 is int; } }'), 'expected “string”, found “int”'],
    ['a second service', 'service cloud.firestore {} service', 'expected the end of the file'],
  ])('names the place: %s', (_, source, message) => {
    expect(() => parseRules(source)).toThrow(message);
  });
});
