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
  ['b', 'cut |**costs**| now', 'cut |costs| now'],
  ['b', '|* cut\n\n* grew |', '* **|cut**\n\n* **grew|** '],
  ['b', '**|cut**\n\n**grew|**', '|cut\n\ngrew|'],
  ['i', '**|cut**\ngrew| *9', '***|cut***\n*grew|* *9'],
  ['b', '|cut\n**grew**|', '**|cut**\n**grew|**'],
  ['k', '|see\nreport|', '[see](|https://|)\nreport'],
  ['k', 'see |report|', 'see [report](|https://|)'],
  ['k', '||', '[](|https://|)'],
  ['x', 'cut |costs|', undefined],
])('Ctrl+%s makes of %s', (key, before, after) => {
  expect(press(key, before)).toBe(after);
});
