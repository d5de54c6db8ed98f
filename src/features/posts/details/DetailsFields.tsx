import { useCallback } from 'react';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../../domain/posts/details';
import { businessDetailChanged, selectBusinessDetails } from '../../../store/businessPostSlice';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { selectSocialDetails, socialDetailChanged } from '../../../store/socialPostSlice';
import { EntityFields } from '../../../ui/FieldGrid';
import { BUSINESS_NUMERALS, SOCIAL_NUMERALS } from '../numerals';
import { useQrPicture } from '../useQrPicture';
import { LogoField } from './LogoField';
import { QR_LINK_MAX, qrLink } from '../../../domain/posts/qrLink';

interface FieldsProps {
  /** Called with the numeral of the focused field; keep it stable. */
  readonly onFocus: (numeral: number) => void;
}

/** The form of the occasion posters. Every edit goes straight to the store, which mirrors it to session storage. */
export function SocialFields({ onFocus }: FieldsProps) {
  const details = useToolsSelector(selectSocialDetails);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: keyof typeof details, value: string) => dispatch(socialDetailChanged({ field, value })),
    [dispatch],
  );
  const focus = useCallback(
    (name: keyof typeof SOCIAL_NUMERALS) => onFocus(SOCIAL_NUMERALS[name]),
    [onFocus],
  );
  return (
    <>
      <EntityFields
        specs={SOCIAL_FIELDS}
        values={details}
        onChange={change}
        numerals={SOCIAL_NUMERALS}
        onFocus={focus}
        wide={['companyName', 'phoneNumber', 'alternatePhoneNumber', 'emailAddress']}
        omit={['selectedPhoto']}
      />
      <LogoField
        name="selectedPhoto"
        spec={SOCIAL_FIELDS.selectedPhoto}
        value={details.selectedPhoto}
        onChange={change}
        numeral={SOCIAL_NUMERALS.selectedPhoto}
        onFocus={() => onFocus(SOCIAL_NUMERALS.selectedPhoto)}
      />
    </>
  );
}

/** The form of the business posters. */
export function BusinessFields({ onFocus }: FieldsProps) {
  const details = useToolsSelector(selectBusinessDetails);
  const dispatch = useAppDispatch();
  const { hasFailed } = useQrPicture(details.siteLink);
  const { words, announcement } = siteLinkHint(details.siteLink, hasFailed);
  const specs = { ...BUSINESS_FIELDS, siteLink: { ...BUSINESS_FIELDS.siteLink, hint: words } };
  const change = useCallback(
    (field: keyof typeof details, value: string) => dispatch(businessDetailChanged({ field, value })),
    [dispatch],
  );
  const focus = useCallback(
    (name: keyof typeof BUSINESS_NUMERALS) => onFocus(BUSINESS_NUMERALS[name]),
    [onFocus],
  );
  return (
    <>
      <EntityFields
        specs={specs}
        values={details}
        onChange={change}
        numerals={BUSINESS_NUMERALS}
        onFocus={focus}
        wide={['businessName', 'emailAddress']}
        omit={['logo']}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <LogoField
        name="logo"
        spec={BUSINESS_FIELDS.logo}
        value={details.logo}
        onChange={change}
        numeral={BUSINESS_NUMERALS.logo}
        onFocus={() => onFocus(BUSINESS_NUMERALS.logo)}
      />
    </>
  );
}

/** The hint under the website link. */
interface SiteLinkHint {
  readonly words: string;
  /** Live-region text, which does not change while the visitor types, so that it is announced only once. */
  readonly announcement: string;
}

/** What the visitor should know about the code for the typed link. @param hasFailed the code generator did not load */
export function siteLinkHint(typed: string, hasFailed: boolean): SiteLinkHint {
  const link = qrLink(typed);
  if (link.kind === 'tooLong') {
    const words = `This link is too long for a code: it has ${link.length} characters, and a code that phones can scan holds ${QR_LINK_MAX}. The poster shows only the link.`;
    return { words, announcement: 'This link is too long for a code.' };
  }
  if (hasFailed) {
    const announcement = 'The code for this link did not load.';
    return {
      words: `${announcement} Check your connection, then open this form again; the link is kept.`,
      announcement,
    };
  }
  return { words: 'The poster also shows your link as a code to scan.', announcement: '' };
}
