import { textRunsOf } from './textRuns';

const item = (str: string, x: number, width: number) => ({
  str,
  transform: [10, 0, 0, 10, x, 700],
  width,
  height: str === '' ? 0 : 10,
  fontName: 'f1',
});
const span = { type: 'beginMarkedContentProps', tag: 'Span' };
const end = { type: 'endMarkedContent' };

/** As pdf.js reads "சீதாவை ठीक": without the width of the first vowel, which is a glyph of its own, nor the third syllable's letters. */
const ITEMS = [
  item('சீ', 45, 5),
  span,
  item('', 56, 0),
  item('தா', 56, 9),
  end,
  span,
  item('வ\0', 65, 6),
  end,
  item(' ', 71, 3),
  item('ठीक', 74, 15),
];
const GLYPHS = [{ unicode: 'ச', width: 500 }, { unicode: 'ீ', width: 600 }, 40, { unicode: 'க', width: 500 }];

/** Over the last word. */
const LINK = { url: 'https://github.com/asha', rect: [74, 698, 89, 710] };

const page = {
  getTextContent: () => Promise.resolve({ items: ITEMS }),
  getAnnotations: () => Promise.resolve([LINK, { subtype: 'Widget', rect: LINK.rect }]),
  getOperatorList: () => Promise.resolve({ argsArray: [null, ['f1', 10], [GLYPHS]] }),
  commonObjs: { get: (_: string, found: (font: { name: string }) => void) => found({ name: 'Sans' }) },
};

it('joins the syllables of a word, as its PDF says them and as wide as its glyphs, and says the targets of links', async () => {
  const runs = await textRunsOf(page, 0, (tags) => tags.map((_tag, index) => ['தா', 'வை'][index]));
  expect(runs).toMatchObject([
    { text: 'சீதாவை', x: 45, width: 26 },
    { text: 'ठीक github.com/asha', x: 74, width: 15 },
  ]);
});

it('has a space behind a syllable that one glyph draws with its mark', async () => {
  const items = [item('ழ்', 50, 8), item(' ', 58, 3), item('में', 61, 9)];
  const argsArray = [['f1', 10], [[{ unicode: 'ழ்', width: 800 }]]];
  const tamil = {
    ...page,
    getTextContent: () => Promise.resolve({ items }),
    getAnnotations: () => Promise.resolve([]),
    getOperatorList: () => Promise.resolve({ argsArray }),
  };
  expect(await textRunsOf(tamil, 0, () => [])).toMatchObject([
    { text: 'ழ்', x: 50, width: 8 },
    { text: 'में', x: 61, width: 9 },
  ]);
});

it('has no space where pdf.js fills a gap and the page draws none', async () => {
  const syllable = [span, item('சீ', 50, 5), item(' ', 55, 6), item('தா', 61, 3), end, item('வை', 64, 6)];
  const gap = [item('वनस् थ', 80, 23), item('ली', 103, 10)];
  const items = [...syllable, item(' ', 70, 10), ...gap, item(' ', 113, 7), item('सम् मन', 120, 30)];
  const drawn = ['ச', 'ீ', 'தா', 'வை', ' ', 'वन', 'स्', 'थ', 'ली', ' ', 'सम्', ' ', 'मन'];
  const glyphs = drawn.map((unicode) => ({ unicode, width: unicode === 'ீ' ? 600 : 500 }));
  const hindi = {
    ...page,
    getTextContent: () => Promise.resolve({ items }),
    getAnnotations: () => Promise.resolve([]),
    getOperatorList: () => Promise.resolve({ argsArray: [['f1', 10], [glyphs]] }),
  };
  expect(await textRunsOf(hindi, 0, () => ['சீதா'])).toMatchObject([
    { text: 'சீதாவை', x: 50, width: 20 },
    { text: 'वनस्थली', x: 80, width: 33 },
    { text: 'सम् मन', x: 120 },
  ]);
});

it('has Arabic letters, which are drawn from the left, in the order in which they are read', async () => {
  const reversed = { type: 'beginMarkedContent', tag: 'ReversedChars' };
  /** A letter, and where pdf.js has its dots, which are drawn by themselves above the line. */
  const letter = (x: number) => [
    span,
    item(' ', x, 4),
    { ...item('\0', x, 0), transform: [10, 0, 0, 10, x, 706] },
    item('ﺣ', x, 6),
    end,
  ];
  const word = (x: number) => [reversed, ...letter(x), ...letter(x + 6), end];
  const items = [
    ...[item('•', 200, 3), ...word(100), item(' ', 112, 3), item('React', 115, 20)],
    ...[item(' ', 135, 3), ...word(138), reversed, item('اور', 152, 34), end],
    ...[item('Pune', 220, 20), item('(', 244, 3), ...word(247), item(')', 259, 3)],
  ];
  const urdu = {
    ...page,
    getTextContent: () => Promise.resolve({ items }),
    getAnnotations: () => Promise.resolve([]),
  };
  const said = ['د', 'و', 'م', 'ه', 'ن', 'خ'].values();
  const actualTexts = (tags: readonly string[]) =>
    tags.map((tag) => (tag === 'Span' ? said.next().value : undefined));
  expect(await textRunsOf(urdu, 0, actualTexts)).toMatchObject([
    { text: '• اور هم React ود', x: 100, y: 700, width: 103 },
    { text: 'Pune', x: 220 },
    { text: '(', x: 244 },
    { text: 'خن', x: 247, y: 700, width: 12 },
    { text: ')', x: 259 },
  ]);
});

it('shows what the PDF doesn’t say, and leaves out links that are damaged', async () => {
  const damaged = { ...page, getAnnotations: () => Promise.reject(new Error('Unknown command')) };
  const runs = await textRunsOf(damaged, 0, () => []);
  expect(runs.map(({ text }) => text)).toEqual(['சீதாவ\uFFFD', 'ठीक']);
});

it('reads a page that lies on its side, without soft hyphens', async () => {
  const line = (str: string, x: number) => ({ ...item(str, 0, 60), transform: [0, 10, -10, 0, x, 50] });
  const getTextContent = () =>
    Promise.resolve({ items: [line('Asha Rao', 60), line('Ac\u00ADcountant', 76)] });
  expect(
    await textRunsOf({ ...page, getTextContent, getAnnotations: () => Promise.resolve([]) }, 0, () => []),
  ).toMatchObject([
    { text: 'Asha Rao', x: 50, y: -60 },
    { text: 'Accountant', x: 50, y: -76 },
  ]);
});
