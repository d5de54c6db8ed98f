const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address a typed link may lead to, or undefined when it may lead nowhere.
 * A value without a scheme gets `https://`; only http, https, mailto and tel ever become an `href`, so
 * `javascript:alert(1)` stays the text it is.
 */
export function safeHref(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
  const candidate = hasScheme ? text : `https://${text.replace(/^\/+/, '')}`;
  try {
    const url = new URL(candidate);
    if (!SAFE_PROTOCOLS.has(url.protocol)) return undefined;
    // "not a link" parses as a host with spaces encoded away in some engines: a web address has a dot in its host.
    if (url.protocol.startsWith('http') && (/\s/.test(text) || !url.hostname.includes('.'))) return undefined;
    return url.href;
  } catch {
    return undefined;
  }
}

/** What a new e-mail begins with. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** `mailto:` address of a typed e-mail, with what the e-mail begins with; undefined when it has no @. */
export function mailHref(email: string, text?: MailText): string | undefined {
  const address = email.trim();
  if (!/^[^\s@]+@[^\s@]+$/.test(address)) return undefined;
  if (!text) return `mailto:${address}`;
  return `mailto:${address}?subject=${encodeURIComponent(text.subject)}&body=${encodeURIComponent(text.body)}`;
}

/** `tel:` address of a typed phone number: digits and a leading plus only; undefined without a digit. */
export function telHref(phone: string): string | undefined {
  const digits = phone.replace(/[^\d+]/g, '').replace(/(?!^)\+/g, '');
  return /\d/.test(digits) ? `tel:${digits}` : undefined;
}

/** A web address as people write it: without scheme, `www.` and the last slash. */
export function displayLink(typed: string): string {
  return typed
    .trim()
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '');
}
