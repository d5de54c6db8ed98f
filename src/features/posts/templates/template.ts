import type { ExtraFormat, PosterSize } from '../../../domain/posts/formats';
import type { ChosenGreeting, Greeting } from '../../../domain/posts/greetings';
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
  /** Address of the picture of the code of the website link; posters with a place for it show it. */
  readonly qr?: string;
  /** The greeting in a chosen language; left out, the words stand that the poster was drawn with. */
  readonly greeting?: ChosenGreeting;
}

export interface ContactRow {
  readonly kind: RowKind;
  readonly text: string;
}

export type RowKind = 'phone' | 'secondPhone' | 'email' | 'site' | 'address';

/** A poster: its name, and its layout at the specified size. */
export interface PosterTemplate extends PosterLayout {
  /** Two or three words under the preview. */
  readonly name: string;
}

/** The same poster composed anew for the other sizes: nothing is stretched, nothing is cut. */
export type ExtraLayouts = Readonly<Record<ExtraFormat, PosterLayout>>;

/** One poster in one size, as data. All lengths are px of the poster at its true size. */
export interface PosterLayout {
  readonly size: PosterSize;
  /** Address of the art: one SVG without text, filters or outside references, drawn as a single `<img>`. */
  readonly art: string;
  readonly texts: readonly TextSlot[];
  /** Flat boxes between the lines of text. */
  readonly marks?: readonly Mark[];
  readonly business: BusinessBlockSpec;
  /** Where the code of the website link stands, on posters that have one. */
  readonly qr?: QrSlot;
}

/**
 * A line of lettering: fixed words, or words made of what the visitor typed. `\n` starts a new line. `text` is what the
 * poster was drawn with; where the visitor chose a language, `part` names what stands there instead.
 */
export interface TextSlot {
  readonly text: string | ((content: PosterContent) => string);
  /** A slot of an occasion without it is empty in a chosen language. */
  readonly part?: keyof Greeting;
  /** How the greeting of a chosen language is fitted, where it needs other room than the words drawn; `fit` else. */
  readonly chosenFit?: FitRule;
  /**
   * px; height of the room for the words of a chosen language, which stand in its middle. Left out: the lines of their
   * fit, from `y` down.
   */
  readonly room?: number;
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

/** A square with a scannable code on its own plate, which is its quiet zone. */
export interface QrSlot {
  readonly x: number;
  readonly y: number;
  /** Of the whole plate. */
  readonly side: number;
  /** The lettering where the code takes some of its room; the layout's own elsewhere. */
  readonly texts?: readonly TextSlot[];
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
  /** Colour of the plate behind a logo that the ground would swallow; on dark and red grounds only. */
  readonly plate?: string;
  /** Colour of the poster under the block, where the inks do not tell: they stand for cream, red or near black. */
  readonly ground?: string;
  readonly nameFit?: FitRule;
  /** Barlow Condensed with the name in capitals, rather than Mukta. */
  readonly isCondensed?: boolean;
}

/** The lettering for this content. */
export function textsFor({ texts, qr }: PosterLayout, content: PosterContent): readonly TextSlot[] {
  return (content.qr === undefined ? undefined : qr?.texts) ?? texts;
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
