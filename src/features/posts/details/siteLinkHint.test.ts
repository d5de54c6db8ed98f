import { siteLinkHint } from './DetailsFields';

const LINK = 'https://gym.example.com/';

it('the hint under the website link mentions the code', () => {
  expect(siteLinkHint('', false).words).toMatch(/shows your link as a code/);
  expect(siteLinkHint(LINK, false)).toEqual({ ...siteLinkHint('', false), announcement: '' });
});

it('a link that is too long is announced once with its maximum, however much longer it gets', () => {
  const { words, announcement } = siteLinkHint(LINK.padEnd(140, 'a'), false);
  expect(words).toMatch(/^This link is too long for a code: .*140.*122/);
  expect(announcement).not.toBe('');
  expect(siteLinkHint(LINK.padEnd(141, 'a'), false).announcement).toBe(announcement);
});
