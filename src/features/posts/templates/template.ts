import type { PosterFormat, PosterSize } from '../../../domain/posts/formats';
import type { ChosenGreeting, Greeting, Greetings } from '../../../domain/posts/greetings';
import type { FitRule } from './fit';

/** The business content of a poster. Empty parts leave no gap. */
export interface PosterContent {
  readonly name: string;
  readonly rows: readonly ContactRow[];
  /** Data URL, or empty. */
  readonly logo: string;
  /** On business posters only, like `offer`. */
  readonly tagline?: string;
  readonly offer?: string;
  /** URL of the QR code picture for the website link; shown on posters with a slot for it. */
  readonly qr?: string;
  /** Whether the code, the logo, its plate or the greeting's font is still loading; a picture saved now would lack it. */
  readonly isLoading?: true;
  /** The greeting in a chosen language; if omitted, the poster keeps its designed words. */
  readonly greeting?: ChosenGreeting;
}

export interface ContactRow {
  readonly kind: RowKind;
  readonly text: string;
}

export type RowKind = 'phone' | 'secondPhone' | 'email' | 'site' | 'address';

/** A poster, recomposed for each size rather than stretched or cropped. */
export interface PosterTemplate {
  readonly id: string;
  /** Two or three words under the preview. */
  readonly name: string;
  readonly layouts: Readonly<Record<PosterFormat, PosterLayout>>;
}

/** The posters of a flow: four on an occasion, which has greetings; two on a business flow. */
export type PosterSet =
  | {
      readonly templates: readonly [PosterTemplate, PosterTemplate, PosterTemplate, PosterTemplate];
      readonly greetings: Greetings;
    }
  | { readonly templates: readonly [PosterTemplate, PosterTemplate]; readonly greetings?: undefined };

/** One poster in one size, as data. All lengths are px of the poster at its true size. */
export interface PosterLayout {
  readonly size: PosterSize;
  /** URL of the art: one SVG without text, filters or external references, drawn as a single `<img>`. */
  readonly art: string;
  readonly texts: readonly TextSlot[];
  /** Flat boxes between the lines of text. */
  readonly marks?: readonly Mark[];
  readonly business: BusinessBlockSpec;
  /** Slot for the QR code of the website link, on posters that have one. */
  readonly qr?: QrSlot;
}

/**
 * A line of lettering: fixed words, or words derived from typed text. `\n` starts a new line. `text` holds the designed
 * words; if the visitor has chosen a language, `part` names what replaces them.
 */
export interface TextSlot {
  readonly text: string | ((content: PosterContent) => string);
  /** In a chosen language, an occasion's slots without a `part` are empty. */
  readonly part?: keyof Greeting;
  /** The business detail that the line shows, even while it is empty. */
  readonly detail?: 'tagline' | 'offer';
  /** Fit for the greeting in a chosen language, if it differs from `fit`. */
  readonly chosenFit?: FitRule;
  /**
   * px; height of the space in which the words of a chosen language are centred. Defaults to the lines of their fit, from
   * `y` down.
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
  /** px; Latin only, because Devanagari letters are joined. */
  readonly letterSpacing?: number;
  /** Clockwise, in degrees. */
  readonly turn?: number;
  /** A flat box behind the words. */
  readonly plate?: { readonly color: string; readonly padding: string };
}

/** The place of the QR code on its own plate, which is the quiet zone; it is as large on every poster. */
export interface QrSlot {
  readonly x: number;
  readonly y: number;
  /** The lettering to use with a code, if the code takes some of its space; defaults to the layout's own. */
  readonly texts?: readonly TextSlot[];
}

/** An area of a poster, in its px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Mark extends Box {
  readonly color: string;
}

/**
 * The position of the business block, always on an undecorated background:
 * `wide` at the foot (logo, name over a two-column list), `tall` in a column, `card` inside a frame.
 */
export interface BusinessBlockSpec extends Box {
  readonly kind: 'wide' | 'tall' | 'card';
  /** Colour of the art under the block, or the middle of its gradient. */
  readonly ground: string;
  /** Name and phone numbers. */
  readonly ink: string;
  /** Everything else. */
  readonly softInk: string;
  readonly icon: string;
  readonly logo: { readonly maxWidth: number; readonly maxHeight: number };
  /** Colour of the default plate behind a logo; only on dark and red backgrounds, where a logo might vanish. */
  readonly plate?: string;
  readonly nameFit?: FitRule;
  /** Uses Barlow Condensed with the name in capitals, instead of Mukta. */
  readonly isCondensed?: boolean;
}

export function textsFor({ texts, qr }: PosterLayout, content: PosterContent): readonly TextSlot[] {
  return (content.qr === undefined ? undefined : qr?.texts) ?? texts;
}

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

/** Fit of the name: a little larger without a logo. */
export function nameFit({ kind, nameFit: own }: BusinessBlockSpec, { logo }: PosterContent): FitRule {
  const fit = own ?? NAME_FIT[kind];
  return logo === '' ? { ...fit, max: fit.max + WITHOUT_LOGO } : fit;
}

/** Font size of the contact rows: larger if there is only one, and in condensed type. */
export function rowSize({ kind, isCondensed = false }: BusinessBlockSpec, { rows }: PosterContent): number {
  return ROW_SIZE[kind] + (isCondensed ? CONDENSED : 0) + (rows.length === 1 ? SINGLE_ROW : 0);
}
