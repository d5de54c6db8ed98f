import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../src/domain/routes';
import type { HostingConfig } from '../preview/hosting';
import { resolve } from '../preview/resolve';
import { elements, fileOf, unescaped, type BuiltSite, type Finding } from './builtSite';

const LENGTHS = { title: [10, 60], description: [70, 160] } as const;
const PICTURE_KB = 60;

/** The metadata of a document. */
function headOf(html: string) {
  const tags = elements(html, 'meta|link');
  const meta = (key: 'name' | 'property', value: string) =>
    tags.find((tag) => tag.get(key) === value)?.get('content');
  return {
    title: unescaped(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
    description: meta('name', 'description') ?? '',
    canonical: tags.find((tag) => tag.get('rel') === 'canonical')?.get('href'),
    isHidden: meta('name', 'robots') === 'noindex',
    card: meta('name', 'twitter:card'),
    property: (name: string) => meta('property', name),
    data: /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1],
  };
}

/** Faults in each document's metadata for search engines and shared links. */
export function headFaults(site: BuiltSite, hosting: HostingConfig): readonly Finding[] {
  const seen = new Map<string, string>();
  return [...site.documents].flatMap(([file, html]) => {
    const head = headOf(html);
    const own = head.canonical === undefined || fileOf(pathOf(head.canonical)) === file;
    return [
      ...(['title', 'description'] as const).flatMap((part) => textFaults(head, part, own, seen, file)),
      ...canonicalFaults(head, file, site, hosting),
      ...shareFaults(head, site),
      ...dataFaults(head),
    ].map((fault) => `${file}: ${fault}`);
  });
}

type Head = ReturnType<typeof headOf>;

/** The path of an address, with or without a host. */
const pathOf = (address: string) => new URL(address, 'https://relative.invalid').pathname;

function textFaults(
  head: Head,
  part: keyof typeof LENGTHS,
  isOwn: boolean,
  seen: Map<string, string>,
  file: string,
): string[] {
  const text = head[part];
  const [least, most] = LENGTHS[part];
  const other = seen.get(text);
  if (isOwn) seen.set(text, file);
  return [
    ...(text.length < least || text.length > most ? [`its ${part} has ${text.length} characters`] : []),
    ...(isOwn && other !== undefined ? [`its ${part} is that of ${other}`] : []),
    ...(head.property(`og:${part}`) === text ? [] : [`og:${part} says something else than its ${part}`]),
  ];
}

function canonicalFaults(
  { canonical, isHidden }: Head,
  file: string,
  site: BuiltSite,
  hosting: HostingConfig,
) {
  if (file === '404.html') {
    return [
      ...(canonical === undefined ? [] : ['a page that is not there has a canonical address']),
      ...(isHidden ? [] : ['may be indexed']),
    ];
  }
  if (canonical === undefined) return ['has no canonical address'];
  const answer = resolve(hosting, site.files, pathOf(canonical));
  const leads = answer.kind === 'file' && answer.status === 200;
  const isHiddenRoute =
    ROUTES.some((route) => fileOf(route.path) === file && route.noIndex) && file !== 'home.html';
  return [
    ...(leads ? [] : [`its canonical address ${canonical} leads nowhere`]),
    ...(isHidden === isHiddenRoute ? [] : [isHidden ? 'may not be indexed' : 'may be indexed']),
  ];
}

function shareFaults({ property, card }: Head, { folder }: BuiltSite): string[] {
  const address = property('og:image');
  if (address === undefined) return ['has no picture'];
  const picture = path.join(folder, pathOf(address));
  if (!existsSync(picture)) return [`its picture ${address} is not there`];
  const size = jpegSize(readFileSync(picture));
  const said = `${property('og:image:width')} × ${property('og:image:height')}`;
  return [
    ...(statSync(picture).size > PICTURE_KB * 1000 ? [`its picture weighs over ${PICTURE_KB} KB`] : []),
    ...(size === said ? [] : [`its picture is ${size}, and its head says ${said}`]),
    ...(card === 'summary_large_image' ? [] : ['has no large card']),
    ...(property('og:locale') === 'en_IN' ? [] : ['has no locale']),
  ];
}

/** `1200 × 630`, from the frame header of a JPEG. */
function jpegSize(bytes: Buffer): string {
  const FRAME = [0xc0, 0xc1, 0xc2];
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (FRAME.includes(bytes.readUInt8(at + 1))) {
      return `${bytes.readUInt16BE(at + 7)} × ${bytes.readUInt16BE(at + 5)}`;
    }
  }
  return 'no JPEG';
}

function dataFaults({ data, isHidden, canonical }: Head): string[] {
  if (data === undefined) return isHidden || canonical === undefined ? [] : ['has no structured data'];
  try {
    const { '@context': context } = JSON.parse(data) as { readonly '@context'?: unknown };
    return context === 'https://schema.org' ? [] : ['its structured data has no context'];
  } catch {
    return ['its structured data cannot be read'];
  }
}
