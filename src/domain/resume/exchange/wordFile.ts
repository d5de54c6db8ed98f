import { strToU8, zipSync } from 'fflate';
import type { ResumeData } from '../entities';
import { PAPERS, type PaperName } from '../layout';
import { escapeMarkup } from '../../markup';
import { documentTitle } from '../documentTitle';
import type { Run } from '../markedText';
import { outlineOf, type Line, type LineKind } from './outline';
import { wordParts } from './wordParts';

/** Style of each kind of line, by the ids that Word gives its built-in styles. */
const STYLES: Readonly<Record<LineKind, string>> = {
  name: 'Title',
  title: 'Subtitle',
  contact: 'Normal',
  heading: 'Heading1',
  entry: 'Heading2',
  text: 'Normal',
  point: 'ListBullet',
};

/** Text as XML, without the characters that XML 1.0 forbids, such as most control characters and half an emoji. */
const xml = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ''));

/** Whether the first letter belongs to a script written from right to left, as `dir="auto"` decides. */
const isRightToLeft = (text: string): boolean =>
  /^\P{L}*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u.test(text);

const run = (text: string, properties: string): string => {
  const lines = text.split(/\r?\n/).map((part) => `<w:t xml:space="preserve">${xml(part)}</w:t>`);
  return `<w:r><w:rPr>${properties}</w:rPr>${lines.join('<w:br/>')}</w:r>`;
};

const lettersOf = ({ isBold, isItalic }: Run): string =>
  `${isBold ? '<w:b/><w:bCs/>' : ''}${isItalic ? '<w:i/><w:iCs/>' : ''}`;

/**
 * @param hrefs gets the addresses of its links, which a document keeps in a file of their own
 * @param next the line after it: no page ends between the head of a job and its points
 */
function paragraph({ kind, runs }: Line, hrefs: string[], next?: Line): string {
  const isReversed = isRightToLeft(runs.map(({ text }) => text).join(''));
  const direction = isReversed ? '<w:rtl/>' : '';
  const content = runs.map((part) => {
    const { text, href } = part;
    const letters = `${lettersOf(part)}${direction}`;
    return href === undefined
      ? run(text, letters)
      : `<w:hyperlink r:id="link${hrefs.push(xml(href))}">${run(text, `<w:rStyle w:val="Hyperlink"/>${letters}`)}</w:hyperlink>`;
  });
  const isHead = kind === 'text' && next?.kind === 'point';
  const style = `<w:pStyle w:val="${STYLES[kind]}"/>${isHead ? '<w:keepNext/>' : ''}${isReversed ? '<w:bidi/>' : ''}`;
  return `<w:p><w:pPr>${style}</w:pPr>${content.join('')}</w:p>`;
}

/** Twentieths of a point, the unit of Word's page sizes. */
const twips = (mm: number): number => Math.round((mm / 25.4) * 1440);
const MARGIN = twips(18);

function pageOf(paper: PaperName): string {
  const { width, height } = PAPERS[paper];
  const margins = ['top', 'right', 'bottom', 'left'].map((side) => `w:${side}="${MARGIN}"`).join(' ');
  return `<w:sectPr><w:pgSz w:w="${twips(width)}" w:h="${twips(height)}"/><w:pgMar ${margins} w:header="708" w:footer="708" w:gutter="0"/></w:sectPr>`;
}

/**
 * The plain version as a Word file (.docx), with Word's own styles, so that headings and lists are found by programs and easily
 * restyled. Without the photo; empty if nothing is filled in.
 */
export function wordFile(resume: ResumeData, paper: PaperName): Uint8Array<ArrayBuffer> {
  const lines = outlineOf(resume).flat();
  if (lines.length === 0) return new Uint8Array();
  const hrefs: string[] = [];
  const body = lines.map((line, index) => paragraph(line, hrefs, lines[index + 1])).join('') + pageOf(paper);
  const { fullName } = resume.personalInfo;
  const files = wordParts({
    body,
    hrefs,
    title: xml(documentTitle(fullName)),
    author: xml(fullName.trim()),
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
