import type { TemplateNumber } from '../../../domain/access';
import { SITE } from '../../../content/site';

/** The document that a template's picture opens, and its name on the link. */
export interface SampleDocument {
  readonly address: string;
  readonly kind: 'preview' | 'PDF';
}

/** The shared preview document or, if none is configured, the bundled PDF of the sample. */
export function sampleDocumentOf(template: TemplateNumber): SampleDocument {
  const shared = SITE.resumePreviews[template - 1];
  if (shared) return { address: shared, kind: 'preview' };
  return { address: `/samples/resume-${template}.pdf`, kind: 'PDF' };
}
