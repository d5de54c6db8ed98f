/** Number of a template in a set of four. */
export type TemplateNumber = 1 | 2 | 3 | 4;

export const TEMPLATE_NUMBERS: readonly TemplateNumber[] = [1, 2, 3, 4];

/** Templates 3 and 4 of every set open when the visitor signs in (specification, section 6). */
export function isPremiumTemplate(template: TemplateNumber): boolean {
  return template >= 3;
}

/** `3` of `"3"`; undefined of anything that names no template, such as `"5"`, `"03"` or null. */
export function parseTemplateNumber(text: string | null): TemplateNumber | undefined {
  return TEMPLATE_NUMBERS.find((template) => String(template) === text);
}
