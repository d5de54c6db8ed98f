import { QR_LINK_MAX, qrLink } from '../../../domain/posts/qrLink';

/** What stands under the website link. */
export interface SiteLinkHint {
  readonly words: string;
  /** What happened, for those who hear the page; the same at every key, so that it is said once. */
  readonly news: string;
}

/** What the visitor has to know of the code of the typed link. @param hasFailed the tool that draws it did not come */
export function siteLinkHint(typed: string, hasFailed: boolean): SiteLinkHint {
  const link = qrLink(typed);
  if (link.kind === 'tooLong') {
    const words = `This link is too long for a code: it has ${link.length} characters, a code that phones can scan takes ${QR_LINK_MAX}. The poster shows the link only.`;
    return { words, news: 'This link is too long for a code.' };
  }
  if (hasFailed) {
    const news = 'The code of this link did not load.';
    return { words: `${news} Check your connection, then open this form again; the link is kept.`, news };
  }
  return { words: 'Your link also stands on the poster as a code to scan.', news: '' };
}
