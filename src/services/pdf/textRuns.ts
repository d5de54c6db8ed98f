import type { TextRun } from '../../domain/resume/reading/textRun';

interface TextItem {
  readonly str: string;
  readonly transform: readonly unknown[];
  readonly width: number;
  readonly height: number;
  readonly fontName: string;
}

/** What is used of a page of pdf.js. */
export interface PdfPage {
  readonly getTextContent: () => Promise<{ readonly items: readonly object[] }>;
  readonly getOperatorList: () => Promise<unknown>;
  readonly commonObjs: { readonly get: (id: string, found: (font: { name: string }) => void) => unknown };
}

const isText = (item: object): item is TextItem =>
  'str' in item && typeof item.str === 'string' && item.str.trim() !== '';

/** Ligatures and an apostrophe that only fonts know, as people type them; U+FFFD for letters that the PDF doesn't name. */
const readable = (text: string): string =>
  text
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKD'))
    .replace(/\u02BC/g, '’')
    .replace(/\0/g, '\uFFFD');

const fontOf = (page: PdfPage, id: string): Promise<string> =>
  new Promise((resolve) => void page.commonObjs.get(id, ({ name }) => resolve(name)));

/**
 * The texts of a page, in drawing order, without those that are only white space.
 * @param index of the page, from 0
 */
export async function textRunsOf(page: PdfPage, index: number): Promise<TextRun[]> {
  const { items } = await page.getTextContent();
  await page.getOperatorList(); // Loads the fonts.
  return Promise.all(
    items.filter(isText).map(async ({ str, transform, width, height, fontName }) => ({
      text: readable(str),
      page: index,
      x: Number(transform[4]),
      y: Number(transform[5]),
      width,
      size: height,
      font: await fontOf(page, fontName),
    })),
  );
}
