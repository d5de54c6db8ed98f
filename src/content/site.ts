import { BRAND_NAME } from '../domain/routes';

/** One of our social media pages; `kind` picks a neutral icon rather than another company's logo. */
export interface SocialLink {
  readonly kind: 'photos' | 'videos' | 'work' | 'talk';
  readonly label: string;
  readonly address: string;
}

/**
 * The shared preview document of each resume template, 1 to 4, which a click on its picture opens. `null` opens the bundled
 * sample.
 */
type PreviewDocuments = readonly [string | null, string | null, string | null, string | null];

/** Everything the owner can edit without opening a component. Every address and number below is a placeholder. */
interface SiteContent {
  readonly name: string;
  /** The name next to the logo, line by line. */
  readonly wordmark: readonly [string, string];
  /** One sentence: what the company does and for whom. */
  readonly promise: string;
  readonly motto: string;
  readonly email: string;
  /** For display; `telHref` makes the link. */
  readonly phone: string;
  readonly social: readonly SocialLink[];
  /** URL of the external form each page embeds; with `null`, the bundled form composes an e-mail. */
  readonly forms: { readonly contact: string | null; readonly internship: string | null };
  readonly resumePreviews: PreviewDocuments;
}

export const SITE: SiteContent = {
  name: BRAND_NAME,
  wordmark: ['Empowering', 'Innovation'],
  promise:
    'Patents, brands, websites and financial plans for small businesses, with free tools for everyone.',
  motto: 'One idea, drawn, protected and put to work',
  email: 'hello@example.com',
  phone: '+91 124 000 0000',
  social: [
    { kind: 'photos', label: 'Our photos', address: 'https://example.com/photos' },
    { kind: 'videos', label: 'Our videos', address: 'https://example.com/videos' },
    { kind: 'work', label: 'Our work', address: 'https://example.com/work' },
    { kind: 'talk', label: 'Talk with us', address: 'https://example.com/talk' },
  ],
  forms: { contact: null, internship: null },
  resumePreviews: [null, null, null, null],
};
