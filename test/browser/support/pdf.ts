import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { actualTextsIn } from '../../../src/services/pdf/actualTexts';
import { textRunsOf } from '../../../src/services/pdf/textRuns';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type DocumentPage = Awaited<ReturnType<Document['getPage']>>;

/** pdf.js transfers font files with a method that Node has only from version 21; without it, fonts have no names. */
if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const whole = structuredClone(this, { transfer: [this] });
      if (length <= whole.byteLength) return whole.slice(0, length);
      const longer = new ArrayBuffer(length);
      new Uint8Array(longer).set(new Uint8Array(whole));
      return longer;
    },
  });

async function linksOf(page: DocumentPage): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[];
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}

const pagesOf = (document: Document): Promise<DocumentPage[]> =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));

/** What unpdf's pdf.js, older than the site's, takes for an accent without a width. */
const ACCENT = /\p{Mn}/u;

/** Reads a PDF as programs see it. */
export async function readPdf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await pagesOf(document);
  const actualTexts = actualTextsIn(pdf);
  const [, , width = 0, height = 0] = pages[0]?.view ?? [];
  const { info } = await document.getMetadata();
  return {
    /** In drawing order, without items that are only white space. */
    items: (
      await Promise.all(pages.map((page, index) => textRunsOf(page, index, actualTexts, ACCENT)))
    ).flat(),
    pageCount: pages.length,
    /** Of the first page, in points. */
    paper: [width, height] as const,
    title: 'Title' in info ? String(info.Title) : '',
    links: (await Promise.all(pages.map(linksOf))).flat(),
  };
}

/** What a page draws. */
export interface MarkedContent {
  /** Operations that draw outside marked content, by their names in pdf.js. */
  readonly unmarked: readonly string[];
  /** The numbers of the marked content that belongs to elements. */
  readonly ids: readonly number[];
}

const DRAWS = /^(?:show|paint|shadingFill|(?:close|eo)?(?:fill|stroke))/i;

/** The content of each page by its marks: of an element, which have a number, or of an artifact. */
export async function markedContent(pdf: Buffer): Promise<MarkedContent[]> {
  const { OPS } = await getResolvedPDFJS();
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const pages = await pagesOf(await getDocumentProxy(new Uint8Array(pdf)));
  return Promise.all(
    pages.map(async (page) => {
      const { fnArray, argsArray } = await page.getOperatorList();
      const marks: boolean[] = [];
      const unmarked = new Set<string>();
      const ids: number[] = [];
      for (const [index, code] of fnArray.entries()) {
        const args = (argsArray[index] ?? []) as readonly unknown[];
        const [first, second] = args;
        // A path is drawn by the operation that ends it.
        const name = names.get(code === OPS.constructPath ? Number(first) : code) ?? '';
        if (name.startsWith('beginMarkedContent')) {
          if (typeof second === 'number') ids.push(second);
          marks.push(typeof second === 'number' || first === 'Artifact');
        } else if (name === 'endMarkedContent') marks.pop();
        else if (DRAWS.test(name) && !marks.includes(true)) unmarked.add(name);
      }
      return { unmarked: [...unmarked], ids };
    }),
  );
}

/** The open page as "Save as PDF" writes it: on the paper that its styles specify, tagged, with the page's title. */
export const printToPdf = (page: Page): Promise<Buffer> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });

/** The pages of the open page as a PDF: their sizes in points and their texts. */
export async function printedPages(page: Page) {
  const document = await getDocumentProxy(new Uint8Array(await printToPdf(page)));
  const { text } = await extractText(document, { mergePages: false });
  return Promise.all(
    text.map(async (words, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return { width, height, text: words };
    }),
  );
}

/** Whether Debian's poppler-utils or an equivalent is installed. */
export const hasPdftotext = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined;

/**
 * The output of `pdftotext -raw` for a PDF: its text in drawing order, page by page.
 * @throws Error if it fails
 */
export function pdftotext(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout.toString();
}

/** The words of a text, such as `pdftotext`'s. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);
