import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import {
  getDocument,
  OPS,
  VerbosityLevel,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { actualTextsIn } from '../../../src/services/pdf/actualTexts';
import { textRunsOf } from '../../../src/services/pdf/textRuns';

/** Methods that pdf.js calls, but Node has only from versions 21 and 22. */
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
if (!('withResolvers' in Promise))
  Object.defineProperty(Promise, 'withResolvers', {
    value() {
      const resolvers = {};
      const promise = new Promise((resolve, reject) => Object.assign(resolvers, { resolve, reject }));
      return { promise, ...resolvers };
    },
  });

/** With the names of fonts, as the site reads it. */
const documentIn = (pdf: Buffer): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(pdf),
    fontExtraProperties: true,
    verbosity: VerbosityLevel.ERRORS,
  }).promise;

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[];
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}

const pagesOf = (document: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)));

/** Reads a PDF as programs see it. */
export async function readPdf(pdf: Buffer) {
  const document = await documentIn(pdf);
  const pages = await pagesOf(document);
  const actualTexts = actualTextsIn(pdf);
  const [, , width = 0, height = 0] = pages[0]?.view ?? [];
  const { info } = await document.getMetadata();
  return {
    /** In drawing order, without items that are only white space. */
    items: (await Promise.all(pages.map((page, index) => textRunsOf(page, index, actualTexts)))).flat(),
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
  const names = new Map(Object.entries(OPS).map(([name, code]) => [code, name]));
  const pages = await pagesOf(await documentIn(pdf));
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
  const pages = await pagesOf(await documentIn(await printToPdf(page)));
  return Promise.all(
    pages.map(async (one) => {
      const { width, height } = one.getViewport({ scale: 1 });
      const { items } = await one.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      return { width, height, text };
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
