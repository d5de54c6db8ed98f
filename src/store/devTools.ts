import { BRAND_NAME } from '../domain/routes';

/** Longer data URLs are shown by type and size only; a picture would add megabytes to the log. */
const LONGEST_DATA_URL = 200;
/** Longer texts are truncated, in characters. */
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

/** No action contains a password today; this keeps a future mistake out of logs that people share. */
const shownPart = (name: string, part: unknown): unknown =>
  /password/i.test(name) && typeof part === 'string' ? '…' : sanitised(part);

/**
 * Copies `value` without picture data and passwords, and with long texts truncated. Returns the same object if there is
 * nothing to replace, so that DevTools can detect changes by reference.
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
 * Options for the Redux DevTools extension. They affect only the display: its Export writes the original data, so that an
 * import restores everything.
 */
export const DEV_TOOLS = {
  name: BRAND_NAME,
  actionSanitizer: sanitised,
  stateSanitizer: sanitised,
  actionsDenylist: ['^persist/'],
  // A typed sentence takes about 60 actions, more than the default limit of 50.
  maxAge: 500,
};

/** What the DevTools extension adds to a store; absent without it. */
interface Lifted<State> {
  readonly liftedStore?: {
    readonly getState: () => { readonly computedStates: readonly { readonly state: State }[] };
  };
}

/** The latest state of a store, even while DevTools shows an earlier one. */
export function latestState<State>(store: { readonly getState: () => State } & Lifted<State>): State {
  return store.liftedStore?.getState().computedStates.at(-1)?.state ?? store.getState();
}
