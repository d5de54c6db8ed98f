import { RESUME_FLOWS, type FlowId } from '../../../machines';
import type { LoginOrigin } from '../../../machines/loginPopup';
import { isPremiumTemplate } from '../../../src/domain/access';
import { POST_FLOW_NAMES, POST_FLOWS, type PostFlowName } from '../../../src/domain/posts/occasions';
import {
  RESUME_TEMPLATES,
  RESUME_VARIANT_NAMES,
  type ResumeVariant,
} from '../../../src/domain/resume/variants';
import { letterAddress, resumeAddress } from '../../../src/features/resume/addresses';
import { kindOf } from '../../paths/kinds';

/** @throws Error for a flow that isn't a wizard */
export function variantOfFlow(id: FlowId): ResumeVariant {
  const variant = RESUME_VARIANT_NAMES.find((name) => RESUME_FLOWS[name] === id);
  if (!variant) throw new Error(`${id} is not a wizard.`);
  return variant;
}

/** Addresses with a gate that opens the login popup, by its origin: the gallery, and a locked template. */
export const GATES: Readonly<Record<LoginOrigin, string>> = {
  resume: '/resume',
  template: resumeAddress(
    RESUME_VARIANT_NAMES.find((name) => isPremiumTemplate(RESUME_TEMPLATES[name].template)) ?? 'a',
  ),
};

export function flowThatHas(then: 'select' | 'picker'): PostFlowName {
  const flow = POST_FLOW_NAMES.find((name) => POST_FLOWS[name].then === then);
  if (!flow) throw new Error(`No post flow leads to ${then}.`);
  return flow;
}

/** The address of a page that shows a machine. */
export function addressOf(id: FlowId): string {
  const kind = kindOf(id);
  if (id === 'letter') return letterAddress('a');
  if (kind === 'wizard') return resumeAddress(variantOfFlow(id));
  if (kind === 'postFlow') return POST_FLOWS[id as PostFlowName].path;
  if (kind === 'picker') return POST_FLOWS[flowThatHas('picker')].path;
  if (kind === 'loginPopup') return GATES.template;
  return id === 'posterExport' ? POST_FLOWS[flowThatHas('select')].path : resumeAddress('a');
}
