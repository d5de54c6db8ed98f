import { pageHeadAt } from './pageHead';

/** Sets a value on a tag of the head; creates the tag if missing, removes it if there is no value. */
function setTag(
  document: Document,
  tag: 'meta' | 'link',
  key: string,
  attribute: string,
  value?: string,
): void {
  const found = document.head.querySelector(`${tag}[${key}]`);
  if (value === undefined) {
    found?.remove();
    return;
  }
  const [name = '', quoted = ''] = key.split('=');
  const element = found ?? document.createElement(tag);
  element.setAttribute(name, quoted.slice(1, -1));
  element.setAttribute(attribute, value);
  if (!found) document.head.append(element);
}

/**
 * Updates the metadata for search engines and shared links after client-side navigation. Loaded lazily: visitors do not see it,
 * and a prerendered page already has it.
 */
export function describePage(document: Document, pathname: string): void {
  const { title, description, canonicalPath, isIndexable, picture } = pageHeadAt(pathname);
  const { origin } = document.defaultView?.location ?? { origin: '' };
  const canonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const site = canonical === undefined ? origin : new URL(canonical).origin;
  const address = canonicalPath === undefined ? undefined : site + canonicalPath;

  setTag(document, 'meta', 'name="description"', 'content', description);
  setTag(document, 'meta', 'name="robots"', 'content', isIndexable ? undefined : 'noindex');
  setTag(document, 'link', 'rel="canonical"', 'href', address);
  setTag(document, 'meta', 'property="og:title"', 'content', title);
  setTag(document, 'meta', 'property="og:description"', 'content', description);
  setTag(document, 'meta', 'property="og:url"', 'content', address);
  setTag(document, 'meta', 'property="og:image"', 'content', site + picture);
  setTag(document, 'meta', 'property="og:image:alt"', 'content', title);
  // They describe the page that was loaded first.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
}
