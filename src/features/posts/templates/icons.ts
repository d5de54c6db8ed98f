import type { RowKind } from './template';

const PHONE =
  'M7 3c1 0 2 .6 2.3 1.6l.8 2.6c.3 1-.1 1.9-.9 2.5l-1.3 1c1 2.1 2.7 3.9 4.9 5l1.1-1.3c.6-.8 1.6-1.1 2.5-.8l2.6.9c1 .3 1.6 1.2 1.6 2.2v2c0 1.3-1.1 2.4-2.4 2.3C9.9 20.6 3.3 14 3 5.6 2.9 4.2 4 3 5.3 3z';

const PATHS: Readonly<Record<RowKind, string>> = {
  phone: PHONE,
  secondPhone: PHONE,
  email:
    'M3.5 5h17A1.5 1.5 0 0 1 22 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 17.5v-11A1.5 1.5 0 0 1 3.5 5zm.9 2.3 7.6 6 7.6-6v-.5H4.4z',
  address:
    'M12 2c4 0 7.2 3.1 7.2 7.1 0 5-5.6 11.3-6.5 12.5a.9.9 0 0 1-1.4 0C10.4 20.4 4.8 14.1 4.8 9.1 4.8 5.1 8 2 12 2zm0 4.4a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  site: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1 2.2C9.6 5 8.5 7.6 8.3 11H11zm2 0V11h2.7C15.5 7.6 14.4 5 13 4.2zM4.1 11h2.2c.1-2.3.6-4.3 1.3-5.8A8 8 0 0 0 4.1 11zm15.8 0a8 8 0 0 0-3.5-5.8c.7 1.5 1.2 3.5 1.3 5.8zM11 13H8.3c.2 3.4 1.3 6 2.7 6.8zm2 0v6.8c1.4-.8 2.5-3.4 2.7-6.8zm-6.7 0H4.1a8 8 0 0 0 3.5 5.8c-.7-1.5-1.2-3.5-1.3-5.8zm11.4 0c-.1 2.3-.6 4.3-1.3 5.8a8 8 0 0 0 3.5-5.8z',
};

/**
 * The icon of a contact row as a CSS background. Not an `<img>`: html2canvas measures it on the page, where WebKit reports an
 * SVG's display size, but draws a copy at its intrinsic size, which would show the icon enlarged and clipped.
 */
export function iconImage(kind: RowKind, color: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 24 24"><path fill="${color}" fill-rule="evenodd" d="${PATHS[kind]}"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
