import { withMark } from './markKeys';

/** `a |b| c`: the selection between the bars. */
function press(key: string, drawn: string): string | undefined {
  const [before = '', part = '', after = ''] = drawn.split('|');
  const start = before.length;
  const marked = withMark({ text: before + part + after, start, end: start + part.length }, key);
  if (!marked) return undefined;
  const { text, start: from, end } = marked;
  return `${text.slice(0, from)}|${text.slice(from, end)}|${text.slice(end)}`;
}

it.each([
  ['b', 'cut |costs| now', 'cut **|costs|** now'],
  ['b', 'cut **|costs|** now', 'cut |costs| now'],
  ['i', 'cut |costs| now', 'cut *|costs|* now'],
  ['i', 'cut *|costs|* now', 'cut |costs| now'],
  ['i', 'cut **|costs|** now', 'cut ***|costs|*** now'],
  ['i', 'cut ***|costs|*** now', 'cut **|costs|** now'],
  ['b', 'cut ***|costs|*** now', 'cut *|costs|* now'],
  ['b', 'cut| costs |now', 'cut **|costs|** now'],
  ['b', 'cut ||', 'cut **||**'],
  ['k', 'see |report|', 'see [report](|https://|)'],
  ['k', '||', '[](|https://|)'],
  ['x', 'cut |costs|', undefined],
])('Ctrl+%s makes of %s', (key, before, after) => {
  expect(press(key, before)).toBe(after);
});
