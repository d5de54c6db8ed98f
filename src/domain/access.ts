/** Who may use each template of a set: anyone, or only signed-in users (specification, section 6). */
const ACCESS = { 1: 'visitor', 2: 'visitor', 3: 'member', 4: 'member' } as const;

/** One-based number of a template in a set of four. */
export type TemplateNumber = keyof typeof ACCESS;

export const TEMPLATE_NUMBERS = Object.keys(ACCESS).map(Number) as readonly TemplateNumber[];

/** Whether a template requires a signed-in visitor. */
export function isPremiumTemplate(template: TemplateNumber): boolean {
  return ACCESS[template] === 'member';
}

/** Parses `"3"` to `3`; undefined for anything that isn't exactly a template number, such as `"5"`, `"03"` or null. */
export function parseTemplateNumber(text: string | null): TemplateNumber | undefined {
  return TEMPLATE_NUMBERS.find((template) => String(template) === text);
}
