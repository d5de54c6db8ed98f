/** A picture in the log would be megabytes of letters; what one needs to know is that it is there, and how big. */
const LONGEST_DATA_URL = 200;
/** Of a text that is longer, in characters, only the beginning is shown. */
const LONGEST_TEXT = 1000;
const SHOWN_OF_LONGER = 200;

function pictureNote(dataUrl: string): string {
  const kilobytes = Math.round((dataUrl.length * 3) / 4 / 1024);
  return `${dataUrl.slice(0, dataUrl.indexOf(',') + 1)}… (${kilobytes} KB)`;
}

function shownText(text: string): string {
  if (text.length > LONGEST_DATA_URL && text.startsWith('data:')) return pictureNote(text);
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, SHOWN_OF_LONGER)}… (${text.length} characters)`;
}

/** No action carries a password today; one that did by mistake would stand in every log that is passed on. */
const shownPart = (name: string, part: unknown): unknown =>
  /password/i.test(name) && typeof part === 'string' ? '…' : sanitised(part);

/**
 * A copy of `value` without the bytes of pictures, without passwords, and with long texts cut; the same object where there
 * is nothing of the kind, so that DevTools can tell by reference what changed.
 */
export function sanitised<Value>(value: Value): Value {
  if (typeof value === 'string') return shownText(value) as Value & string;
  if (typeof value !== 'object' || value === null) return value;
  const copies = Object.entries(value).map(
    ([name, part]: [string, unknown]) => [name, part, shownPart(name, part)] as const,
  );
  if (copies.every(([, part, copy]) => part === copy)) return value;
  const copy = Object.fromEntries(copies.map(([name, , part]) => [name, part]));
  return (Array.isArray(value) ? Object.values(copy) : copy) as Value;
}

/**
 * Options for the Redux DevTools extension. They rule what it shows; its Export writes the whole truth, so that an import
 * brings back what was there.
 */
export const DEV_TOOLS = {
  name: 'Empowering Innovation',
  actionSanitizer: sanitised,
  stateSanitizer: sanitised,
  // redux-persist talks to itself; what it saves is seen in the session storage.
  actionsDenylist: ['^persist/'],
  // A typed sentence is some sixty actions: with the usual 50 its beginning would be gone.
  maxAge: 500,
};
