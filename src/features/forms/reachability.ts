import { delay } from '../../services/waiting';

/** How long after a blocked request its violation event may arrive, in ms. */
const REPORT_MS = 100;

/** Detects whether the site's own security policy blocked the request, which then says nothing about the form. */
function watchPolicy(origin: string): { readonly hasBlocked: () => boolean; readonly end: () => void } {
  let isBlocked = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    hasBlocked: () => isBlocked,
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

/**
 * Whether a form's address is unreachable. The frame cannot tell, because it also fires `load` for the browser's error page.
 * All that another origin reveals is that it responds, and only if `connect-src` in firebase.json allows the request.
 * @param address an internal path or an https URL
 */
export async function isUnreachable(address: string): Promise<boolean> {
  const policy = watchPolicy(new URL(address, window.location.href).origin);
  try {
    const response = await fetch(address, { mode: 'no-cors', credentials: 'omit' });
    return response.type !== 'opaque' && !response.ok;
  } catch {
    await delay(REPORT_MS);
    return !policy.hasBlocked();
  } finally {
    policy.end();
  }
}
