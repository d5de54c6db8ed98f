import { print, type Node } from './tree';

type Parts = ReadonlyMap<string, Node>;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * The file of each size that a source draws, by the size's id. It holds the elements of the size and the parts that they refer
 * to; a part that is used once stands where it is used, as if it had been drawn there.
 */
export function shippedFiles(source: Node): ReadonlyMap<string, string> {
  const parts = partsOf(source);
  const sizes = source.children.filter(({ name }) => name === 'svg');
  const used = new Set<string>();
  const files = sizes.map((size): [string, string] => {
    const counts = countReferences(size, parts);
    for (const id of counts.keys()) used.add(id);
    return [size.attributes.id ?? '', print(shipped(size, parts, counts))];
  });
  const unused = [...parts.keys()].filter((id) => !used.has(id));
  if (unused.length > 0) throw new Error(`No size uses ${unused.join(', ')}.`);
  return new Map(files);
}

/** Everything with an id, without the sizes. */
function partsOf(source: Node): Parts {
  const parts = new Map<string, Node>();
  const visit = ({ children }: Node) => {
    for (const child of children) {
      const { id } = child.attributes;
      if (id !== undefined && child.name !== 'svg') {
        if (parts.has(id)) throw new Error(`Two parts are called ${id}.`);
        parts.set(id, child);
      }
      visit(child);
    }
  };
  visit(source);
  return parts;
}

function partNamed(id: string, parts: Parts): Node {
  const part = parts.get(id);
  if (part === undefined) throw new Error(`There is no part ${id}.`);
  return part;
}

/** The id that the value of an attribute refers to. */
function reference(key: string, value: string): string | undefined {
  return key === 'href' ? value.slice(1) : /^url\(#(.+)\)$/.exec(value)?.[1];
}

/** How often a size refers to each part, itself or through another part, which is drawn once and so counts once. */
function countReferences(size: Node, parts: Parts): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const visit = ({ name, attributes, children }: Node) => {
    if (name === 'defs') return;
    for (const [key, value] of Object.entries(attributes)) {
      const id = reference(key, value);
      if (id === undefined) continue;
      const count = counts.get(id) ?? 0;
      counts.set(id, count + 1);
      if (count === 0) visit(partNamed(id, parts));
    }
    children.forEach(visit);
  };
  visit(size);
  return counts;
}

function shipped(size: Node, parts: Parts, counts: ReadonlyMap<string, number>): Node {
  const inlined = new Set<string>();
  const write = (node: Node): Node[] => {
    if (node.name === 'defs') return [];
    const id = node.attributes.href?.slice(1) ?? '';
    if (counts.get(id) !== 1 || node.name !== 'use')
      return [{ ...node, children: node.children.flatMap(write) }];
    inlined.add(id);
    return write(partNamed(id, parts)).flatMap((part) => inPlace(node, part));
  };
  const content = size.children.flatMap(write);
  const written = [...parts]
    .filter(([id]) => counts.has(id))
    .map(([id, part]) => ({ id, part: write(part) }));
  const kept = written.filter(({ id }) => !inlined.has(id)).flatMap(({ part }) => part);
  const defs = kept.length === 0 ? [] : [{ name: 'defs', attributes: {}, children: kept }];
  const { width = '', height = '', viewBox = '' } = size.attributes;
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox };
  return withShortIds({ name: 'svg', attributes, children: [...defs, ...content] });
}

/** What a `use` shows, as elements in its place. Attributes of both are on one element where that means the same. */
function inPlace(use: Node, part: Node): readonly Node[] {
  const { href: _, x = '0', y = '0', ...others } = use.attributes;
  const shift = x === '0' && y === '0' ? '' : `translate(${x} ${y})`;
  const transform = `${others.transform ?? ''}${shift}`;
  const placing = transform === '' ? others : { ...others, transform };
  const { id: __, ...own } = part.attributes;
  const isBare = part.name === 'g' && Object.keys(own).length === 0;
  if (Object.keys(placing).length === 0) return isBare ? part.children : [{ ...part, attributes: own }];
  const isEitherOr = Object.keys(placing).every((key) => !(key in own) && key !== 'clip-path');
  if (isEitherOr) return [{ ...part, attributes: { ...own, ...placing } }];
  return [
    { name: 'g', attributes: placing, children: isBare ? part.children : [{ ...part, attributes: own }] },
  ];
}

/** Names are for the source; in the file a part is called by one letter, or by two after the fifty-second. */
function withShortIds(root: Node): Node {
  const ids = new Map<string, string>();
  const collect = ({ attributes: { id }, children }: Node) => {
    if (id !== undefined) ids.set(id, shortId(ids.size));
    children.forEach(collect);
  };
  collect(root);
  const rename = ({ name, attributes, children }: Node): Node => ({
    name,
    attributes: Object.fromEntries(
      Object.entries(attributes).map(([key, value]) => [key, renamed(key, value, ids)]),
    ),
    children: children.map(rename),
  });
  return rename(root);
}

function renamed(key: string, value: string, ids: ReadonlyMap<string, string>): string {
  if (key === 'id') return ids.get(value) ?? value;
  const id = reference(key, value);
  if (id === undefined) return value;
  return key === 'href' ? `#${ids.get(id)}` : `url(#${ids.get(id)})`;
}

function shortId(index: number): string {
  const letter = LETTERS[index % LETTERS.length] ?? '';
  return index < LETTERS.length ? letter : shortId(Math.floor(index / LETTERS.length) - 1) + letter;
}
