import type { BusinessDetails, SocialDetails } from '../../../domain/posts/details';
import { visible } from '../../../domain/visible';
import type { ContactRow, PosterContent } from './template';

/** The content of an occasion poster; blank details are omitted. */
export function socialContent(details: SocialDetails): PosterContent {
  return {
    name: oneLine(details.companyName),
    rows: rows([
      ['phone', details.phoneNumber],
      ['secondPhone', details.alternatePhoneNumber],
      ['email', details.emailAddress],
      ['address', details.companyAddress],
    ]),
    logo: details.selectedPhoto,
  };
}

/** The content of a business poster; blank details are omitted. */
export function businessContent(details: BusinessDetails): PosterContent {
  return {
    name: oneLine(details.businessName),
    rows: rows([
      ['phone', details.contactNumber],
      ['email', details.emailAddress],
      ['site', details.siteLink.replace(/^https?:\/\//i, '').replace(/\/$/, '')],
      ['address', details.businessAddress],
    ]),
    logo: details.logo,
    tagline: oneLine(details.tagline),
    offer: offerIn(details.offerPercentage.trim()),
  };
}

/** The only content that a locked template shows: nothing of the visitor's is behind the blur. */
export const SAMPLE_CONTENT: PosterContent = {
  name: 'Your Company',
  rows: [
    { kind: 'phone', text: '+91 00000 00000' },
    { kind: 'email', text: 'hello@example.com' },
    { kind: 'address', text: 'Your street, your town' },
  ],
  logo: '',
};

function rows(all: readonly (readonly [ContactRow['kind'], string])[]): ContactRow[] {
  return all.map(([kind, text]) => ({ kind, text: oneLine(text) })).filter(({ text }) => text !== '');
}

/**
 * A percentage as people write it, because number boxes also take `5e1`, `007` and `33.3333`, which is too wide for one line;
 * blank for 0, which offers nothing.
 */
function offerIn(typed: string): string {
  const percent = Number(Number(typed).toFixed(2));
  if (percent === 0) return '';
  return Number.isFinite(percent) ? String(percent) : typed;
}

/** Turns the line breaks of a text area into spaces. */
function oneLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim();
}
