import { useCallback } from 'react';
import type { FieldSpecs } from '../../../domain/fields';
import { BUSINESS_FIELDS, SOCIAL_FIELDS, type PostDetails } from '../../../domain/posts/details';
import { QR_LINK_MAX, qrLink } from '../../../domain/posts/qrLink';
import { detailChanged, selectPostDetails } from '../../../store/postDetailsSlice';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { EntityFields } from '../../../ui/FieldGrid';
import { BUSINESS_NUMERALS, SOCIAL_NUMERALS } from '../numerals';
import { useQrPicture } from '../useQrPicture';
import { LogoField } from './LogoField';
import { LOGO_FIELDS, type Logo } from './useLogo';

interface FieldsProps {
  readonly logo: Logo;
  /** Called with the numeral of the focused field; keep it stable. Undefined if there is no poster that numerals could mark. */
  readonly onFocus: ((numeral: number) => void) | undefined;
}

interface PosterFieldsProps<Name extends keyof PostDetails> extends FieldsProps {
  readonly specs: FieldSpecs<Record<Name, string>>;
  readonly numerals: Readonly<Record<Name, number>>;
  readonly wide: readonly NoInfer<Name>[];
  readonly logoField: NoInfer<Name>;
}

/**
 * The fields of a form, its logo last, each with the numeral of its part of the poster. Every edit goes straight to the store,
 * which mirrors it to session storage.
 */
function PosterFields<Name extends keyof PostDetails>(props: PosterFieldsProps<Name>) {
  const { specs, numerals, wide, logoField, logo, onFocus } = props;
  const details: Readonly<Record<Name, string>> = useToolsSelector(selectPostDetails);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: Name, value: string) => void dispatch(detailChanged({ field, value })),
    [dispatch],
  );
  const focus = useCallback((name: Name) => onFocus?.(numerals[name]), [numerals, onFocus]);
  return (
    <>
      <EntityFields
        specs={specs}
        values={details}
        onChange={change}
        wide={wide}
        numerals={onFocus && numerals}
        onFocus={focus}
      />
      <LogoField
        spec={specs[logoField]}
        logo={logo}
        numeral={onFocus && numerals[logoField]}
        onFocus={() => focus(logoField)}
      />
    </>
  );
}

/** The form of the occasion posters. */
export function SocialFields(props: FieldsProps) {
  return (
    <PosterFields
      specs={SOCIAL_FIELDS}
      numerals={SOCIAL_NUMERALS}
      wide={['companyName', 'phoneNumber', 'alternatePhoneNumber', 'emailAddress']}
      logoField={LOGO_FIELDS.social}
      {...props}
    />
  );
}

/** The form of the business posters. */
export function BusinessFields(props: FieldsProps) {
  const { siteLink } = useToolsSelector(selectPostDetails);
  const { hasFailed } = useQrPicture(siteLink);
  const { words, announcement } = siteLinkHint(siteLink, hasFailed);
  return (
    <>
      <PosterFields
        specs={{ ...BUSINESS_FIELDS, siteLink: { ...BUSINESS_FIELDS.siteLink, hint: words } }}
        numerals={BUSINESS_NUMERALS}
        wide={['businessName', 'emailAddress']}
        logoField={LOGO_FIELDS.business}
        {...props}
      />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </>
  );
}

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
  return { words: 'The poster also shows a web address as a code to scan.', announcement: '' };
}
