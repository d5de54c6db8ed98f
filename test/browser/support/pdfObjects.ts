import { inflateSync } from 'node:zlib';

/** A name, `/Link`; strings are plain `string`s. */
export interface Name {
  readonly name: string;
}
export interface Reference {
  readonly ref: number;
}
export type Dict = ReadonlyMap<string, PdfObject>;
export interface Stream {
  readonly dict: Dict;
  readonly data: Buffer;
}
/** An operator of a content stream, such as `BDC`. */
export interface Operator {
  readonly operator: string;
}
export type PdfObject =
  | null
  | boolean
  | number
  | string
  | Name
  | Reference
  | Dict
  | Stream
  | Operator
  | readonly PdfObject[];

const SPACE = /[\0\t\n\f\r ]*(?:%[^\n\r]*[\0\t\n\f\r ]*)*/y;
const TOKEN = /<<|>>|[[\]]|\/[^\0\t\n\f\r ()<>[\]{}/%]*|[^\0\t\n\f\r ()<>[\]{}/%]+|[()<>{}]/y;
const REFERENCE = /(\d+)[ \r\n]+\d+[ \r\n]+R(?![A-Za-z])/y;
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** UTF-16 with its byte order mark, or one byte a character. */
function decoded(bytes: string): string {
  if (!bytes.startsWith('\xFE\xFF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

/** Reads objects, or the operators of a content stream, from bytes as Latin-1. */
export class PdfScanner {
  constructor(
    private readonly source: string,
    public at = 0,
  ) {}

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (found) this.at += found[0].length;
    return found;
  }

  /** The next object, or undefined at the end. */
  next(): PdfObject | undefined {
    this.match(SPACE);
    const reference = this.match(REFERENCE);
    if (reference) return { ref: Number(reference[1]) };
    const token = this.match(TOKEN)?.[0];
    if (token === undefined) return undefined;
    if (token === '<<') return this.dict();
    if (token === '[') return this.until(']');
    if (token === '(') return decoded(this.literal());
    if (token === '<') return this.hexadecimal();
    if (token.startsWith('/')) return { name: token.slice(1) };
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    return Number.isNaN(Number(token)) ? { operator: token } : Number(token);
  }

  private until(end: string): PdfObject[] {
    const items: PdfObject[] = [];
    for (let item = this.next(); item !== undefined; item = this.next()) {
      if (isOperator(item, end)) return items;
      items.push(item);
    }
    return items;
  }

  private dict(): Dict {
    const items = this.until('>>');
    const dict = new Map<string, PdfObject>();
    for (let index = 0; index + 1 < items.length; index += 2) {
      const key = items[index];
      if (isName(key)) dict.set(key.name, items[index + 1] ?? null);
    }
    return dict;
  }

  private hexadecimal(): string {
    const end = this.source.indexOf('>', this.at);
    const digits = this.source.slice(this.at, end).replaceAll(/\s/g, '');
    this.at = end + 1;
    return decoded(Buffer.from(digits, 'hex').toString('latin1'));
  }

  private literal(): string {
    let text = '';
    for (let depth = 1; this.at < this.source.length; this.at++) {
      const letter = this.source[this.at] ?? '';
      if (letter === '(') depth++;
      if (letter === ')' && --depth === 0) break;
      text += letter === '\\' ? this.escape() : letter;
    }
    this.at++;
    return text;
  }

  private escape(): string {
    const octal = /^[0-7]{1,3}/.exec(this.source.slice(this.at + 1, this.at + 4))?.[0];
    this.at += octal?.length ?? 1;
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    const letter = this.source[this.at] ?? '';
    return ESCAPES[letter] ?? letter;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
export const isName = (value: unknown): value is Name => isObject(value) && 'name' in value;
export const isDict = (value: unknown): value is Dict => value instanceof Map;
export const isStream = (value: unknown): value is Stream => isObject(value) && 'data' in value;
const isReference = (value: unknown): value is Reference => isObject(value) && 'ref' in value;
export const isOperator = (value: unknown, operator: string): boolean =>
  isObject(value) && 'operator' in value && value.operator === operator;

function streamAfter(dict: Dict, source: string, at: number): Stream | undefined {
  const start = /[\0\t\n\f\r ]*stream\r?\n/y;
  start.lastIndex = at;
  const found = start.exec(source);
  if (!found) return undefined;
  const from = at + found[0].length;
  const given = dict.get('Length');
  const to = typeof given === 'number' ? from + given : source.indexOf('endstream', from);
  const bytes = Buffer.from(source.slice(from, to), 'latin1');
  const filter = dict.get('Filter');
  return { dict, data: isName(filter) && filter.name === 'FlateDecode' ? inflateSync(bytes) : bytes };
}

/** The objects of a PDF by number, those in object streams included. Unencrypted files with one revision only. */
export class PdfObjects {
  private readonly objects = new Map<number, PdfObject>();
  readonly trailer: Dict;

  constructor(pdf: Buffer) {
    const source = pdf.toString('latin1');
    for (const { 0: head, 1: number, index } of source.matchAll(/(?<=[\r\n])(\d+) 0 obj\b/g)) {
      const scanner = new PdfScanner(source, index + head.length);
      const value = scanner.next() ?? null;
      const stream = isDict(value) ? streamAfter(value, source, scanner.at) : undefined;
      this.objects.set(Number(number), stream ?? value);
    }
    const streams = [...this.objects.values()].filter(isStream);
    for (const stream of streams) if (this.nameIn(stream.dict, 'Type') === 'ObjStm') this.unpack(stream);
    const trailer = new PdfScanner(source, source.lastIndexOf('trailer') + 'trailer'.length).next();
    const table = streams.find(({ dict }) => this.nameIn(dict, 'Type') === 'XRef');
    this.trailer = table?.dict ?? (isDict(trailer) ? trailer : new Map<string, PdfObject>());
  }

  private unpack({ dict, data }: Stream): void {
    const source = data.toString('latin1');
    const table = new PdfScanner(source);
    for (let index = 0; index < Number(dict.get('N')); index++) {
      const [number, offset] = [Number(table.next()), Number(table.next())];
      this.objects.set(number, new PdfScanner(source, Number(dict.get('First')) + offset).next() ?? null);
    }
  }

  /** The object itself, if it is a reference. */
  resolve(value: PdfObject | undefined): PdfObject {
    return isReference(value) ? this.resolve(this.objects.get(value.ref)) : (value ?? null);
  }

  in(dict: PdfObject | undefined, key: string): PdfObject {
    const holder = this.resolve(dict);
    return isDict(holder)
      ? this.resolve(holder.get(key))
      : isStream(holder)
        ? this.in(holder.dict, key)
        : null;
  }

  /** A list, or its one item; empty if there is none. */
  listIn(dict: PdfObject | undefined, key: string): PdfObject[] {
    const value = this.in(dict, key);
    if (value === null) return [];
    return Array.isArray(value) ? value.map((item: PdfObject) => this.resolve(item)) : [value];
  }

  nameIn(dict: PdfObject | undefined, key: string): string | undefined {
    const value = this.in(dict, key);
    return isName(value) ? value.name : undefined;
  }
}
