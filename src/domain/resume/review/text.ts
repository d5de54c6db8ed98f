import { hasBullet } from '../bullets';
import { better, fix, note, ofTexts, type Check } from './check';
import { CAREERBUILDER, GREENHOUSE, NHS, SHEET, UAX_15, UCALGARY, UTS_39, UTS_51 } from './sources';
import {
  foreignCharacters,
  hasEmoji,
  hiddenCharacter,
  LETTER_LIKE,
  LETTER_SPACED,
  LIGATURE,
  mixedWord,
} from './characters';

/** The longest legitimate words, German compounds or chemical names, have about forty letters. */
const WORD_MAX = 40;
/** Fewer capitals, as in IBM or NASA, are abbreviations. */
const CAPITALS_MIN = 12;
/** Maximum number of characters listed in a message. */
const CHARACTERS_SHOWN = 5;

/** In a resume's text, a search finds words, not letters. A fact may be a list of letters: licences of class A B C D. */
const letterSpaced = ofTexts(
  'letter-spaced',
  'No word has spaces between its letters',
  GREENHOUSE,
  ({ text, place, kind }) => {
    if (kind === 'fact' || !LETTER_SPACED.test(text)) return null;
    const closed = text.replace(/\s/g, '');
    return fix(
      place,
      `“${text}” has spaces between its letters`,
      `Programs read ${closed.length} single letters, not a word: type ${closed}.`,
    );
  },
);

/** Characters without a shape: default ignorable, control, private use and bidirectional ones. */
const hidden = ofTexts('hidden-characters', 'No hidden characters', UTS_39, ({ text, place }) => {
  const what = hiddenCharacter(text);
  if (what === undefined) return null;
  return fix(
    place,
    `The text contains ${what}`,
    'It probably came from copying: retype the words around it.',
  );
});

/** Equal to several letters only after compatibility normalization, which few searches do. */
const ligatures = ofTexts('ligatures', 'No ligatures', UAX_15, ({ text, place }) => {
  const match = LIGATURE.exec(text)?.[0];
  if (match === undefined) return null;
  return fix(
    place,
    `“${match}” is a single character for several letters`,
    `Type ${match.normalize('NFKD')} instead: searches don’t find words that contain it.`,
  );
});

const letterLike = ofTexts('letter-like', 'No decorated letters', UAX_15, ({ text, place }) => {
  const match = LETTER_LIKE.exec(text)?.[0];
  if (match === undefined) return null;
  return fix(
    place,
    `“${match}” only looks like a letter`,
    `Type plain letters (${match.normalize('NFKC')}): programs read it as a symbol.`,
  );
});

const mixedAlphabets = ofTexts(
  'mixed-alphabets',
  'No word mixes two alphabets',
  UTS_39,
  ({ text, place }) => {
    const word = mixedWord(text);
    if (word === undefined) return null;
    return fix(
      place,
      `“${word}” mixes two alphabets`,
      'It looks right, but searches don’t find it: retype the word.',
    );
  },
);

/** The fonts are ours (`characters.ts`). */
const glyphs = ofTexts('glyphs', 'Our fonts have every character', SHEET, ({ text, place }) => {
  const foreign = foreignCharacters(text).filter((character) => hiddenCharacter(character) === undefined);
  if (foreign.length === 0) return null;
  const shown = foreign.slice(0, CHARACTERS_SHOWN).join(' ');
  return note(
    place,
    `Our fonts don’t have ${shown}`,
    'It may look different on other computers: check the sheet, or write a word instead.',
  );
});

/** Their pictures are up to each system. */
const emoji = ofTexts('emoji', 'No emoji in the text', UTS_51, ({ text, place, kind }) => {
  if (!hasEmoji(text)) return null;
  return kind === 'name'
    ? better(
        place,
        'A name or heading contains an emoji',
        'It becomes part of the name that programs read: leave it out.',
      )
    : note(
        place,
        'The text contains an emoji',
        'It looks different on other computers: write a word instead.',
      );
});

/** Whether a text is all caps; never true in scripts without case. */
function isShouted(text: string): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const shouted = text.split(/\s+/).filter((word) => /\p{Lu}/u.test(word));
  return shouted.length > 1 && (text.match(/\p{Lu}/gu)?.length ?? 0) >= CAPITALS_MIN;
}

/** Names of companies may be written so. */
const capitals = ofTexts('capitals', 'Nothing is written in all caps', NHS, ({ text, place, kind }) =>
  kind === 'prose' && isShouted(text)
    ? better(place, 'The text is written in all caps', 'All caps are hard to read: write it as a sentence.')
    : null,
);

/** The sheets break such a word wherever its line ends. */
const longWords = ofTexts(
  'long-words',
  'No word is too long for its line',
  SHEET,
  ({ text, place, kind }) => {
    if (kind === 'address') return null;
    const word = text.split(/\s+/).find((part) => part.length > WORD_MAX);
    if (word === undefined) return null;
    return better(
      place,
      `A word has ${word.length} letters without a space`,
      'It breaks at random on the sheet: add the missing space.',
    );
  },
);

/** The sheets draw one space; the plain text keeps both. */
const doubleSpaces = ofTexts('double-spaces', 'One space between words', UCALGARY, ({ text, place }) =>
  /\S[ \u00A0]{2,}\S/.test(text)
    ? note(place, 'There are two spaces between words', 'One is enough: the plain text shows both.')
    : null,
);

/** Only words that English never doubles. Names (Dum Dum) and Indian languages (अलग अलग) do, and so do "that" and "had". */
const DOUBLED =
  /(?<![\p{L}\p{M}\p{N}'’-])(and|as|at|for|from|of|or|our|the|their|this|to|with)\s+\1(?![\p{L}\p{M}\p{N}'’-])/u;

const doubledWords = ofTexts(
  'doubled-words',
  'No word is repeated in a row',
  CAREERBUILDER,
  ({ text, place }) => {
    const words = DOUBLED.exec(text)?.[0];
    return words === undefined ? null : better(place, `“${words}” is repeated`, 'Remove one.');
  },
);

/** The sheets draw a bullet before each point. */
const ownBullets = ofTexts('own-bullets', 'No bullets are typed by hand', SHEET, ({ text, place, kind }) =>
  kind === 'prose' && hasBullet(text)
    ? better(place, 'The text starts with a typed bullet', 'The sheet adds its own: remove yours.')
    : null,
);

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
];
