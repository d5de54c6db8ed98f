const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Turns typed text into an `href`, or undefined when it isn't a safe link.
 * Text without a scheme gets `https://`. Only http, https, mailto and tel are allowed, so `javascript:alert(1)` stays plain text.
 */
export function safeHref(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  const candidate = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`;
  try {
    const url = new URL(candidate);
    if (!SAFE_PROTOCOLS.has(url.protocol)) return undefined;
    // Some engines parse "not a link" as a host with encoded spaces, so also require a dot in the host.
    if (url.protocol.startsWith('http') && (/\s/.test(text) || !url.hostname.includes('.'))) return undefined;
    return url.href;
  } catch {
    return undefined;
  }
}

/** A web address as people write it: without scheme, `www.`, trailing slash and what the "Share" of an app adds. */
export function displayLink(typed: string): string {
  return typed
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/?(\?utm.*)?$/, '');
}
