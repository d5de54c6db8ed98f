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
  ['b', '|a **b** c|', '**|a b c|**'],
  ['b', '|**a** b **c**|', '**|a b c|**'],
  ['b', '|**a** **b**|', '|a b|'],
  ['b', '**a |b| c**', '**a** |b| **c**'],
  ['b', '**|a| b**', '|a| **b**'],
  ['b', '**a |b** c|', '**a |b c|**'],
  ['b', '**a** |b|', '**a |b|**'],
  ['b', '|a **b** c\nd **e**|', '**|a b c**\n**d e|**'],
  ['b', '|a *b* c|', '**|a *b* c|**'],
  ['b', '|*a* b|', '***|a* b|**'],
  ['i', '|a **b** c|', '*|a **b** c|*'],
  ['i', '*a |b| c*', '*a* |b| *c*'],
  ['b', '|see [a *b*](https://x.in) now|', '**|see [a *b*](https://x.in) now|**'],
  ['b', '**see [|it|](https://x.in) now**', '**see** [|it|](https://x.in) **now**'],
  ['b', '|[it](https://x.in)|', '[**|it|**](https://x.in)'],
  ['b', '|see [a| b](https://x.in)', '**|see** [**a|** b](https://x.in)'],
  ['b', '[a |b](https://x.in) now|', '[a **|b**](https://x.in) **now|**'],
  ['b', '|see [it](https://x.in)| now', '**|see [it|](https://x.in)** now'],
  ['b', '|see [it](https://x.in)[a| b](https://y.in)', '**|see [it](https://x.in)**[**a|** b](https://y.in)'],
  ['b', '[it](https:|//x.in) now|', '[it](https://x.in) **|now|**'],
  ['b', 'see [it *b*](https:||//x.in)', 'see [**|it *b|***](https://x.in)'],
  ['i', '[a](https://x.in) [*it*](|https://y.in|)', '[a](https://x.in) [|it|](https://y.in)'],
  ['b', '[](|https://|)', '[**||**](https://)'],
  ['b', '***|a|** b*', '*|a| b*'],
  ['b', 'co|st|s now', '**|costs|** now'],
  ['b', '**co|st|s** now', '|costs| now'],
  ['b', 'co||sts now', '**|costs|** now'],
  ['b', 're|-|order', '**|re-order|**'],
  ['b', 'HTML/|CSS|', 'HTML/**|CSS|**'],
  ['b', '**HTML/|CSS|**', '**HTML**/|CSS|'],
  ['b', '**|HTML|/CSS**', '|HTML|/**CSS**'],
  ['b', 'न|मस्|ते', '**|नमस्ते|**'],
  ['b', '5*|4|*3', '5***|4|***3'],
  ['b', 'cut **||** now', 'cut || now'],
  ['i', 'cut *||* now', 'cut || now'],
  ['b', 'cut **costs||** now', 'cut **costs**|| now'],
  ['i', 'cut *costs||* now', 'cut *costs*|| now'],
  ['k', '|see\nreport|', '[see](|https://|)\nreport'],
  ['k', 'see |report|', 'see [report](|https://|)'],
  ['k', '||', '[](|https://|)'],
  ['k', '[it](https:||//x.in)', '[it](|https://x.in|)'],
  ['k', '[it](https://|x.in|)', '[it](|https://x.in|)'],
  ['k', '[a |b|](https://x.in)', '[a b](|https://x.in|)'],
  ['k', '|see [it](https://x.in)| now', 'see [it](|https://x.in|) now'],
  ['k', '|see\n[it](https://x.in)|', '[see](|https://|)\n[it](https://x.in)'],
  ['k', '[it](https://x.in)||', '[it](https://x.in)[](|https://|)'],
  ['x', 'cut |costs|', undefined],
])('Ctrl+%s makes of %s', (key, before, after) => {
  expect(press(key, before)).toBe(after);
});
