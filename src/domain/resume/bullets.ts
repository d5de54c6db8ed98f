/** Signs of bullets, including those of Word's symbol fonts and of chats, as the source of a character class. */
export const SIGNS = '•◦▪▫■□●○◆◇‣⁃∙·➢➤►▸▶✓✔☑✅»❖★⭐✦👉🔹🔸\\uE000-\\uF8FF\\uFE0F';

/** An arrow, drawn or typed, as the source of a regular expression. */
export const ARROW = '(?:[→➔➜➡]\\uFE0F?|-{1,2}>)';

/** One of these bullets, a star, a dash, an arrow or its head, the letter o or a number. */
const BULLET = new RegExp(
  `^\\s*(?:[${SIGNS}*~>–—-]+|${ARROW}|o|\\d{1,2}[.)])(?=\\s|$)\\s*|^[•●▪➢➤►▸‣\\uE000-\\uF8FF]\\s*`,
  'u',
);
/** The text of a point without its bullet. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '').trim();
export const hasBullet = (text: string): boolean => BULLET.test(text);

/**
 * The points of a copied list: lines with a bullet, each with the lines that continue it. What stands above them is a point, too:
 * a heading, or a point whose bullet was not selected. A line that ends with a colon leads into the next one.
 */
export function bulletPoints(text: string): readonly string[] {
  const lines = text.split('\n');
  if (!lines.some(hasBullet)) return [];
  const points: string[] = [];
  for (const line of lines) {
    const isPoint = hasBullet(line) && !/:-?$/.test(points.at(-1) ?? '');
    const begun = isPoint ? '' : (points.pop() ?? '');
    points.push(`${begun} ${withoutBullet(line)}`.trim());
  }
  return points.filter((point) => point !== '');
}
