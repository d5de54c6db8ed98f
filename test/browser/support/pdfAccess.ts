import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { markedContent, type MarkedContent } from './pdf';

/** An element of the structure tree, without the wrappers that carry no meaning. */
interface PdfTag {
  readonly type: string;
  readonly alt: string | undefined;
  /** Its language, if that isn't the document's. */
  readonly lang: string | undefined;
  readonly children: readonly PdfTag[];
}

/** Elements that only hold others together. */
const WRAPPERS = ['NonStruct', 'Div', 'Span'];

type Value = PDFObject | undefined;

function at(holder: Value, ...path: readonly string[]): Value {
  return path.reduce<Value>((value, key) => {
    const dict = value instanceof PDFStream ? value.dict : value;
    return dict instanceof PDFDict ? dict.lookup(PDFName.of(key)) : undefined;
  }, holder);
}

/** A list, or its one item; empty if there is none. */
function listAt(holder: Value, key: string): PDFObject[] {
  const value = at(holder, key);
  if (!(value instanceof PDFArray)) return value ? [value] : [];
  return Array.from({ length: value.size() }, (_, index) => value.lookup(index) ?? []).flat();
}

function nameAt(holder: Value, key: string): string | undefined {
  const value = at(holder, key);
  return value instanceof PDFName ? value.decodeText() : undefined;
}

function textAt(holder: Value, key: string): string | undefined {
  const value = at(holder, key);
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

const isTrue = (value: Value): boolean => value instanceof PDFBool && value.asBoolean();

/** The leaves of a tree of pages or numbers. */
function leavesOf(node: Value): Value[] {
  const below = listAt(node, 'Kids');
  return below.length === 0 ? [node] : below.flatMap(leavesOf);
}

function tagsIn(node: Value): PdfTag[] {
  return listAt(node, 'K').flatMap((child): PdfTag[] => {
    const type = nameAt(child, 'S');
    if (type === undefined) return [];
    const children = tagsIn(child);
    return WRAPPERS.includes(type)
      ? children
      : [{ type, alt: textAt(child, 'Alt'), lang: textAt(child, 'Lang'), children }];
  });
}

function documentFaults({ catalog, context, isEncrypted }: PDFDocument): string[] {
  const { Info: info } = context.trailerInfo;
  const checks: readonly (readonly [boolean, string])[] = [
    [at(catalog, 'Metadata') instanceof PDFStream, 'no XMP metadata with a PDF/UA identifier and a title'],
    [isTrue(at(catalog, 'MarkInfo', 'Marked')), 'not marked as tagged'],
    [!isTrue(at(catalog, 'MarkInfo', 'Suspects')), 'tags are suspect'],
    [Boolean(textAt(info && context.lookup(info), 'Title')), 'no title'],
    [isTrue(at(catalog, 'ViewerPreferences', 'DisplayDocTitle')), 'title not displayed'],
    [textAt(catalog, 'Lang') !== undefined, 'no language'],
    [!isEncrypted, 'encrypted'],
  ];
  return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

function treeFaults(tags: readonly PdfTag[]): string[] {
  const levels = tags.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type[1])] : []));
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  const isIn = (parent: string, allowed: readonly string[]) =>
    tags
      .filter(
        ({ type, children }) => type === parent && children.some((child) => !allowed.includes(child.type)),
      )
      .map(() => `${parent} holds something else than ${allowed.join(' and ')}`);
  return [
    ...skips.map((level) => `a heading H${level} without one above it`),
    ...tags.filter(({ type, alt }) => type === 'Figure' && !alt).map(() => 'a figure without words'),
    ...isIn('L', ['LI', 'Caption', 'L']),
    ...isIn('Table', ['TR', 'THead', 'TBody', 'TFoot', 'Caption']),
  ];
}

/** The element, or list of elements, that the parent tree has for a number. */
type ParentOf = (key: Value) => Value;

function parentsIn(tree: Value): ParentOf {
  const numbers = leavesOf(at(tree, 'ParentTree')).flatMap((leaf) => listAt(leaf, 'Nums'));
  const keys = numbers.map((number, index) =>
    index % 2 === 0 && number instanceof PDFNumber ? number.asNumber() : undefined,
  );
  return (key) => (key instanceof PDFNumber ? numbers[keys.indexOf(key.asNumber()) + 1] : undefined);
}

function linkFaults(page: PDFDict, parentOf: ParentOf): string[] {
  const links = listAt(page, 'Annots');
  const faults = links.flatMap((link) => [
    ...(nameAt(parentOf(at(link, 'StructParent')), 'S') === 'Link' ? [] : ['a link outside a Link element']),
    ...(textAt(link, 'Contents') === undefined ? ['a link annotation without Contents'] : []),
  ]);
  return links.length > 0 && nameAt(page, 'Tabs') !== 'S'
    ? [...faults, 'the tab order is not the structure']
    : faults;
}

/** Text and drawings have to be in marked content: of an element, or an artifact. */
function contentFaults({ unmarked, ids }: MarkedContent, parents: Value): string[] {
  const unknown = parents instanceof PDFArray ? ids.filter((id) => id >= parents.size()) : [];
  return [
    ...unmarked.map((operation) => `content drawn by ${operation} is neither tagged nor an artifact`),
    ...unknown.map((id) => `content ${id} belongs to no element`),
  ];
}

function fontFaults(page: PDFDict): string[] {
  const fonts = at(page, 'Resources', 'Font');
  if (!(fonts instanceof PDFDict)) return [];
  return fonts.keys().flatMap((key) => {
    const font = fonts.lookup(key);
    const name = nameAt(font, 'BaseFont') ?? nameAt(font, 'Subtype') ?? '';
    if (!(at(font, 'ToUnicode') instanceof PDFStream)) return [`the letters of ${name} have no Unicode`];
    if (nameAt(font, 'Subtype') === 'Type3') return [];
    const [inner = font] = listAt(font, 'DescendantFonts');
    const files = ['FontFile', 'FontFile2', 'FontFile3'].map((file) => at(inner, 'FontDescriptor', file));
    return files.some((file) => file instanceof PDFStream) ? [] : [`${name} is not embedded`];
  });
}

/** Reads what a PDF tells programs that read it aloud, and what it leaves out. */
export async function accessOf(pdf: Buffer) {
  const document = await PDFDocument.load(pdf, { ignoreEncryption: true, updateMetadata: false });
  const tree = at(document.catalog, 'StructTreeRoot');
  const flat = (tag: PdfTag): PdfTag[] => [tag, ...tag.children.flatMap(flat)];
  const tags = tagsIn(tree).flatMap(flat);
  const parentOf = parentsIn(tree);
  const content = await markedContent(pdf);
  const pages = document.getPages().map(({ node }) => node);
  const pageFaults = pages.map((page, index) => [
    ...linkFaults(page, parentOf),
    ...contentFaults(content[index] ?? { unmarked: [], ids: [] }, parentOf(at(page, 'StructParents'))),
    ...fontFaults(page),
  ]);
  return {
    /** All tags in reading order. */
    tags,
    linkCount: pages.flatMap((page) => listAt(page, 'Annots')).length,
    /** By the machine checks of PDF/UA-1 (ISO 14289-1, clause 7). */
    faults: [
      ...documentFaults(document),
      ...treeFaults(tags),
      ...pageFaults.flatMap((faults, index) => faults.map((fault) => `page ${index + 1}: ${fault}`)),
    ],
  };
}
