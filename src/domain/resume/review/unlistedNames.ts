import { isListed, termsAt, type Lexicon, type Word } from './lexicon';
import { OTHER_ABBREVIATIONS } from './skills';

/** Abbreviations and tool names: GSTR-1, HACCP, P6. */
const ABBREVIATION =
  /^(?![IVX]+$)(?:\p{Lu}{2,5}s?|(?=(?:\P{N}*\p{N}){1,2}\P{N}*$)\p{Lu}[\p{Lu}\p{N}]{1,4})$/u;
const INNER_CAPITAL = /\p{Ll}\p{Lu}/u;
/** Standards and forms, which a number or a letter follows: IS 456, Form 16, Schedule III. */
const NUMBERED = /^(?:IS|ISO|IEC|BS|EN|Form|Schedule)$/;
const NUMBER = /\p{N}|^\p{Lu}$|^[IVX]+$/u;
const CAPITAL = /^\p{Lu}/u;

/** Whether a line is in all caps, so that its words aren't taken for abbreviations. */
export const isShouted = (line: string): boolean =>
  !/\p{Ll}/u.test(line) && (line.match(/\p{Lu}{4,}/gu)?.length ?? 0) > 1;

const follows = (word: Word | undefined): word is Word => word?.before === 'space';

/** Bounded, so that an ad of nothing but capitals takes no quadratic time. */
const CAPITALIZED_MAX = 5;

function capitalizedEnd(words: readonly Word[], first: number): number {
  const rest = words.slice(first, first + CAPITALIZED_MAX);
  const length = rest.findIndex(
    (word, index) => !CAPITAL.test(word.surface) || (index > 0 && !follows(word)),
  );
  return first + (length < 0 ? rest.length : length);
}

function abbreviationEnd(words: readonly Word[], first: number): number {
  const word = words[first];
  if (!word || OTHER_ABBREVIATIONS.has(word.surface.toUpperCase())) return first;
  let next = first + 1;
  while (words[next]?.before === '-' && (words[next]?.surface.length ?? 0) <= 3) next += 1;
  const other = words[next];
  return follows(other) && ABBREVIATION.test(other.surface) ? next + 1 : next;
}

const COURSE = /^(?:diploma|certificate)$/;
const DEGREE = /^(?:[bm] (?:a|com|e|sc|tech)|iti|mba|pgdm)$/;
/** What may follow the subject of a degree. */
const AFTER_SUBJECT =
  /^(?:and|or|with|from|degree|graduates?|candidates?|freshers?|only|required|preferred|mandatory|compulsory|must)$/;
const BODY = /^(?:act|council)$/;

/** The end of a subject: "Civil" in "B.Tech Civil Preferred". */
function subjectEnd(words: readonly Word[], first: number): number {
  const capitalized = words.slice(first, capitalizedEnd(words, first));
  const length = capitalized.findIndex(({ key }) => AFTER_SUBJECT.test(key));
  return first + (length < 0 ? capitalized.length : length);
}

/**
 * The end of an unlisted name that starts at a word; `first` if there is none.
 * @param known the end of the known skill at the word; `first` if there is none
 */
export function nameAt(words: readonly Word[], first: number, known: number, lexicon: Lexicon): number {
  const word = words[first];
  if (!word || word.before === '.' || word.before === '-' || word.before === '&') return first;
  const [second, third] = [words[first + 1], words[first + 2]];
  // Diploma in Hotel Management
  if (COURSE.test(word.key) && second?.key === 'in' && third) {
    const subject = Math.max(termsAt(words, first + 2, lexicon)[0]?.next ?? 0, subjectEnd(words, first + 2));
    return subject > first + 2 ? subject : first;
  }
  // B.Tech Civil
  const degree = words
    .slice(first, known)
    .map(({ key }) => key)
    .join(' ');
  if (DEGREE.test(degree) && follows(words[known])) {
    const end = subjectEnd(words, known);
    const next = words[end];
    // Another word goes on with a sentence: "B.Com. Knowledge of Tally".
    return follows(next) && !AFTER_SUBJECT.test(next.key) ? known : end;
  }
  // Companies Act
  const named = capitalizedEnd(words, first);
  if (named > first + 1 && BODY.test(words[named - 1]?.key ?? '')) return named;
  if (NUMBERED.test(word.surface) && follows(second) && NUMBER.test(second.surface)) return first + 2;
  if (ABBREVIATION.test(word.surface)) return abbreviationEnd(words, first);
  return INNER_CAPITAL.test(word.surface) && isListed(words, first) ? first + 1 : first;
}
