import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../limits';

/** A fluency scale: its maximum, and words for levels in other programs; the first match wins. */
export interface LevelScale {
  readonly max: number;
  readonly words: readonly (readonly [RegExp, points: number])[];
}

/** CEFR levels, LinkedIn's five levels, and everyday words. */
export const LANGUAGE_SCALE: LevelScale = {
  max: LANGUAGE_FLUENCY.max,
  words: [
    [/native|mother tongue|bilingual|\bC2\b/i, 10],
    [/fluent|full professional|^(?:excellent|very good)$|\bC1\b/i, 9],
    [/professional|advanced|^good$|\bB2\b/i, 7],
    [/conversational|intermediate|^(?:average|fair)$|\bB1\b/i, 5],
    [/limited|\bA2\b/i, 4],
    [/elementary|beginner|basic|\bA1\b/i, 2],
  ],
};

export const SKILL_SCALE: LevelScale = {
  max: PROFESSIONAL_FLUENCY.max,
  words: [
    [/master|expert|^(?:excellent|very good)$/i, 9],
    [/advanced|proficient|senior|^good$/i, 7],
    [/intermediate|competent|^(?:average|fair)$/i, 5],
    [/beginner|basic|novice|junior/i, 3],
  ],
};

const NUMBER = /^\d+(\.\d+)?$/;
const FRACTION = /^(\d+(?:\.\d+)?) ?(?:\/|of|out of) ?(\d+(?:\.\d+)?)$/;

/** Adds the scale to a typed number, so that "8" becomes "8/10"; returns any other text unchanged. */
export function levelText(typed: string, { max }: LevelScale): string {
  return NUMBER.test(typed) && Number(typed) <= max ? `${typed}/${max}` : typed;
}

/** Converts a level in digits or words to points; empty for unknown words. */
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
