/** An element of a drawing. Art has no text: whatever stands inside an element is an element. */
export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

/** A comment; a closing tag; an opening one with its attributes, and a slash if nothing is inside; the space in between. */
const TOKEN = /<!--.*?-->|<\/([\w-]+)>|<([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*(\/?)>|\s+/gsy;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;

/** Reads the little XML that art consists of: elements, attributes in double quotes, comments. Anything else is an error. */
export function parse(svg: string): Node {
  const document = { name: '', children: [] as Node[] };
  const open = [document];
  let end = 0;
  for (const token of svg.matchAll(TOKEN)) {
    const [text, closed, opened, attributes = '', slash] = token;
    end = token.index + text.length;
    if (closed !== undefined && open.pop()?.name !== closed) throw new Error(`</${closed}> closes nothing.`);
    if (opened === undefined) continue;
    const node = { name: opened, attributes: attributesIn(attributes), children: [] as Node[] };
    open.at(-1)?.children.push(node);
    if (slash === '') open.push(node);
  }
  if (end < svg.length) throw new Error(`This is not art: ${svg.slice(end, end + 60)}`);
  const [root, ...others] = document.children;
  if (root === undefined || others.length > 0) throw new Error('One element has to hold all others.');
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed.`);
  return root;
}

function attributesIn(text: string): Record<string, string> {
  const pairs = Array.from(text.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value] as const);
  return Object.fromEntries(pairs);
}

/** Writes an element without a byte that its reader can do without. */
export function print({ name, attributes, children }: Node): string {
  const pairs = Object.entries(attributes).map(([key, value]) => `${key}="${compact(key, value)}"`);
  const start = [name, ...pairs].join(' ');
  return children.length === 0 ? `<${start}/>` : `<${start}>${children.map(print).join('')}</${name}>`;
}

/** Sources break long paths into lines, and separate transforms by a space. */
function compact(key: string, value: string): string {
  if (key !== 'd' && !/transform$/i.test(key)) return value;
  return value
    .trim()
    .replaceAll(/\s*([a-z)])\s*/gi, '$1')
    .replaceAll(/\s+/g, ' ');
}
