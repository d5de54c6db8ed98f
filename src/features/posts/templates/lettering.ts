import type { ChosenGreeting, Greeting } from '../../../domain/posts/greetings';
import type { GreetingLanguage } from '../../../domain/posts/languages';
import { BALOO } from './faces';
import type { FitRule, FitRules } from './fit';
import { isLateLanguage } from './greetingFaces';
import { slotText, textsFor, type PosterContent, type PosterLayout, type TextSlot } from './template';

/** A slot with the words that stand in it, and how they are set. */
export interface LetteredLine {
  readonly slot: TextSlot;
  readonly text: string;
  readonly lang: GreetingLanguage;
  /** The first is the slot's own. */
  readonly fits: FitRules;
  /** CSS font stack. */
  readonly face: string;
  readonly weight: number;
  /** Share of the font size. */
  readonly lineHeight: number;
  /** px; what stands below the slot begins there. Left out, the lines of the fit are the limit. */
  readonly maxHeight?: number;
  /** px; where the middle of the words stands. Left out, they start at the top of the slot. */
  readonly middle?: number;
}

/** Line height that keeps the marks above and below of two lines apart, and of one line from what stands next to it. */
const LEAST_LINE_HEIGHT: Readonly<Record<GreetingLanguage, number>> = {
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

/** The greeting is lettering, the line a text. */
const BALOO_WEIGHT: Readonly<Record<keyof Greeting, number>> = { greeting: 800, line: 700 };

/** Rather small letters than a broken or cut greeting. */
const LEAST_SHARE = 0.6;

/** The lettering of a poster: the words it was drawn with or, in a chosen language, only the slots that have a part in it. */
export function letteringOf(layout: PosterLayout, content: PosterContent): readonly LetteredLine[] {
  const { greeting } = content;
  const texts = textsFor(layout, content);
  if (greeting)
    return texts.flatMap((slot) => (slot.part === undefined ? [] : [chosenLine(slot, slot.part, greeting)]));
  return texts.map((slot) => ({ ...drawnLine(slot), text: slotText(slot, content) }));
}

function drawnLine(slot: TextSlot): Omit<LetteredLine, 'text'> {
  const { lang, fit, face, weight = 400, lineHeight } = slot;
  return { slot, lang, fits: [fit], face, weight, lineHeight };
}

/** The words in the middle of what was planned for them: a script with tall letters is set smaller rather than higher. */
function chosenLine(slot: TextSlot, part: keyof Greeting, greeting: ChosenGreeting): LetteredLine {
  const { language } = greeting;
  const { fit, chosenFit = fit } = slot;
  const height = slot.room ?? Math.max(heightOf(slot, fit), heightOf(slot, chosenFit));
  return {
    ...drawnLine(slot),
    text: greeting[part],
    // Yatra One names Marathi without giving it a single conjunct; html2canvas draws without languages anyway.
    lang: language === 'mr' ? 'hi' : language,
    fits: [fit, chosenFit, { ...chosenFit, min: chosenFit.min * LEAST_SHARE }],
    lineHeight: Math.max(slot.lineHeight, LEAST_LINE_HEIGHT[language]),
    maxHeight: height,
    ...((slot.room !== undefined || part === 'greeting') && { middle: slot.y + height / 2 }),
    ...(isLateLanguage(language) && {
      face: BALOO,
      weight: Math.max(slot.weight ?? 400, BALOO_WEIGHT[part]),
    }),
  };
}

/** px; of the lines a slot was planned for. */
function heightOf({ lineHeight }: TextSlot, { max, lines }: FitRule): number {
  return max * lines * lineHeight;
}
