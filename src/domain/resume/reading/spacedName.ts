import type { Piece } from './pieces';

/** In capitals, as spaced letters are: a person may have one name in two parts of an address. No longer than any name. */
const SPACED = /^\p{Lu}{6,60}$/u;
const SEPARATOR = /[._\s-]+/;

const isName = ({ place }: Piece): boolean => place?.part === 'personalInfo' && place.field === 'fullName';

/** The words of a name, if its letters occur somewhere in words: in an e-mail address, a link or a signature. */
function wordsOf(name: string, pieces: readonly Piece[]): readonly string[] {
  const letters = new RegExp(`(?<!\\p{L})${Array.from(name).join('[._ -]?')}(?!\\p{L})`, 'iu');
  const found = pieces.map(({ text }) => letters.exec(text)?.[0].split(SEPARATOR) ?? []);
  return found.find((words) => words.length > 1 && words.every(({ length }) => length > 1)) ?? [];
}

/** The pieces with the spaces that a name lost, if it was set with equal ones between all letters: "A S H A R A O". */
export const withNameInWords = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => {
    if (!isName(piece) || !SPACED.test(piece.value)) return piece;
    let end = 0;
    const words = wordsOf(piece.value, pieces).map(({ length }) => piece.value.slice(end, (end += length)));
    return words.length === 0 ? piece : { ...piece, value: words.join(' ') };
  });
