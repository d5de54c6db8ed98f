import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../limits';

/** A scale of fluency: its most points, and the words other programs use on it, the first that fits counts. */
export interface LevelScale {
  readonly max: number;
  readonly words: readonly (readonly [RegExp, points: number])[];
}

/** Common European Framework, LinkedIn's five levels, and everyday words. */
export const LANGUAGE_SCALE: LevelScale = {
  max: LANGUAGE_FLUENCY.max,
  words: [
    [/native|mother tongue|bilingual|\bC2\b/i, 10],
    [/fluent|full professional|\bC1\b/i, 9],
    [/professional|advanced|\bB2\b/i, 7],
    [/conversational|intermediate|\bB1\b/i, 5],
    [/limited|\bA2\b/i, 4],
    [/elementary|beginner|basic|\bA1\b/i, 2],
  ],
};

export const SKILL_SCALE: LevelScale = {
  max: PROFESSIONAL_FLUENCY.max,
  words: [
    [/master|expert/i, 9],
    [/advanced|proficient|senior/i, 7],
    [/intermediate|competent/i, 5],
    [/beginner|basic|novice|junior/i, 3],
  ],
};

const NUMBER = /^\d+(\.\d+)?$/;
const FRACTION = /^(\d+(?:\.\d+)?) ?(?:\/|of|out of) ?(\d+(?:\.\d+)?)$/;

/** A typed number as text that another program's reader understands: "8" as "8/10". Anything else stays what it is. */
export function levelText(typed: string, { max }: LevelScale): string {
  return NUMBER.test(typed) && Number(typed) <= max ? `${typed}/${max}` : typed;
}

/** Points of a level in figures or words; empty where the words are not known. */
export function pointsOf(level: string, { max, words }: LevelScale): string {
  const text = level.trim();
  if (NUMBER.test(text)) return text;
  const [, points, scale] = FRACTION.exec(text) ?? [];
  if (points !== undefined && Number(scale) === max) return points;
  if (points !== undefined && Number(scale) > 0)
    return String(Math.min(Math.round((Number(points) / Number(scale)) * max), max));
  const known = words.find(([word]) => word.test(text));
  return known ? String(known[1]) : '';
}
