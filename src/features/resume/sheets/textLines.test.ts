import { copyOfLines, linesOf, textOfLines } from './textLines';

const LINE_PX = 20;
const LINE_LENGTH = 10;

/** Lines of 10 characters, 20 px high; every cell starts at the top of the row. */
function rectsOf(text: string, above = 0): DOMRectList {
  const count = Math.ceil(text.trimEnd().length / LINE_LENGTH);
  const rects = Array.from({ length: count }, (_, line) => box(line * LINE_PX - above, LINE_PX));
  return Object.assign(rects, { item: (index: number) => rects[index] ?? null });
}

const box = (top: number, height: number) => new DOMRect(0, top, 100, height);

let row: HTMLElement;

function draw(html: string, lines: number): void {
  row.innerHTML = html;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === row ? box(0, lines * LINE_PX) : box(Number(this.getAttribute('data-top')), 4);
  });
}

beforeEach(() => {
  row = document.body.appendChild(document.createElement('div'));
  jest.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    return rectsOf(this.toString());
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  row.remove();
});

const htmlOf = (from: number, to: number): string => {
  const holder = document.createElement('div');
  holder.append(copyOfLines(row, linesOf(row), { from, to }));
  return holder.innerHTML;
};
const text = 'one 34567 two 34567 three 567 four 67 five';

it('counts the lines of a row by its longest cell', () => {
  draw(`<span>•</span> <span>${text}</span>`, 5);
  expect(linesOf(row)).toEqual({ heights: [20, 20, 20, 20, 20], edges: [0, 20, 40, 60, 80, 100] });
});

it.each([[[0, 5]], [[0, 2, 5]], [[0, 1, 2, 3, 4, 5]]])(
  'puts every character in exactly one of the parts split at %j',
  (cuts) => {
    draw(`<b>Data</b> <span><i>${text}</i></span>`, 5);
    const parts = cuts.slice(1).map((to, index) => htmlOf(cuts[index]!, to));
    const words = parts.map((part) => part.replace(/<[^>]*>/g, ''));
    expect(words.join('')).toBe(`Data ${text}`);
    expect(words[0]!.length).toBeGreaterThan(0);
  },
);

it('reads a word that is broken within itself as its lines', () => {
  draw('<a>linkedin.com/in/<wbr></a>', 2);
  expect(textOfLines(row)).toEqual(['linkedin.c', 'om/in/']);
});

it('keeps empty cells in place, and drops other empty elements', () => {
  draw(`<span>•</span> <span><i>${text}</i></span>`, 5);
  expect(htmlOf(2, 5)).toBe('<span><i>three 567 four 67 five</i></span>');
  row.style.display = 'grid';
  expect(htmlOf(2, 5)).toBe('<span></span><span><i>three 567 four 67 five</i></span>');
});

it('puts an element without text on one page, and keeps its place in the cells of the other', () => {
  draw(`<span>${text}</span><i data-top="90"></i><span>${text}</span>`, 5);
  expect(htmlOf(0, 2)).not.toContain('<i');
  row.style.display = 'grid';
  expect(htmlOf(0, 2)).toContain('<i data-top="90" data-elsewhere=""></i>');
  expect(htmlOf(2, 5)).toContain('<i data-top="90"></i>');
});

it('keeps every line-break opportunity of an empty element, and nothing else of it', () => {
  draw(`<p>${text}<wbr></p><p><wbr>${text}</p>`, 5);
  expect(htmlOf(0, 2).match(/<wbr>/g)).toHaveLength(2);
  expect(htmlOf(2, 5).match(/<wbr>/g)).toHaveLength(2);
  draw('<p>one<wbr></p><p>' + text + '</p>', 5);
  expect(htmlOf(2, 5)).toBe('<p>three 567 four 67 five</p>');
});

it('keeps an emoji of several code units whole', () => {
  draw(`<span>${'👩\u200D💻'.repeat(8)}</span>`, 4);
  expect(htmlOf(0, 1)).toBe(`<span>${'👩\u200D💻'.repeat(2)}</span>`);
  expect(htmlOf(1, 4)).toBe(`<span>${'👩\u200D💻'.repeat(6)}</span>`);
});

it('keeps the edges when glyphs are off the middle of their line', () => {
  jest.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
    return rectsOf(this.toString(), 0.5);
  });
  draw(`<span>${text}</span>`, 5);
  expect(linesOf(row).edges).toEqual([0, 20, 40, 60, 80, 100]);
});

it('never splits an element that clips its text', () => {
  draw(`<span style="overflow-y: hidden" data-top="0">${text}</span> <span>${text}</span>`, 5);
  expect(htmlOf(0, 2).match(/five/g)).toHaveLength(1);
  expect(htmlOf(2, 5).match(/one/g)).toBeNull();
});

it('continues a text in its original direction', () => {
  draw(`<span dir="auto">${text}</span>`, 5);
  row.style.direction = 'rtl';
  row.querySelector('span')!.style.direction = 'rtl';
  expect(htmlOf(2, 5)).toContain('dir="rtl"');
});
