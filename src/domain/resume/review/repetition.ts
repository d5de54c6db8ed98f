import { better, note, type Check } from './check';
import { hasLatinPoints, latinPoints, type Point } from './typedTexts';
import { isNoticed, wordsOf } from './words';

/** Two points may start alike by chance; three are a pattern. */
const SAME_OPENINGS = 3;
/** A repeated word is reported if at least five points, and a fifth of all, contain it. */
const SAME_WORD_POINTS = 5;
const SAME_WORD_SHARE = 0.2;
/** More would drown out the other findings. */
const REPEATED_WORDS_SHOWN = 3;

function grouped(items: readonly (readonly [string, Point])[]): Map<string, Point[]> {
  const groups = new Map<string, Point[]>();
  for (const [key, point] of items) {
    const group = groups.get(key);
    if (group) group.push(point);
    else groups.set(key, [point]);
  }
  return groups;
}

/** Articles don't count as openings. */
const isOpening = (word: string): boolean => !['', 'a', 'an', 'the'].includes(word);

export const openings: Check = {
  id: 'repeated-openings',
  title: 'The points start with different words',
  appliesTo: hasLatinPoints,
  run: (subject) => {
    const pairs = latinPoints(subject).map(
      (point) => [wordsOf(point.text)[0]?.toLowerCase() ?? '', point] as const,
    );
    return [...grouped(pairs)].flatMap(([word, points]) => {
      const last = points.at(-1);
      return last && isOpening(word) && points.length >= SAME_OPENINGS
        ? [better(last.place, `${points.length} points start with “${word}”`, 'Rephrase one or two of them.')]
        : [];
    });
  },
};

export const repeatedWords: Check = {
  id: 'repeated-words',
  title: 'No word is overused',
  appliesTo: hasLatinPoints,
  run: (subject) => {
    const points = latinPoints(subject);
    const pairs = points.flatMap((point) =>
      [...new Set(wordsOf(point.text.toLowerCase()))].filter(isNoticed).map((word) => [word, point] as const),
    );
    const least = Math.max(SAME_WORD_POINTS, points.length * SAME_WORD_SHARE);
    return [...grouped(pairs)]
      .filter(([, holders]) => holders.length >= least)
      .sort(([, some], [, others]) => others.length - some.length)
      .slice(0, REPEATED_WORDS_SHOWN)
      .flatMap(([word, holders]) => {
        const last = holders.at(-1);
        return last
          ? [
              note(
                last.place,
                `“${word}” appears in ${holders.length} points`,
                'Vary it, unless it is a keyword.',
              ),
            ]
          : [];
      });
  },
};
