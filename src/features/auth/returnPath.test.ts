import { returnPath } from './returnPath';

const ORIGIN = 'https://site.example';

it.each([
  ['the page whose link led here', { from: '/resume?template=3' }, '', '/resume?template=3'],
  ['the part of the page that was open', { from: '/patent#fees' }, '', '/patent#fees'],
  ['the page before a full page load', null, `${ORIGIN}/diwali`, '/diwali'],
  ['the previous page with its query', null, `${ORIGIN}/resume?template=2`, '/resume?template=2'],
  ['the link rather than the referrer', { from: '/brand' }, `${ORIGIN}/diwali`, '/brand'],
  ['home for a visitor from another site', null, 'https://else.example/diwali', '/home'],
  ['home for a typed address', null, '', '/home'],
  ['home instead of an account page', { from: '/register' }, `${ORIGIN}/login`, '/home'],
  ['home instead of another site', { from: '//elsewhere.example' }, '', '/home'],
  ['home instead of an unknown page', { from: '/admin' }, '', '/home'],
  ['home if the state is malformed', { from: 7 }, 'not an address', '/home'],
])('signing in on the login page leads to %s', (_case, state, referrer, expected) => {
  expect(returnPath(state, referrer, ORIGIN)).toBe(expected);
});
