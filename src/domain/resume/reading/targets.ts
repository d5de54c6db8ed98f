import { labelled, type LabelKind } from './vocabulary';

/** Labels that a link's target can replace. */
const CONTACTS: ReadonlySet<LabelKind | undefined> = new Set<LabelKind>(['email', 'phone', 'link']);
/** Hosts of profiles and of code, with the path there: a handle or, of a project, more than that. */
const PROFILE =
  /^(?:[\w-]+\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|bitbucket\.org|codeberg\.org)\/(.+)/i;
const SITE = /linked ?in|git ?(?:hub|lab)|bitbucket|codeberg/i;

/** Maximum length, in characters, of a text whose link is read: no name of a person or a project is longer. */
const TEXT_MAX = 100;

function decodedUri(uri: string): string {
  try {
    return decodeURI(uri);
  } catch {
    return uri;
  }
}

/** A link's target as people write it: "linkedin.com/in/asha"; undefined if it is not an address. */
export function targetOf(url: string): string | undefined {
  const [, scheme = '', address = ''] = /^(https?:\/\/(?:www\.)?|mailto:|tel:)(\S+)$/i.exec(url) ?? [];
  if (address === '') return undefined;
  // What follows a profile says where its link was copied.
  const isBare = !scheme.startsWith('http') || PROFILE.test(address);
  return decodedUri(isBare ? address.replace(/[?#].*$/, '') : address).replace(/\/$/, '');
}

/**
 * A linked text with its link's target, where the text itself doesn't say it: in place of an icon, a label such as "LinkedIn" or
 * a handle, and behind another text that leads to a profile or to code, such as a project's name.
 */
export function withTarget(text: string, url: string): string {
  const target = targetOf(url);
  if (target === undefined || text.length > TEXT_MAX || text.includes(target)) return text;
  const bare = text.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  const [, path] = PROFILE.exec(target) ?? [];
  const isProfile = path !== undefined;
  // An icon is a character of its font, if any.
  const isIcon = bare.length <= 1 && (isProfile || !/^http/i.test(url));
  if (isIcon || path === bare || CONTACTS.has(labelled(bare))) return target;
  // An address that is written in another way, or a part of it on another line.
  if (!isProfile || /[./@]\S/.test(bare) || target.includes(bare)) return text;
  return SITE.test(bare) ? target : `${text} ${target}`;
}
