import { isStrictEmail, uriOf } from './uris';

it.each([
  ['github.com/fqureshi', 'https://github.com/fqureshi'],
  ['https://www.twitter.com', 'https://www.twitter.com'],
  ['http://x.example/a?b=c#d', 'http://x.example/a?b=c#d'],
  ['mailto:nisha@example.com', 'mailto:nisha@example.com'],
  ['https://a@b.example@evil.example', 'https://a%40b.example@evil.example/'],
  ['linkedin.com/in/फ़', 'https://linkedin.com/in/%E0%A4%AB%E0%A4%BC'],
  ['https://x.example/[y]', undefined],
  ['https://x.example/#a#b', undefined],
])('writes the link %j as %p', (typed, uri) => expect(uriOf(typed)).toBe(uri));

it.each([
  ['nisha@example.com', true],
  ['nisha@localhost', false],
  ['"odd address"@example.com', false],
])('takes %j for a valid e-mail address: %p', (typed, expected) => {
  expect(isStrictEmail(typed)).toBe(expected);
});
