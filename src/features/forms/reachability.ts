/** How long after a blocked request the violation report may arrive, in ms. */
const REPORT_MS = 100;

/** Detects whether our security policy blocked the request; the failure then says nothing about the form. */
function watchPolicy(origin: string): { readonly hasForbidden: () => boolean; readonly end: () => void } {
  let isForbidden = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isForbidden ||= blockedURI.startsWith(origin);
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    hasForbidden: () => isForbidden,
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

/**
 * Whether a form's address is unreachable. The frame cannot tell, because it fires `load` for the browser's error page too. For
 * another origin all we learn is that it responds, and only if `connect-src` in firebase.json allows it.
 * @param address an internal path or an https URL
 */
export async function isUnreachable(address: string): Promise<boolean> {
  const policy = watchPolicy(new URL(address, window.location.href).origin);
  try {
    const answer = await fetch(address, { mode: 'no-cors', credentials: 'omit' });
    return answer.type !== 'opaque' && !answer.ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, REPORT_MS));
    return !policy.hasForbidden();
  } finally {
    policy.end();
  }
}
