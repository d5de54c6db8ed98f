/** One-based number of a template in a set of four. */
export type TemplateNumber = 1 | 2 | 3 | 4;

export const TEMPLATE_NUMBERS: readonly TemplateNumber[] = [1, 2, 3, 4];

/** Templates 3 and 4 of every set require a signed-in visitor (specification, section 6). */
export function isPremiumTemplate(template: TemplateNumber): boolean {
  return template >= 3;
}

/** Parses `"3"` to `3`; undefined for anything that isn't exactly a template number, such as `"5"`, `"03"` or null. */
export function parseTemplateNumber(text: string | null): TemplateNumber | undefined {
  return TEMPLATE_NUMBERS.find((template) => String(template) === text);
}
