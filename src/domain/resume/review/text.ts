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

/** The longest legitimate words, German compounds or chemical names, have about forty letters. */
const WORD_MAX = 40;
/** Fewer capitals, as in IBM or NASA, are abbreviations. */
const CAPITALS_MIN = 12;
/** Maximum number of characters listed in a message. */
const CHARACTERS_SHOWN = 5;

type Finder = (text: TypedText) => Finding | null;

/** A rule that checks every text independently. */
function ofTexts(id: string, title: string, find: Finder): Check {
  const findOnce = oncePerText(find);
  return {
    id,
    title,
    appliesTo: ({ texts }) => texts.length > 0,
    run: ({ texts }) => texts.flatMap((text) => findOnce(text) ?? []),
  };
}

const letterSpaced = ofTexts('letter-spaced', 'No word has spaces between its letters', ({ text, place }) => {
  const match = LETTER_SPACED.exec(text)?.[0];
  if (match === undefined) return null;
  const closed = match.replace(/\s/g, '');
  return fix(
    place,
    `“${match}” has spaces between its letters`,
    `Programs read ${closed.length} single letters, not a word: type ${closed}.`,
  );
});

const hidden = ofTexts('hidden-characters', 'No hidden characters', ({ text, place }) => {
  const what = hiddenCharacter(text);
  if (what === undefined) return null;
  return fix(
    place,
    `The text contains ${what}`,
    'It probably came from copying: retype the words around it.',
  );
});

const ligatures = ofTexts('ligatures', 'No ligatures', ({ text, place }) => {
  const match = LIGATURE.exec(text)?.[0];
  if (match === undefined) return null;
  return fix(
    place,
    `“${match}” is a single character for several letters`,
    `Type ${match.normalize('NFKD')} instead: searches don’t find words that contain it.`,
  );
});

const letterLike = ofTexts('letter-like', 'No decorated letters', ({ text, place }) => {
  const match = LETTER_LIKE.exec(text)?.[0];
  if (match === undefined) return null;
  return fix(
    place,
    `“${match}” only looks like a letter`,
    `Type plain letters (${match.normalize('NFKC')}): programs read it as a symbol.`,
  );
});

const mixedAlphabets = ofTexts('mixed-alphabets', 'No word mixes two alphabets', ({ text, place }) => {
  const word = mixedWord(text);
  if (word === undefined) return null;
  return fix(
    place,
    `“${word}” mixes two alphabets`,
    'It looks right, but searches don’t find it: retype the word.',
  );
});

const glyphs = ofTexts('glyphs', 'Our fonts have every character', ({ text, place }) => {
  const foreign = foreignCharacters(text).filter((character) => hiddenCharacter(character) === undefined);
  if (foreign.length === 0) return null;
  const shown = foreign.slice(0, CHARACTERS_SHOWN).join(' ');
  return note(
    place,
    `Our fonts don’t have ${shown}`,
    'It may look different on other computers: check the sheet, or write a word instead.',
  );
});

const emoji = ofTexts('emoji', 'No emoji in the text', ({ text, place, kind }) => {
  if (!hasEmoji(text)) return null;
  return kind === 'name'
    ? better(
        place,
        'A name or heading contains an emoji',
        'Programs store it as part of the name: leave it out.',
      )
    : note(
        place,
        'The text contains an emoji',
        'It looks different on other computers, and programs skip it.',
      );
});

/** Whether a text is all caps; never true in scripts without case. */
function isShouted(text: string): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const shouted = text.split(/\s+/).filter((word) => /\p{Lu}/u.test(word));
  return shouted.length > 1 && (text.match(/\p{Lu}/gu)?.length ?? 0) >= CAPITALS_MIN;
}

const capitals = ofTexts('capitals', 'Nothing is written in all caps', ({ text, place, kind }) =>
  (kind === 'prose' || kind === 'name') && isShouted(text)
    ? better(
        place,
        'The text is written in all caps',
        'All caps are slower to read and hide names: write it as a sentence.',
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
    'It breaks at random on the sheet: add the missing space.',
  );
});

const doubleSpaces = ofTexts('double-spaces', 'One space between words', ({ text, place }) =>
  /\S[ \u00A0]{2,}\S/.test(text)
    ? note(place, 'There are two spaces between words', 'One is enough; the plain text copy shows both.')
    : null,
);

const doubledWords = ofTexts('doubled-words', 'No word is repeated in a row', ({ text, place }) => {
  const word = /(?<![\p{L}\p{M}\p{N}'’-])(\p{L}[\p{L}\p{M}]+)\s+\1(?![\p{L}\p{M}\p{N}'’-])/iu.exec(text)?.[0];
  return word === undefined ? null : better(place, `“${word}” is repeated`, 'Remove one.');
});

const ownBullets = ofTexts('own-bullets', 'No bullets are typed by hand', ({ text, place, kind }) =>
  kind === 'prose' && /^(?:[-–—*•·▪◦●‣]|\d+[.)])\s/u.test(text)
    ? better(place, 'The text starts with a typed bullet', 'The sheet adds its own: remove yours.')
    : null,
);

/** Whether a point ends like a sentence; undefined if it ends in neither a letter nor a full stop. */
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
        'Choose one style for all.',
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
