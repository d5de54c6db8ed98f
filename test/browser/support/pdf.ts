import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** A piece of text as a PDF draws it. Lengths in points from the lower left corner of its page. */
export interface PdfItem {
  readonly text: string;
  /** From 0. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of the type. */
  readonly size: number;
  /** PostScript name, such as `AAAAAA+SourceSerif4-SemiBold`. */
  readonly font: string;
}

export interface ReadPdf {
  /** In the order they are drawn in, without white space alone. */
  readonly items: readonly PdfItem[];
  readonly pageCount: number;
  /** Width and height of the first page in points. */
  readonly paper: readonly [number, number];
  readonly title: string;
  readonly isTagged: boolean;
  /** Where the links lead. */
  readonly links: readonly string[];
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type DocumentPage = Awaited<ReturnType<Document['getPage']>>;

/** pdf.js moves font files with a method that Node has from version 21 on; without it fonts have no names. */
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

function fontName(page: DocumentPage, id: string): Promise<string> {
  return new Promise((resolve) => {
    page.commonObjs.get(id, (font: { name: string }) => resolve(font.name));
  });
}

async function itemsOf(page: DocumentPage, index: number): Promise<PdfItem[]> {
  const { items } = await page.getTextContent();
  await page.getOperatorList(); // Brings the fonts.
  const drawn = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  return Promise.all(
    drawn.map(async ({ str, transform, width, height, fontName: id }) => ({
      text: str,
      page: index,
      x: Number(transform[4]),
      y: Number(transform[5]),
      width,
      size: height,
      font: await fontName(page, id),
    })),
  );
}

async function linksOf(page: DocumentPage): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { url?: string; unsafeUrl?: string }[];
  return annotations.flatMap(({ url, unsafeUrl }) => url ?? unsafeUrl ?? []);
}

/** A PDF as programs see it. */
export async function readPdf(pdf: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const [, , width = 0, height = 0] = pages[0]?.view ?? [];
  const { info } = await document.getMetadata();
  return {
    items: (await Promise.all(pages.map(itemsOf))).flat(),
    pageCount: pages.length,
    paper: [width, height],
    title: 'Title' in info ? String(info.Title) : '',
    isTagged: (await document.getMarkInfo())?.Marked === true,
    links: (await Promise.all(pages.map(linksOf))).flat(),
  };
}

/** The open page as "Save as PDF" writes it: on the paper its styles name, with tags, under the title of the page. */
export const printToPdf = (page: Page): Promise<Buffer> =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });

/** A page of a PDF: its size in points and what a program reads on it. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Prints what is shown, and reads it back. */
export async function printedPages(page: Page): Promise<PdfPage[]> {
  const document = await getDocumentProxy(new Uint8Array(await printToPdf(page)));
  const { text } = await extractText(document, { mergePages: false });
  return Promise.all(
    text.map(async (words, index) => {
      const { width, height } = (await document.getPage(index + 1)).getViewport({ scale: 1 });
      return { width, height, text: words };
    }),
  );
}

/** Whether Debian's poppler-utils or their like are installed. */
export const hasPdftotext = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined;

/**
 * What `pdftotext -raw` makes of a PDF: its text in the order it is drawn in, pages one after another.
 * @throws Error when it fails
 */
export function pdftotext(pdf: Buffer): string {
  const { status, stdout, stderr } = spawnSync('pdftotext', ['-raw', '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
  });
  if (status !== 0) throw new Error(stderr.toString());
  return stdout.toString();
}
