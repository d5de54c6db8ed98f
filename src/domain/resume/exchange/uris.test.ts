import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { TYPED } from '../../../../test/jest/randomResume';
import { isStrictEmail, uriOf } from './uris';

const formats = addFormats(new Ajv());
const isUri = formats.compile({ type: 'string', format: 'uri' });
const isEmail = formats.compile({ type: 'string', format: 'email' });

it.each([
  ['github.com/fqureshi', 'https://github.com/fqureshi'],
  ['https://www.twitter.com', 'https://www.twitter.com'],
  ['http://x.example/a?b=c#d', 'http://x.example/a?b=c#d'],
  ['mailto:nisha@example.com', 'mailto:nisha@example.com'],
  ['https://a@b.example@evil.example', 'https://a%40b.example@evil.example/'],
  ['linkedin.com/in/फ़', 'https://linkedin.com/in/%E0%A4%AB%E0%A4%BC'],
  ['not a link', undefined],
  ['https://x.example/[y]', undefined],
  ['https://x.example/#a#b', undefined],
])('writes the link %j as %p', (typed, uri) => {
  expect(uriOf(typed)).toBe(uri);
  if (uri !== undefined) expect(isUri(uri)).toBe(true);
});

it('never writes anything invalid against the schema', () => {
  const typed = TYPED.flatMap((text) => [
    text,
    `https://x.example/${text}`,
    `x.example?${text}`,
    `mailto:${text}`,
  ]);
  for (const uri of typed.map(uriOf)) if (uri !== undefined) expect([uri, isUri(uri)]).toEqual([uri, true]);
  const addresses = typed.flatMap((text) => [text, `${text}@example.com`, `nisha@${text}`]);
  expect(addresses.filter(isStrictEmail).length).toBeGreaterThan(3);
  for (const email of addresses.filter(isStrictEmail)) expect([email, isEmail(email)]).toEqual([email, true]);
});
