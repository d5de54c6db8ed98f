import type { PosterSize } from '../../../domain/posts/occasions';
import type { FitRule } from './fit';

/** What a poster shows of the business. An empty part leaves no gap. */
export interface PosterContent {
  readonly name: string;
  readonly rows: readonly ContactRow[];
  /** Data URL, or empty. */
  readonly logo: string;
  /** Only business posters have these two. */
  readonly tagline?: string;
  readonly offer?: string;
}

export interface ContactRow {
  readonly kind: RowKind;
  readonly text: string;
}

export type RowKind = 'phone' | 'secondPhone' | 'email' | 'site' | 'address';

/** One poster as data. All lengths are px of the poster at its true size. */
export interface PosterTemplate {
  /** Two or three words under the preview. */
  readonly name: string;
  readonly size: PosterSize;
  /** Address of the art: one SVG without text, filters or outside references, drawn as a single `<img>`. */
  readonly art: string;
  readonly texts: readonly TextSlot[];
  /** Flat boxes between the lines of text. */
  readonly marks?: readonly Mark[];
  readonly business: BusinessBlockSpec;
}

/** A line of lettering: fixed words, or words made of what the visitor typed. `\n` starts a new line. */
export interface TextSlot {
  readonly text: string | ((content: PosterContent) => string);
  readonly lang: 'en' | 'hi';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly fit: FitRule;
  /** CSS font stack, see faces.ts. */
  readonly face: string;
  readonly weight?: 400 | 600 | 700 | 800;
  readonly color: string;
  /** Share of the font size. */
  readonly lineHeight: number;
  readonly isCentred?: boolean;
  readonly isUppercase?: boolean;
  /** px; Latin only, Devanagari joins its letters. */
  readonly letterSpacing?: number;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  /** A flat box behind the words. */
  readonly plate?: { readonly color: string; readonly padding: string };
}

interface Mark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/**
 * Where the business stands, always on its own calm ground:
 * `wide` at the foot (logo, name over a two-column list), `tall` in a column, `card` inside a frame.
 */
export interface BusinessBlockSpec {
  readonly kind: 'wide' | 'tall' | 'card';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Name and phone numbers. */
  readonly ink: string;
  /** Everything else. */
  readonly softInk: string;
  readonly icon: string;
  readonly logo: { readonly maxWidth: number; readonly maxHeight: number };
  /** Colour of the plate behind the logo; on dark and red grounds only, so that a logo of any colour survives. */
  readonly plate?: string;
  readonly nameFit?: FitRule;
  /** Barlow Condensed with the name in capitals, rather than Mukta. */
  readonly isCondensed?: boolean;
}

/** The words of a slot for this content. */
export function slotText({ text }: TextSlot, content: PosterContent): string {
  return typeof text === 'string' ? text : text(content);
}

const NAME_FIT: Readonly<Record<BusinessBlockSpec['kind'], FitRule>> = {
  wide: { max: 56, min: 34, lines: 2 },
  tall: { max: 52, min: 30, lines: 3, keep: 0.9 },
  card: { max: 50, min: 30, lines: 2, keep: 0.9 },
};
const ROW_SIZE = { wide: 29, tall: 27, card: 27 } as const;
const CONDENSED = 4;
const WITHOUT_LOGO = 8;
const SINGLE_ROW = 9;

/** Fit of the name: a little larger where no logo stands beside it. */
export function nameFit({ kind, nameFit: own }: BusinessBlockSpec, { logo }: PosterContent): FitRule {
  const fit = own ?? NAME_FIT[kind];
  return logo === '' ? { ...fit, max: fit.max + WITHOUT_LOGO } : fit;
}

/** Font size of the contact rows: larger where there is only one, and in condensed letters. */
export function rowSize({ kind, isCondensed = false }: BusinessBlockSpec, { rows }: PosterContent): number {
  return ROW_SIZE[kind] + (isCondensed ? CONDENSED : 0) + (rows.length === 1 ? SINGLE_ROW : 0);
}
