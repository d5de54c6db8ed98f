import { QR_LINK_MAX, qrLink } from '../../../domain/posts/qrLink';

/** The hint under the website link. */
export interface SiteLinkHint {
  readonly words: string;
  /** The live-region text; constant while the visitor types, so that it is announced only once. */
  readonly news: string;
}

/** What the visitor should know about the code for the typed link. @param hasFailed the code generator did not load */
export function siteLinkHint(typed: string, hasFailed: boolean): SiteLinkHint {
  const link = qrLink(typed);
  if (link.kind === 'tooLong') {
    const words = `This link is too long for a code: it has ${link.length} characters, and a code that phones can scan holds ${QR_LINK_MAX}. The poster shows only the link.`;
    return { words, news: 'This link is too long for a code.' };
  }
  if (hasFailed) {
    const news = 'The code for this link did not load.';
    return { words: `${news} Check your connection, then open this form again; the link is kept.`, news };
  }
  return { words: 'The poster also shows your link as a code to scan.', news: '' };
}
