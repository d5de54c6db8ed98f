import { DEFAULT_GYM_TAGLINE, gymOfferText } from '../../../domain/posts/details';
import { encodeText } from '../../../domain/links';
import { POST_FLOWS, type PostFlowName } from '../../../domain/posts/occasions';
import type { PosterContent } from '../templates/template';

/** The greeting or offer of a poster as plain words. */
function headline(flow: PostFlowName, { greeting, offer, tagline }: PosterContent): string {
  const { title, details } = POST_FLOWS[flow];
  if (details === 'social') return greeting?.greeting ?? `Happy ${title}!`;
  if (offer) return gymOfferText(offer);
  return tagline === undefined || tagline === '' ? DEFAULT_GYM_TAGLINE : tagline;
}

/** A link that opens WhatsApp with a message to go with the picture; the visitor chooses the chat there. */
export function whatsAppLink(flow: PostFlowName, content: PosterContent): string {
  const phone = content.rows.find(({ kind }) => kind === 'phone')?.text;
  const lines = [headline(flow, content), content.name, phone].filter(Boolean);
  return `https://wa.me/?text=${encodeText(lines.join('\n'))}`;
}
