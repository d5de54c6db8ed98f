import { randomResume } from '../../../../test/jest/randomResume';
import { jsonFault } from './jsonFault';

it.each([
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ['{a:1}', 1],
  ["{'a':1}", 1],
  ['[1 2]', 3],
  ['[1,]', 3],
  ['[,1]', 1],
  ['{"a":1]', 6],
  ['{}}', 2],
  ['01', 1],
  ['nul', 0],
  ['"a\nb"', 2],
  ['"a\\x"', 2],
  ['{"a":"b', 7],
  ['[[[', 3],
  ['{"a":', 5],
  ['', 0],
])('locates the error in %j', (text, fault) => {
  expect(() => void JSON.parse(text)).toThrow();
  expect(jsonFault(text)).toBe(fault);
});

it('locates an illegal character at the start of any line', () => {
  const text = JSON.stringify(randomResume(3), null, 1);
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  expect(breaks.length).toBeGreaterThan(50);
  for (const at of breaks) {
    const broken = `${text.slice(0, at)}?${text.slice(at)}`;
    expect(jsonFault(broken)).toBe(at);
  }
});

it('copes with a million unclosed brackets', () => {
  expect(jsonFault('['.repeat(1_000_000))).toBe(1_000_000);
});
