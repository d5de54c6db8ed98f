import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { isPremiumTemplate } from '../../../src/domain/access';
import type { ResumeData } from '../../../src/domain/resume/entities';
import { emptyResume } from '../../../src/domain/resume/resume';
import { DEFAULT_LAYOUT, type ResumeLayout } from '../../../src/domain/resume/layout';
import { RESUME_TEMPLATES, type ResumeStop, type ResumeVariant } from '../../../src/domain/resume/variants';
import {
  OWN_SECTIONS_KEY,
  RESUME_DESIGN_KEY,
  RESUME_KEYS,
  RESUME_LAYOUT_KEY,
} from '../../../src/domain/sessionKeys';
import { wizardAt } from '../../fixtures/wizardAt';
import { ROOT } from '../../runner/command';
import { newEmail, signUp } from './accounts';
import { openWith } from './session';

export interface ResumeTab {
  readonly variant: ResumeVariant;
  readonly resume: ResumeData;
  readonly layout?: Partial<ResumeLayout>;
  /** The wizard's stop; by default, the preview. */
  readonly stop?: ResumeStop;
}

const SAMPLE_FILES: Readonly<Record<ResumeVariant, string>> = {
  a: 'ananya',
  b: 'farhan',
  c: 'aarti',
  d: 'debolina',
};

/** The fictional resume that the gallery shows for a variant. */
export function sampleResume(variant: ResumeVariant): ResumeData {
  const file = path.join(ROOT, 'src/features/resume/gallery/samples', `${SAMPLE_FILES[variant]}.json`);
  return { ...emptyResume(), ...(JSON.parse(readFileSync(file, 'utf8')) as Partial<ResumeData>) };
}

/** The session keys of a tab with this resume and the wizard at this stop. */
export function sessionOf({ variant, resume, layout, stop = 'preview' }: ResumeTab): Record<string, string> {
  const parts = (Object.keys(RESUME_KEYS) as (keyof typeof RESUME_KEYS)[])
    .filter((part) => part !== 'selectedPhoto')
    .map((part) => [RESUME_KEYS[part], JSON.stringify(resume[part])]);
  return {
    ...(Object.fromEntries(parts) as Record<string, string>),
    [OWN_SECTIONS_KEY]: JSON.stringify(resume.ownSections ?? []),
    [RESUME_DESIGN_KEY]: JSON.stringify(resume.design ?? {}),
    [RESUME_LAYOUT_KEY]: JSON.stringify({ ...DEFAULT_LAYOUT, ...layout }),
    flows: JSON.stringify(wizardAt(variant, stop)),
  };
}

/** Opens the editor of a variant in a tab with a resume. Templates 3 and 4 need a signed-in visitor: see `signInFor`. */
export const openResume = (page: Page, tab: ResumeTab): Promise<void> =>
  openWith(page, sessionOf(tab), `/resume?template=${RESUME_TEMPLATES[tab.variant].template}`);

/** Signs up a new visitor if the variant requires it. */
export async function signInFor(page: Page, variant: ResumeVariant): Promise<void> {
  if (isPremiumTemplate(RESUME_TEMPLATES[variant].template)) await signUp(page, newEmail());
}
