import type { ChosenGreeting, Greeting, GreetingLanguage } from '../../../domain/posts/greetings';
import { BALOO } from './faces';
import type { FitRule, FitRules } from './fit';
import { isLazyLanguage } from './greetingFaces';
import { slotText, textsFor, type PosterContent, type PosterLayout, type TextSlot } from './template';

/** A slot with its words and how they are set. */
export interface LetteredLine {
  readonly slot: TextSlot;
  readonly text: string;
  readonly lang: GreetingLanguage;
  /** The first rule is the slot's own. */
  readonly fits: FitRules;
  /** CSS font stack. */
  readonly face: string;
  readonly weight: number;
  /** Share of the font size. */
  readonly lineHeight: number;
  /** px; the space before the content below. If omitted, the line count of the fit is the limit. */
  readonly maxHeight?: number;
  /** px; vertical centre of the words. If omitted, they start at the top of the slot. */
  readonly middle?: number;
}

/** Minimum line height that keeps diacritics clear of adjacent lines and other content. */
const MIN_LINE_HEIGHT: Readonly<Record<GreetingLanguage, number>> = {
  en: 0.92,
  hi: 1.14,
  mr: 1.14,
  gu: 1.2,
  ta: 1.3,
  te: 1.35,
  bn: 1.2,
  kn: 1.35,
  pa: 1.2,
};

/** Heavier for the greeting, which is display type, than for the line, which is text. */
const BALOO_WEIGHT: Readonly<Record<keyof Greeting, number>> = { greeting: 800, line: 700 };

/** How far a fit may shrink below its minimum: small letters are better than a broken or truncated greeting. */
const MIN_FIT_SHARE = 0.6;

/** The lettering of a poster: the designed words or, in a chosen language, only the slots that have a `part`. */
export function letteringOf(layout: PosterLayout, content: PosterContent): readonly LetteredLine[] {
  const { greeting } = content;
  const texts = textsFor(layout, content);
  if (greeting)
    return texts.flatMap((slot) => (slot.part === undefined ? [] : [chosenLine(slot, slot.part, greeting)]));
  return texts.map((slot) => ({
    ...drawnLine(slot),
    text: slotText(slot, content),
    ...(hasOneTypedLine(slot) && { middle: slot.y + heightOf(slot, slot.fit) / 2 }),
  }));
}

/** Whether a slot has a single line of typed words, which stays in the middle of its place when it shrinks. */
const hasOneTypedLine = ({ text, fit }: TextSlot) => typeof text === 'function' && fit.lines === 1;

function drawnLine(slot: TextSlot): Omit<LetteredLine, 'text'> {
  const { lang, fit, face, weight = 400, lineHeight } = slot;
  return { slot, lang, fits: [fit], face, weight, lineHeight };
}

/** Centres the words in their slot's space. Scripts with tall letters are set smaller rather than taking more height. */
function chosenLine(slot: TextSlot, part: keyof Greeting, greeting: ChosenGreeting): LetteredLine {
  const { language } = greeting;
  const { fit, chosenFit = fit } = slot;
  const height = slot.room ?? Math.max(heightOf(slot, fit), heightOf(slot, chosenFit));
  return {
    ...drawnLine(slot),
    text: greeting[part],
    // Yatra One declares Marathi but has no conjuncts for it, and html2canvas ignores `lang` anyway.
    lang: language === 'mr' ? 'hi' : language,
    fits: [fit, chosenFit, { ...chosenFit, min: chosenFit.min * MIN_FIT_SHARE }],
    lineHeight: Math.max(slot.lineHeight, MIN_LINE_HEIGHT[language]),
    maxHeight: height,
    ...((slot.room !== undefined || part === 'greeting') && { middle: slot.y + height / 2 }),
    ...(isLazyLanguage(language) && {
      face: BALOO,
      weight: Math.max(slot.weight ?? 400, BALOO_WEIGHT[part]),
    }),
  };
}

/** Height in px of the lines a slot is designed for. */
function heightOf({ lineHeight }: TextSlot, { max, lines }: FitRule): number {
  return max * lines * lineHeight;
}
