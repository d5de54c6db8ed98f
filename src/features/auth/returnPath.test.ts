import { returnPath } from './returnPath';

const ORIGIN = 'https://site.example';

describe('where signing in on the login page leads', () => {
  it.each([
    ['the page whose link led here', { from: '/resume?template=3' }, '', '/resume?template=3'],
    ['the page before a whole page load', null, `${ORIGIN}/diwali`, '/diwali'],
    ['that page with its query', null, `${ORIGIN}/resume?template=2`, '/resume?template=2'],
    ['the link rather than the page load', { from: '/brand' }, `${ORIGIN}/diwali`, '/brand'],
    ['home for a visitor from another site', null, 'https://elsewhere.example/diwali', '/home'],
    ['home for a typed address', null, '', '/home'],
    ['home instead of in a circle', { from: '/register' }, `${ORIGIN}/login`, '/home'],
    ['home instead of to another site', { from: '//elsewhere.example' }, '', '/home'],
    ['home instead of to a page that is not ours', { from: '/admin' }, '', '/home'],
    ['home when the state is of another kind', { from: 7 }, 'not an address', '/home'],
  ])('is %s', (_case, state, referrer, expected) => {
    expect(returnPath(state, referrer, ORIGIN)).toBe(expected);
  });
});
