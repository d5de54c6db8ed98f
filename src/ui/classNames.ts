/** Joins class names, leaving out what is absent. @returns `undefined` for none at all, so that no empty attribute is drawn */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
