import { pageHeadAt } from './pageHead';

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

  /** Creates a missing tag, and removes one that has no value. */
  const setTag = (
    tag: 'meta' | 'link',
    key: string,
    name: string,
    attribute: string,
    value?: string,
  ): void => {
    const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
    if (value === undefined) return found?.remove();
    const element = found ?? document.head.appendChild(document.createElement(tag));
    element.setAttribute(key, name);
    element.setAttribute(attribute, value);
  };
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', isIndexable ? undefined : 'noindex');
  setTag('link', 'rel', 'canonical', 'href', address);
  setTag('meta', 'property', 'og:title', 'content', title);
  setTag('meta', 'property', 'og:description', 'content', description);
  setTag('meta', 'property', 'og:url', 'content', address);
  setTag('meta', 'property', 'og:image', 'content', site + picture);
  setTag('meta', 'property', 'og:image:alt', 'content', title);
  // They describe the page that was loaded first.
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
}
