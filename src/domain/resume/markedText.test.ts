import { runsOf, wordsOf, type Run } from './markedText';

const bold = (text: string): Run => ({ text, isBold: true });
const italic = (text: string): Run => ({ text, isItalic: true });
const link = (text: string, href = 'https://example.in/'): Run => ({ text, href });
const plain = (text: string): Run => ({ text });

it.each<[string, Run[]]>([
  ['Cut costs by 12 %', [plain('Cut costs by 12 %')]],
  ['Cut **costs** by *12 %*.', [plain('Cut '), bold('costs'), plain(' by '), italic('12 %'), plain('.')]],
  ['**a *b* c**', [bold('a '), { text: 'b', isBold: true, isItalic: true }, bold(' c')]],
  ['**a *b***', [bold('a '), { text: 'b', isBold: true, isItalic: true }]],
  ['***both***', [{ text: 'both', isBold: true, isItalic: true }]],
  ['***a** b*', [{ text: 'a', isBold: true, isItalic: true }, italic(' b')]],
  [
    'See [the **report**](https://example.in).',
    [plain('See '), link('the '), { ...link('report'), isBold: true }, plain('.')],
  ],
  [
    '[mail](mailto:a@b.in) [call](tel:+911)',
    [link('mail', 'mailto:a@b.in'), plain(' '), link('call', 'tel:+911')],
  ],
  ['**कार्य**', [bold('कार्य')]],
  ['(**a**)', [plain('('), bold('a'), plain(')')]],
  ['**a **b**', [plain('**a '), bold('b')]],
])('“%s” has its marks taken for what they mean', (typed, runs) => {
  expect(runsOf(typed)).toEqual(runs);
});

it.each([
  ['a product', '5*4*3 = 60'],
  ['a footnote', 'from 9*'],
  ['a product and a footnote', '5*4* and up'],
  ['a footnote and a product', '*4*3'],
  ['spaces', '2 * 3 * 4'],
  ['nothing inside', '**** and **'],
  ['an open mark', '**bold'],
  ['brackets', 'a[1](2) and [note]'],
  ['a script', '[x](javascript:alert(1))'],
  ['data', '[x](data:text/html,<b>)'],
  ['a host without a dot', '[x](https://intranet)'],
  ['an address with a space', '[x](https://example.in a)'],
  ['HTML', '<b onclick="alert(1)">x</b>'],
])('%s is text as typed: %s', (_what, typed) => {
  expect(runsOf(typed)).toEqual([{ text: typed }]);
  expect(wordsOf(typed)).toBe(typed);
});

it('marks that cross never nest wrongly', () => {
  expect(runsOf('**a [b** c](https://example.in)')).toEqual([bold('a [b'), plain(' c](https://example.in)')]);
});

it.each(['*', '**', '[', '](https://', '*a ', '[a](https://a.in)', '](https:/](https:/'])(
  'reads any number of “%s” in steps that grow with the text, not with its square',
  (mark) => {
    const pieces = jest.spyOn(RegExp.prototype, 'test');
    const stepsFor = (count: number) => {
      pieces.mockClear();
      runsOf(mark.repeat(count));
      return pieces.mock.calls.length;
    };
    const few = stepsFor(500);
    expect(stepsFor(5000)).toBeLessThanOrEqual(10 * few + 10);
    pieces.mockRestore();
  },
);
