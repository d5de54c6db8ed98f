import { useCallback, useState } from 'react';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../domain/posts/details';
import { POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import styles from './posts.module.css';
import type { PosterLayout } from './templates/template';

/** Fields, by the part of the poster that shows them; `slot` is lettering derived from typed text. */
const FIELD_OF = {
  social: {
    name: SOCIAL_FIELDS.companyName,
    phone: SOCIAL_FIELDS.phoneNumber,
    secondPhone: SOCIAL_FIELDS.alternatePhoneNumber,
    email: SOCIAL_FIELDS.emailAddress,
    address: SOCIAL_FIELDS.companyAddress,
  },
  business: {
    name: BUSINESS_FIELDS.businessName,
    phone: BUSINESS_FIELDS.contactNumber,
    email: BUSINESS_FIELDS.emailAddress,
    site: BUSINESS_FIELDS.siteLink,
    address: BUSINESS_FIELDS.businessAddress,
    slot: BUSINESS_FIELDS.tagline,
  },
} as const;

/**
 * The details that were truncated with "…" on a fitted poster.
 * @returns their form labels in lower case, comma-separated; empty if nothing was truncated
 */
function shortenedOn(poster: HTMLElement, flow: PostFlowName): string {
  const fields: Readonly<Record<string, { readonly label: string }>> = FIELD_OF[POST_FLOWS[flow].details];
  const labels = Array.from(poster.querySelectorAll<HTMLElement>('[data-cut]'), (element) => {
    const part = element.closest<HTMLElement>('[data-row]')?.dataset.row ?? element.dataset.part ?? 'slot';
    return fields[part]?.label.toLowerCase();
  });
  return [...new Set(labels)].filter((label) => label !== undefined).join(', ');
}

/**
 * Remembers what was truncated in each layout of a poster.
 * @returns `look` as the poster's `onFit`, and the details of a layout, as by `shortenedOn`
 */
export function useShortened(flow: PostFlowName) {
  const [known, setKnown] = useState<ReadonlyMap<PosterLayout | undefined, string>>(new Map());
  const look = useCallback(
    (poster: HTMLElement, layout: PosterLayout) =>
      setKnown((before) => {
        const details = shortenedOn(poster, flow);
        return details === (before.get(layout) ?? '') ? before : new Map(before).set(layout, details);
      }),
    [flow],
  );
  return { look, detailsOn: (layout: PosterLayout | undefined) => known.get(layout) ?? '' };
}

/** Lists the details that are truncated on the poster above. */
export function Shortened({ details }: { readonly details: string }) {
  return details === '' ? null : (
    <p className={styles.shortened}>
      Shortened to fit: <b>{details}</b>.
    </p>
  );
}
