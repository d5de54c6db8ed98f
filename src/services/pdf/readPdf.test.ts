import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdf } from './readPdf';

jest.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  getDocument: jest.fn(),
  PDFWorker: { create: jest.fn() },
  VerbosityLevel: { ERRORS: 0 },
}));
jest.mock('pdfjs-dist/legacy/build/pdf.worker.min.mjs', () => '/assets/pdf.worker.mjs', { virtual: true });

const threads: FakeThread[] = [];
class FakeThread extends EventTarget {
  readonly terminate = jest.fn();
  constructor() {
    super();
    threads.push(this);
  }
}
const thread = () => threads.at(-1)!;

/** Of pdf.js: closes what is still read from the worker. */
const destroy: () => Promise<void> = jest.fn(() => Promise.resolve());

/** Makes pdf.js answer with pages of these texts, fail with an error, or never answer. */
function answer(pages: readonly (readonly string[])[] | Error | 'never'): void {
  const page = (texts: readonly string[]) => ({
    getTextContent: () =>
      Promise.resolve({
        items: texts.map((str) => ({
          str,
          transform: [1, 0, 0, 1, 50, 700],
          width: 60,
          height: 10,
          fontName: 'f1',
        })),
      }),
    getAnnotations: () => Promise.resolve([]),
    getOperatorList: () => Promise.resolve({ argsArray: [] }),
    commonObjs: { get: (_: string, found: (font: object) => void) => found({ name: 'Sans-Bold' }) },
  });
  const promise =
    pages === 'never'
      ? new Promise(() => undefined)
      : pages instanceof Error
        ? Promise.reject(pages)
        : Promise.resolve({
            numPages: pages.length,
            getPage: (number: number) => Promise.resolve(page(pages[number - 1]!)),
          });
  jest.mocked(getDocument).mockReturnValue({ promise, destroy } as ReturnType<typeof getDocument>);
}

const LINE = 'Staff Nurse in the intensive care of Malabar Hospital';
const read = (signal = new AbortController().signal) => readPdf(Uint8Array.of(1), signal);
const error = (name: string) => Object.assign(new Error('Pages tree contains circular reference.'), { name });

function expectEnded(): void {
  expect(destroy).toHaveBeenCalled();
  expect(thread().terminate).toHaveBeenCalled();
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { Worker: FakeThread });
  Object.assign(Promise, { withResolvers: () => undefined });
  Object.assign(ArrayBuffer.prototype, { transferToFixedLength: () => undefined });
});
afterEach(() => jest.useRealTimers());

it('reads the texts of all pages, and ends its worker and its streams', async () => {
  answer([[LINE], [LINE, 'ﬁnance']]);
  const runs = await read();
  expect(runs.map(({ page, text }) => [page, text])).toEqual([
    [0, LINE],
    [1, LINE],
    [1, 'finance'],
  ]);
  expect(runs[0]).toMatchObject({ x: 50, y: 700, width: 60, size: 10, font: 'Sans-Bold' });
  expectEnded();
});

it.each([
  ['is locked', error('PasswordException'), /^It is locked with a password: /],
  ['is damaged', error('InvalidPDFException'), /^It is damaged or not a whole PDF: /],
  ['has pages in a circle', error('FormatError'), /^It is damaged or not a whole PDF: /],
  ['has 21 pages', Array.from({ length: 21 }, () => [LINE]), 'It has 21 pages, over the limit of 20.'],
  [
    'is a scan with a line of text',
    [['Scanned by CamScanner']],
    /^It has pictures of its pages, but no text/,
  ],
  [
    'has fonts that name no letters',
    [['6WDII\u00031XUVH\u0003LQ\u0003WKH\u0003LQWHQVLYH\u0003FDUH\u0003RI\u00030DODEDU']],
    /^Its fonts don’t say which letters they draw: /,
  ],
])('says what to do if the PDF %s', async (_, pages, sentence) => {
  answer(pages);
  await expect(read()).rejects.toThrow(sentence);
  expectEnded();
});

it('says that the reader did not load', async () => {
  answer('never');
  const refusal = expect(read()).rejects.toThrow('The PDF reader did not load. Check the connection');
  thread().dispatchEvent(new Event('error'));
  await refusal;
});

it('gives up after 30 s', async () => {
  jest.useFakeTimers();
  answer('never');
  const refusal = expect(read()).rejects.toThrow(/^It takes too long to read: /);
  await jest.advanceTimersByTimeAsync(30_000);
  await refusal;
  expectEnded();
});

it('ends its worker when nobody waits any more', () => {
  jest.useFakeTimers();
  answer('never');
  const waiting = new AbortController();
  void read(waiting.signal);
  expect(thread().terminate).not.toHaveBeenCalled();
  waiting.abort();
  expect(thread().terminate).toHaveBeenCalled();
});

it.each([
  ['withResolvers', Promise],
  ['transferToFixedLength', ArrayBuffer.prototype],
])('says that a browser without %s is too old', async (method, owner) => {
  Reflect.deleteProperty(owner, method);
  await expect(read()).rejects.toThrow(/^This browser is too old to read PDFs: /);
});
