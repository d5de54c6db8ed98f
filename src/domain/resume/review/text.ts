import { better, fix, note, oncePerText, type Check, type Finding, type ReviewSubject } from './check';
import {
  foreignCharacters,
  hasEmoji,
  hiddenCharacter,
  LETTER_LIKE,
  LETTER_SPACED,
  LIGATURE,
  mixedWord,
} from './characters';
import type { Point, TypedText } from './typedTexts';

/** The longest word of a German or chemical resume that is no mistake has about forty letters. */
const WORD_MAX = 40;
/** IBM and NASA are names; two words and a dozen capitals are a shout. */
const CAPITALS_MIN = 12;
/** As many characters as fit a sentence. */
const CHARACTERS_SHOWN = 5;

type Finder = (text: TypedText) => Finding | null;

/** A rule that looks at every text by itself. */
function ofTexts(id: string, title: string, find: Finder): Check {
  const findOnce = oncePerText(find);
  return {
    id,
    title,
    appliesTo: ({ texts }) => texts.length > 0,
    run: ({ texts }) => texts.flatMap((text) => findOnce(text) ?? []),
  };
}

const letterSpaced = ofTexts('letter-spaced', 'No word is spaced out letter by letter', ({ text, place }) => {
  const match = LETTER_SPACED.exec(text)?.[0];
  if (match === undefined) return null;
  const closed = match.replace(/\s/g, '');
  return fix(
    place,
    `“${match}” is spaced out`,
    `A program reads ${closed.length} letters and no word: type ${closed}.`,
  );
});

const hidden = ofTexts('hidden-characters', 'No hidden characters', ({ text, place }) => {
  const what = hiddenCharacter(text);
  if (what === undefined) return null;
  return fix(place, `The text holds ${what}`, 'It came in by copying: type the words around it anew.');
});

const ligatures = ofTexts('ligatures', 'Every letter is a letter of its own', ({ text, place }) => {
  const match = LIGATURE.exec(text)?.[0];
  if (match === undefined) return null;
  return fix(
    place,
    `“${match}” is one sign for two letters`,
    `Type ${match.normalize('NFKD')}: no search finds a word with it.`,
  );
});

const letterLike = ofTexts('letter-like', 'No decorated letters', ({ text, place }) => {
  const match = LETTER_LIKE.exec(text)?.[0];
  if (match === undefined) return null;
  return fix(
    place,
    `“${match}” only looks like a letter`,
    `Type plain letters (${match.normalize('NFKC')}): programs read signs of mathematics.`,
  );
});

const mixedAlphabets = ofTexts('mixed-alphabets', 'No word mixes two alphabets', ({ text, place }) => {
  const word = mixedWord(text);
  if (word === undefined) return null;
  return fix(
    place,
    `“${word}” mixes two alphabets`,
    'It looks right and no search finds it: type the word anew.',
  );
});

const glyphs = ofTexts('glyphs', 'Every letter stands in a font of ours', ({ text, place }) => {
  const foreign = foreignCharacters(text).filter((character) => hiddenCharacter(character) === undefined);
  if (foreign.length === 0) return null;
  const shown = foreign.slice(0, CHARACTERS_SHOWN).join(' ');
  return note(
    place,
    `${shown} ${foreign.length === 1 ? 'stands' : 'stand'} in none of our fonts`,
    'The computer that prints draws it as it can: look at the sheet, or write a word instead.',
  );
});

const emoji = ofTexts('emoji', 'No pictures between the words', ({ text, place, kind }) => {
  if (!hasEmoji(text)) return null;
  return kind === 'name'
    ? better(
        place,
        'A picture stands in a name or heading',
        'Programs file the name with the picture: leave it out.',
      )
    : note(
        place,
        'A picture stands between the words',
        'It is drawn by the computer that prints, and programs skip it.',
      );
});

/** Shouting, in scripts that have capitals. */
function isShouted(text: string): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const shouted = text.split(/\s+/).filter((word) => /\p{Lu}/u.test(word));
  return shouted.length > 1 && (text.match(/\p{Lu}/gu)?.length ?? 0) >= CAPITALS_MIN;
}

const capitals = ofTexts('capitals', 'Nothing is written in capitals only', ({ text, place, kind }) =>
  (kind === 'prose' || kind === 'name') && isShouted(text)
    ? better(
        place,
        'The text is written in capitals only',
        'Capitals are slower to read and lose names: write it as a sentence.',
      )
    : null,
);

const longWords = ofTexts('long-words', 'No word is too long for its line', ({ text, place, kind }) => {
  if (kind === 'address') return null;
  const word = text.split(/\s+/).find((part) => part.length > WORD_MAX);
  if (word === undefined) return null;
  return better(
    place,
    `A word has ${word.length} letters without a space`,
    'It breaks anywhere on the sheet: put in the space that is missing.',
  );
});

const doubleSpaces = ofTexts('double-spaces', 'One space between words', ({ text, place }) =>
  /\S[ \u00A0]{2,}\S/.test(text)
    ? note(place, 'Two spaces stand between words', 'One is enough; the plain text copy shows both.')
    : null,
);

const doubledWords = ofTexts('doubled-words', 'No word stands twice in a row', ({ text, place }) => {
  const word = /(?<![\p{L}\p{M}\p{N}'’-])(\p{L}[\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}\p{N}'’-])/iu.exec(text)?.[0];
  return word === undefined ? null : better(place, `“${word}” stands twice in a row`, 'Take one out.');
});

const ownBullets = ofTexts('own-bullets', 'No bullet is typed by hand', ({ text, place, kind }) =>
  kind === 'prose' && /^(?:[-–—*•·▪◦●‣]|\d+[.)])\s/u.test(text)
    ? better(place, 'A bullet is typed before the text', 'The sheet draws its own: take yours out.')
    : null,
);

/** Whether a point ends as a sentence does; undefined where it ends in neither letter nor stop. */
function endsWithStop({ text }: Point): boolean | undefined {
  if (/[.!?।॥。]["”’)]*$/u.test(text)) return true;
  return /[\p{L}\p{M}\p{N}%)+]["”’]*$/u.test(text) ? false : undefined;
}

const finalStops: Check = {
  id: 'final-stops',
  title: 'All points end the same way',
  appliesTo: ({ points }: ReviewSubject) => points.length > 1,
  run: ({ points }) => {
    const withStop = points.filter((point) => endsWithStop(point) === true);
    const without = points.filter((point) => endsWithStop(point) === false);
    const [rarer, more] = withStop.length < without.length ? [withStop, without] : [without, withStop];
    const [odd] = rarer;
    if (!odd || more.length === 0) return [];
    const hasStop = rarer === withStop;
    const others = `${more.length} ${more.length === 1 ? 'ends' : 'end'} ${hasStop ? 'without' : 'with'} one`;
    const ends = rarer.length === 1 ? 'point ends' : 'points end';
    return [
      note(
        odd.place,
        `${rarer.length} ${ends} ${hasStop ? 'with' : 'without'} a full stop, ${others}`,
        'Choose one way for all.',
      ),
    ];
  },
};

export const TEXT_CHECKS: readonly Check[] = [
  letterSpaced,
  hidden,
  ligatures,
  letterLike,
  mixedAlphabets,
  glyphs,
  emoji,
  capitals,
  longWords,
  doubledWords,
  doubleSpaces,
  ownBullets,
  finalStops,
];
