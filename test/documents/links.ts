import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostingConfig } from '../preview/hosting';
import { resolve } from '../preview/resolve';
import { elements, type BuiltSite, type Finding } from './builtSite';

/** What a document refers to, as written. */
function addressesIn(html: string): readonly string[] {
  const found = elements(html, 'a|link|script|img|use|iframe|source').flatMap((attributes) => [
    ...[attributes.get('href'), attributes.get('src')].filter((address) => address !== undefined),
    ...(attributes
      .get('srcset')
      ?.split(/,\s+/)
      .map((part) => part.trim().split(' ')[0] ?? '') ?? []),
  ]);
  return [...new Set(found)];
}

/** Paths of our own site; other hosts, mail, telephone and data are not looked at. */
const isOurs = (address: string) => /^[/#]/.test(address) && !address.startsWith('//');

/** Links, pictures, scripts and drawings of a built site that lead nowhere, as its host would answer them. */
export function brokenLinks(
  { folder, files, documents }: BuiltSite,
  hosting: HostingConfig,
): readonly Finding[] {
  const hasAnchor = (file: string, anchor: string) =>
    readFileSync(path.join(folder, file), 'utf8').includes(` id="${anchor}"`);

  /** Once: a tidy address leads no further. */
  function followed(target: string) {
    const answer = resolve(hosting, files, target);
    return answer.kind === 'redirect' ? resolve(hosting, files, answer.location) : answer;
  }

  function problem(from: string, address: string): string | undefined {
    const [target = '', anchor] = address.split('#');
    const answer = target === '' ? undefined : followed(target);
    if (answer && answer.kind !== 'file') return `is answered with a ${answer.kind}`;
    if (answer?.status === 404) return 'is not there';
    if (anchor && !hasAnchor(answer?.file ?? from, anchor)) return `has no element #${anchor}`;
    return undefined;
  }

  return [...documents].flatMap(([file, html]) =>
    addressesIn(html)
      .filter(isOurs)
      .flatMap((address) => {
        const found = problem(file, address);
        return found === undefined ? [] : [`${file}: ${address} ${found}`];
      }),
  );
}
