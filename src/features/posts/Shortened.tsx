import { useCallback, useState } from 'react';
import { BUSINESS_FIELDS, SOCIAL_FIELDS } from '../../domain/posts/details';
import { type DetailsForm, POST_FLOWS, type PostFlowName } from '../../domain/posts/occasions';
import { BUSINESS_NUMERALS, numeralOf, SOCIAL_NUMERALS } from './numerals';
import styles from './posts.module.css';
import type { PosterLayout } from './templates/template';

interface PosterForm {
  readonly fields: Readonly<Record<string, { readonly label: string }>>;
  readonly numerals: Readonly<Record<string, number>>;
}

const FORMS: Readonly<Record<DetailsForm, PosterForm>> = {
  social: { fields: SOCIAL_FIELDS, numerals: SOCIAL_NUMERALS },
  business: { fields: BUSINESS_FIELDS, numerals: BUSINESS_NUMERALS },
};

/**
 * The details that were truncated with "…" on a fitted poster.
 * @returns their form labels in lower case, comma-separated; empty if nothing was truncated
 */
function shortenedOn(poster: HTMLElement, flow: PostFlowName): string {
  const { fields, numerals } = FORMS[POST_FLOWS[flow].details];
  const cut = new Set(Array.from(poster.querySelectorAll<HTMLElement>('[data-cut]'), numeralOf));
  const shortened = Object.entries(numerals).filter(([, numeral]) => cut.has(numeral));
  return shortened.map(([name]) => fields[name]?.label.toLowerCase()).join(', ');
}

/**
 * Remembers what was truncated in each layout of a poster.
 * @returns `look` as the poster's `onFit`, and the details of a layout, as by `shortenedOn`
 */
export function useShortened(flow: PostFlowName) {
  const [known, setKnown] = useState<ReadonlyMap<PosterLayout, string>>(new Map());
  const look = useCallback(
    (poster: HTMLElement, layout: PosterLayout) =>
      setKnown((before) => {
        const details = shortenedOn(poster, flow);
        return details === (before.get(layout) ?? '') ? before : new Map(before).set(layout, details);
      }),
    [flow],
  );
  return { look, detailsOn: (layout: PosterLayout) => known.get(layout) ?? '' };
}

/** Lists the details that are truncated on the poster above. */
export function Shortened({ details }: { readonly details: string }) {
  return details === '' ? null : (
    <p className={styles.shortened}>
      Shortened to fit: <b>{details}</b>.
    </p>
  );
}
