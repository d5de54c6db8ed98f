/** Joins class names and leaves out what is absent. @returns `undefined` where nothing remains, so that no empty attribute is drawn */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
