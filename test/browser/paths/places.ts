import type { Page } from '@playwright/test';
import { RESUME_FLOWS, type FlowId } from '../../../machines';
import type { LoginOrigin } from '../../../machines/loginPopup';
import { isPremiumTemplate } from '../../../src/domain/access';
import { POST_FLOW_NAMES, POST_FLOWS, type PostFlowName } from '../../../src/domain/posts/occasions';
import {
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  type ResumeVariant,
} from '../../../src/domain/resume/variants';
import { BUSINESS_KEYS, FLOWS_KEY, SOCIAL_KEYS } from '../../../src/domain/sessionKeys';
import { kindOf } from '../../paths/kinds';
import { READER_RESUME } from '../support/readerResume';
import { sessionOf } from '../support/resumeTab';
import { openWith } from '../support/session';
import { inspected } from './inspected';

/** @throws Error for a flow that is no wizard */
export function variantOfFlow(id: FlowId): ResumeVariant {
  const variant = RESUME_VARIANT_NAMES.find((name) => RESUME_FLOWS[name] === id);
  if (!variant) throw new Error(`${id} is no wizard.`);
  return variant;
}

const editorOf = (variant: ResumeVariant) => `/resume?template=${RESUME_TEMPLATES[variant].template}`;

/** Where the login popup opens, by where it was opened from: the gallery, and a template behind its gate. */
export const GATES: Readonly<Record<LoginOrigin, string>> = {
  resume: '/resume',
  template: editorOf(
    RESUME_VARIANT_NAMES.find((name) => isPremiumTemplate(RESUME_TEMPLATES[name].template)) ?? 'a',
  ),
};

/** A flow that leads to the thing: where there are templates to export, or a picker. */
export function flowThatHas(then: 'select' | 'picker'): PostFlowName {
  const flow = POST_FLOW_NAMES.find((name) => POST_FLOWS[name].then === then);
  if (!flow) throw new Error(`No post flow leads to ${then}.`);
  return flow;
}

/** Where a machine can be seen at work. */
export function pathFor(id: FlowId): string {
  const kind = kindOf(id);
  if (kind === 'wizard') return editorOf(variantOfFlow(id));
  if (kind === 'postFlow') return POST_FLOWS[id as PostFlowName].path;
  if (kind === 'picker') return POST_FLOWS[flowThatHas('picker')].path;
  if (kind === 'loginPopup') return GATES.template;
  return id === 'posterExport' ? POST_FLOWS[flowThatHas('select')].path : editorOf('a');
}

/** Machines that live in a screen of another one: that one has to stand there. */
function surroundings(id: FlowId): Record<string, unknown> {
  if (id === 'gymPicker') return { [flowThatHas('picker')]: { value: 'picker' } };
  if (id === 'posterExport') return { [flowThatHas('select')]: { value: 'select' } };
  return {};
}

/** Everything is typed already, so that Next finds every form valid; nobody has gone anywhere. */
function sessionFor(id: FlowId): Record<string, string> {
  const variant = kindOf(id) === 'wizard' ? variantOfFlow(id) : 'a';
  const typed = sessionOf({ variant, resume: READER_RESUME });
  return {
    ...typed,
    [SOCIAL_KEYS.companyName]: 'Sharma Traders',
    [SOCIAL_KEYS.phoneNumber]: '+91 98765 43210',
    [BUSINESS_KEYS.businessName]: 'Iron Akhada',
    [BUSINESS_KEYS.contactNumber]: '+91 98765 43210',
    // The print job's button stands at the end of a wizard; every other machine begins at its start.
    ...(id !== 'resumePrint' && { [FLOWS_KEY]: JSON.stringify(surroundings(id)) }),
  };
}

/** Opens the place of a machine in a tab in which everything is typed. A reload finds what the page itself has saved. */
export async function openPlaceOf(page: Page, id: FlowId): Promise<void> {
  await openWith(page, sessionFor(id), pathFor(id));
  await inspected(page);
}
