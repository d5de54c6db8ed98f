import { isDict, isName, isStream, PdfObjects, PdfScanner, type PdfObject } from './pdfObjects';

/** An element of the structure tree, without the wrappers that carry no meaning. */
export interface PdfTag {
  readonly type: string;
  readonly alt: string | undefined;
  readonly children: readonly PdfTag[];
}

/** Elements that only hold others together. */
const WRAPPERS = ['NonStruct', 'Div', 'Span'];

/** The tagged content of a PDF, and its faults by the machine checks of PDF/UA-1 (ISO 14289-1, clause 7). */
export class PdfAccess {
  private readonly objects: PdfObjects;
  private readonly root: PdfObject;
  private readonly tree: PdfObject;
  private readonly pages: readonly PdfObject[];

  constructor(pdf: Buffer) {
    this.objects = new PdfObjects(pdf);
    this.root = this.objects.in(this.objects.trailer, 'Root');
    this.tree = this.objects.in(this.root, 'StructTreeRoot');
    this.pages = this.leaves(this.objects.in(this.root, 'Pages'), 'Kids');
  }

  /** All tags in reading order. */
  tags(): readonly PdfTag[] {
    const flat = (tag: PdfTag): PdfTag[] => [tag, ...tag.children.flatMap(flat)];
    return this.tagsIn(this.tree).flatMap(flat);
  }

  /** The number of link annotations. */
  linkCount(): number {
    return this.pages.flatMap((page) => this.objects.listIn(page, 'Annots')).length;
  }

  faults(): string[] {
    return [
      ...this.documentFaults(),
      ...this.treeFaults(),
      ...this.pages.flatMap((page, index) =>
        [...this.pageFaults(page), ...this.contentFaults(page), ...this.fontFaults(page)].map(
          (fault) => `page ${index + 1}: ${fault}`,
        ),
      ),
    ];
  }

  private leaves(node: PdfObject, key: string): PdfObject[] {
    const below = this.objects.listIn(node, key);
    return below.length === 0 ? [node] : below.flatMap((child) => this.leaves(child, key));
  }

  private tagsIn(node: PdfObject): PdfTag[] {
    return this.objects.listIn(node, 'K').flatMap((child): PdfTag[] => {
      const type = this.objects.nameIn(child, 'S');
      if (type === undefined) return [];
      const text = (key: string) => {
        const value = this.objects.in(child, key);
        return typeof value === 'string' && value !== '' ? value : undefined;
      };
      const children = this.tagsIn(child);
      if (WRAPPERS.includes(type)) return children;
      return [{ type, alt: text('Alt'), children }];
    });
  }

  private documentFaults(): string[] {
    const { objects, root } = this;
    const title = objects.in(objects.in(objects.trailer, 'Info'), 'Title');
    const checks: readonly (readonly [boolean, string])[] = [
      [isStream(objects.in(root, 'Metadata')), 'no XMP metadata with a PDF/UA identifier and a title'],
      [objects.in(objects.in(root, 'MarkInfo'), 'Marked') === true, 'not marked as tagged'],
      [objects.in(objects.in(root, 'MarkInfo'), 'Suspects') !== true, 'tags are suspect'],
      [typeof title === 'string' && title !== '', 'no title'],
      [objects.in(objects.in(root, 'ViewerPreferences'), 'DisplayDocTitle') === true, 'title not displayed'],
      [typeof objects.in(root, 'Lang') === 'string', 'no language'],
      [objects.in(objects.trailer, 'Encrypt') === null, 'encrypted'],
    ];
    return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
  }

  private treeFaults(): string[] {
    const tags = this.tags();
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
      ...tags
        .filter(({ type, alt }) => type === 'Figure' && alt === undefined)
        .map(() => 'a figure without words'),
      ...isIn('L', ['LI', 'Caption', 'L']),
      ...isIn('Table', ['TR', 'THead', 'TBody', 'TFoot', 'Caption']),
    ];
  }

  /** The element, or list of elements, that the parent tree gives for a number. */
  private parentOf(key: PdfObject): PdfObject {
    const numbers = this.leaves(this.objects.in(this.tree, 'ParentTree'), 'Kids').flatMap((leaf) => {
      const list = this.objects.in(leaf, 'Nums');
      return Array.isArray(list) ? (list as PdfObject[]) : [];
    });
    const at = numbers.findIndex((number, index) => index % 2 === 0 && number === key);
    return at < 0 ? null : this.objects.resolve(numbers[at + 1]);
  }

  private pageFaults(page: PdfObject): string[] {
    const { objects } = this;
    const links = objects.listIn(page, 'Annots');
    const faults = links.flatMap((link) => {
      const parent = this.parentOf(objects.in(link, 'StructParent'));
      return [
        ...(objects.nameIn(parent, 'S') === 'Link' ? [] : ['a link outside a Link element']),
        ...(typeof objects.in(link, 'Contents') === 'string' ? [] : ['a link annotation without Contents']),
      ];
    });
    if (links.length > 0 && objects.nameIn(page, 'Tabs') !== 'S')
      faults.push('the tab order is not the structure');
    return faults;
  }

  /** Text and drawings have to be in marked content: of an element (`MCID`), or an artifact. */
  private contentFaults(page: PdfObject): string[] {
    const parents = this.parentOf(this.objects.in(page, 'StructParents'));
    const marks: boolean[] = [];
    const unmarked = new Set<string>();
    const unknown: number[] = [];
    let operands: PdfObject[] = [];
    const streams = this.objects.listIn(page, 'Contents').filter(isStream);
    const scanner = new PdfScanner(streams.map(({ data }) => data.toString('latin1')).join('\n'));
    for (let token = scanner.next(); token !== undefined; token = scanner.next()) {
      if (!(token instanceof Object && 'operator' in token)) {
        operands.push(token);
        continue;
      }
      const { operator } = token;
      if (operator === 'BDC' || operator === 'BMC') {
        const id = this.objects.in(operands[1], 'MCID');
        const [tag] = operands;
        if (typeof id === 'number' && Array.isArray(parents) && parents[id] === undefined) unknown.push(id);
        marks.push(typeof id === 'number' || (isName(tag) && tag.name === 'Artifact'));
      } else if (operator === 'EMC') marks.pop();
      else if (DRAWING.includes(operator) && !marks.includes(true)) unmarked.add(operator);
      operands = [];
    }
    return [
      ...[...unmarked].map((operator) => `content drawn by ${operator} is neither tagged nor an artifact`),
      ...unknown.map((id) => `content ${id} belongs to no element`),
    ];
  }

  private fontFaults(page: PdfObject): string[] {
    const { objects } = this;
    const fonts = objects.in(objects.in(page, 'Resources'), 'Font');
    if (!isDict(fonts)) return [];
    return [...fonts.values()].flatMap((font) => {
      const name = objects.nameIn(font, 'BaseFont') ?? objects.nameIn(font, 'Subtype') ?? '';
      if (!isStream(objects.in(font, 'ToUnicode'))) return [`the letters of ${name} have no Unicode`];
      if (objects.nameIn(font, 'Subtype') === 'Type3') return [];
      const [inner = font] = objects.listIn(font, 'DescendantFonts');
      const descriptor = objects.in(inner, 'FontDescriptor');
      const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) =>
        isStream(objects.in(descriptor, key)),
      );
      return isEmbedded ? [] : [`${name} is not embedded`];
    });
  }
}

/** Operators that paint: text, paths, shadings, pictures. */
const DRAWING = ['Tj', 'TJ', "'", '"', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'sh', 'Do', 'BI'];
