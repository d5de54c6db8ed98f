import { siteLinkHint } from './DetailsFields';

const LINK = 'https://gym.example.com/';

it('the hint under the website link promises a code for web addresses alone, whatever is typed', () => {
  for (const typed of ['', LINK, 'ftp://gym.example.com', 'https://gym'])
    expect(siteLinkHint(typed, false)).toEqual({
      words: 'The poster also shows a web address as a code to scan.',
      announcement: '',
    });
});

it('a link that is too long is announced once with its maximum, however much longer it gets', () => {
  const { words, announcement } = siteLinkHint(LINK.padEnd(140, 'a'), false);
  expect(words).toMatch(/^This link is too long for a code: .*140.*122/);
  expect(announcement).not.toBe('');
  expect(siteLinkHint(LINK.padEnd(141, 'a'), false).announcement).toBe(announcement);
});
