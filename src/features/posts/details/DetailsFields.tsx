import { useCallback } from 'react';
import type { FieldSpecs } from '../../../domain/fields';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../../domain/posts/details';
import { QR_LINK_MAX, qrLink } from '../../../domain/posts/qrLink';
import {
  businessDetailChanged,
  selectBusinessDetails,
  selectSocialDetails,
  socialDetailChanged,
} from '../../../store/postDetails';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { EntityFields, type EntityFieldsProps } from '../../../ui/FieldGrid';
import { BUSINESS_NUMERALS, SOCIAL_NUMERALS } from '../numerals';
import { useQrPicture } from '../useQrPicture';
import { LogoField } from './LogoField';

interface FieldsProps {
  /** Called with the numeral of the focused field; keep it stable. Undefined if there is no poster that numerals could mark. */
  readonly onFocus: ((numeral: number) => void) | undefined;
}

interface PosterFieldsProps<Entity extends object> extends FieldsProps {
  readonly specs: FieldSpecs<Entity>;
  readonly values: EntityFieldsProps<Entity>['values'];
  readonly onChange: EntityFieldsProps<Entity>['onChange'];
  readonly numerals: Readonly<Record<keyof Entity, number>>;
  readonly wide: readonly (keyof Entity)[];
  readonly logo: keyof Entity & string;
}

/** The fields of a form, its logo last, each with the numeral of its part of the poster. */
function PosterFields<Entity extends object>({ logo, onFocus, ...form }: PosterFieldsProps<Entity>) {
  const { specs, values, onChange, numerals } = form;
  const focus = useCallback((name: keyof Entity) => onFocus?.(numerals[name]), [numerals, onFocus]);
  return (
    <>
      <EntityFields {...form} numerals={onFocus && numerals} onFocus={focus} />
      <LogoField
        name={logo}
        spec={specs[logo]}
        value={values[logo]}
        onChange={onChange}
        numeral={onFocus && numerals[logo]}
        onFocus={() => focus(logo)}
      />
    </>
  );
}

/** The form of the occasion posters. Every edit goes straight to the store, which mirrors it to session storage. */
export function SocialFields({ onFocus }: FieldsProps) {
  const details = useToolsSelector(selectSocialDetails);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: keyof typeof details, value: string) => dispatch(socialDetailChanged({ field, value })),
    [dispatch],
  );
  return (
    <PosterFields
      specs={SOCIAL_FIELDS}
      values={details}
      onChange={change}
      numerals={SOCIAL_NUMERALS}
      onFocus={onFocus}
      wide={['companyName', 'phoneNumber', 'alternatePhoneNumber', 'emailAddress']}
      logo="selectedPhoto"
    />
  );
}

/** The form of the business posters. */
export function BusinessFields({ onFocus }: FieldsProps) {
  const details = useToolsSelector(selectBusinessDetails);
  const dispatch = useAppDispatch();
  const { hasFailed } = useQrPicture(details.siteLink);
  const { words, announcement } = siteLinkHint(details.siteLink, hasFailed);
  const change = useCallback(
    (field: keyof typeof details, value: string) => dispatch(businessDetailChanged({ field, value })),
    [dispatch],
  );
  return (
    <>
      <PosterFields
        specs={{ ...BUSINESS_FIELDS, siteLink: { ...BUSINESS_FIELDS.siteLink, hint: words } }}
        values={details}
        onChange={change}
        numerals={BUSINESS_NUMERALS}
        onFocus={onFocus}
        wide={['businessName', 'emailAddress']}
        logo="logo"
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
  return { words: 'The poster also shows your link as a code to scan.', announcement: '' };
}
