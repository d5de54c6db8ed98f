/** How long the report of a forbidden request may come after its failure, in ms. */
const REPORT_MS = 100;

/** Does our security policy forbid to ask there? Then the failure says nothing about the form. */
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
 * Whether nothing answers at a form's address. A frame can't tell: it reports the browser's own error page as loaded, too. Of
 * another origin no more is known than that it answered; it can be asked only where `connect-src` in firebase.json names it.
 * @param address a path of ours or an https address
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
