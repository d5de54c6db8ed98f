/** Helpers that read Word's XML, whatever prefixes its names have. */

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  [...(element?.children ?? [])].find(({ localName }) => localName === name);

export const attributeOf = (element: Element | undefined, name: string): string | undefined =>
  [...(element?.attributes ?? [])].find(({ localName }) => localName === name)?.value;

export const valueOf = (element: Element | undefined): string | undefined => attributeOf(element, 'val');

/** Whether a property is on, as it is without a value. */
export const isOn = (property: Element): boolean => !/^(?:0|false|off)$/.test(valueOf(property) ?? '');

export const allIn = (element: Element | Document, name: string): Element[] => [
  ...element.getElementsByTagNameNS('*', name),
];
