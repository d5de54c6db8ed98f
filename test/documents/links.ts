import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostingConfig } from '../preview/hosting';
import { resolve } from '../preview/resolve';
import { elements, type BuiltSite, type Finding } from './builtSite';

/** The URLs in a document, as written. */
function addressesIn(html: string): readonly string[] {
  const found = elements(html, 'a|link|meta|script|img|use|iframe|source').flatMap((attributes) => [
    ...['href', 'src', ...(attributes.get('property') === 'og:image' ? ['content'] : [])]
      .map((name) => attributes.get(name))
      .filter((address) => address !== undefined),
    ...(attributes
      .get('srcset')
      ?.split(/,\s+/)
      .map((part) => part.trim().split(' ')[0] ?? '') ?? []),
  ]);
  return [...new Set(found)];
}

/** Whether a URL is a path on this site; other hosts and schemes are ignored. */
const isOurs = (address: string) => /^[/#]/.test(address) && !address.startsWith('//');

/** Broken links, pictures, scripts and drawings of a built site, resolved as its host would. */
export function brokenLinks(
  { folder, files, documents }: BuiltSite,
  hosting: HostingConfig,
): readonly Finding[] {
  const hasAnchor = (file: string, anchor: string) =>
    readFileSync(path.join(folder, file), 'utf8').includes(` id="${anchor}"`);

  /** Follows one redirect: a clean URL redirects no further. */
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
