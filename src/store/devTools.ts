/** A picture in the log would be megabytes of letters; what one needs to know is that it is there, and how big. */
const LONGEST_SHOWN = 200;

function elided(dataUrl: string): string {
  const kilobytes = Math.round((dataUrl.length * 3) / 4 / 1024);
  return `${dataUrl.slice(0, dataUrl.indexOf(',') + 1)}… (${kilobytes} KB)`;
}

/**
 * A copy of `value` in which the bytes of pictures are elided; the same object where there is none, so that DevTools
 * can tell by reference what changed.
 */
export function withoutPictures<Value>(value: Value): Value {
  if (typeof value === 'string') {
    const isPicture = value.length > LONGEST_SHOWN && value.startsWith('data:');
    return isPicture ? (elided(value) as Value & string) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const copies = Object.entries(value).map(
    ([name, part]: [string, unknown]) => [name, part, withoutPictures(part)] as const,
  );
  if (copies.every(([, part, copy]) => part === copy)) return value;
  const copy = Object.fromEntries(copies.map(([name, , part]) => [name, part]));
  return (Array.isArray(value) ? Object.values(copy) : copy) as Value;
}

/** Options for the Redux DevTools extension. */
export const DEV_TOOLS = {
  name: 'Empowering Innovation',
  actionSanitizer: withoutPictures,
  stateSanitizer: withoutPictures,
} as const;
