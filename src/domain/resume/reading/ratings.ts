import { LANGUAGE_SCALE, pointsOf, type LevelScale } from '../exchange/levels';
import { inEnglish } from './indianWords';

/** Signs that ratings are drawn with, as in "●●●○○" and "★★★☆☆", as the sources of character classes. */
const FULL_SIGNS = '●⬤★■▮';
export const EMPTY_SIGNS = '○◯☆□▯';
export const RATING_SIGNS = FULL_SIGNS + EMPTY_SIGNS;
const RATING = new RegExp(`^([${FULL_SIGNS}]*)[${EMPTY_SIGNS}]*$`, 'u');
const LENGTH_MIN = 3;
const LENGTH_MAX = 10;

/** "3/5" for "★★★☆☆"; any other text as it is. */
function counted(text: string): string {
  const [signs = '', full = ''] = RATING.exec(text.replace(/\s/g, '')) ?? [];
  return signs.length >= LENGTH_MIN && signs.length <= LENGTH_MAX ? `${full.length}/${signs.length}` : text;
}

/** The points of a level in digits, in words of English or Hindi, or in signs; empty for any other text. */
export function levelOf(text: string, scale: LevelScale): string {
  const english = inEnglish(text);
  // Naukri has one scale for languages and skills.
  const words = scale === LANGUAGE_SCALE ? english.replace(/\b(?:expert|proficient)\b/i, 'fluent') : english;
  return pointsOf(counted(words), scale);
}
