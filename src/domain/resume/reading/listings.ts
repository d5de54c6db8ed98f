import { LANGUAGE_SCALE, SKILL_SCALE, type LevelScale } from '../exchange/levels';
import { BARS, bitsOf, COMMAS, inColumns, withWholeNames, type Bit } from './bits';
import { bareText, cleaned } from './forms';
import { inEnglish } from './indianWords';
import type { Line } from './lines';
import { placed, type Piece } from './pieces';
import { EMPTY_SIGNS, levelOf, RATING_SIGNS } from './ratings';
import { tablesIn, type LabelledCell, type LabelledTable } from './tables';
import { BETWEEN_LANGUAGES, LANGUAGE, labelOf } from './vocabulary';

const RATING = `[${RATING_SIGNS}][${RATING_SIGNS}\\s]+`;
const ONLY_RATING = new RegExp(`^${RATING}$`, 'u');
const WITH_LEVEL = new RegExp(
  `^(.+?)(\\s*[:([–—-]\\s*[^:()[\\]–—-]+[)\\]]?|\\s+\\d+\\s*\\/\\s*\\d+|\\s*${RATING}|(?<=^\\P{L}*${LANGUAGE})\\s.+)$`,
  'iu',
);

/** The points of a level; empty if a text is none. */
type Levels = (text: string) => string;

/** The levels among some texts. If all signs of ratings are full, their colours tell the levels, and no text does. */
function levelsIn(bits: readonly Bit[], scale: LevelScale): Levels {
  const areTold = bits.some(({ text }) => Array.from(EMPTY_SIGNS).some((sign) => text.includes(sign)));
  return (text) => {
    if (!ONLY_RATING.test(text.trim())) return levelOf(bareText(text), scale);
    return areTold ? levelOf(text, scale) : '';
  };
}

/** Splits "Hindi (Native)" into a name and its level, which may be empty. */
function levelled(text: string, levelIn: Levels): readonly [name: string, level: string] {
  const [, name = '', level = ''] = (ONLY_RATING.test(text) ? null : WITH_LEVEL.exec(text)) ?? [];
  return levelIn(level) === '' ? [text, ''] : [name, level];
}

/** What can be done in a language: the head of a table, or what follows the name of one, such as "read & write". */
const ABILITY =
  /^(?:(?:to )?(?:understand|speak|read|writ|listen)(?:e|ing)?|spoken|(?:spoken|oral) (?:production|interaction)|written|proficiency|level|yes|no|(?:other )?languages?(?:\(s\))?)$/i;
const saysAbilities = (text: string): boolean =>
  text.split(/\s*(?:[,&/]|\band\b)\s*/).every((part) => ABILITY.test(inEnglish(part)));

/** An item of a list without the "and" before the last one and the full stop behind it. */
const itemOf = (text: string): string => bareText(text).replace(/^(?:and|&)\s+|\.$/g, '');

/** "Mother tongue: Tamil", "basic Arabic". */
const LABEL_FIRST = new RegExp(
  `^([^:]+:|mother tongue(?=\\s)|\\P{L}*\\p{L}+(?=\\s${LANGUAGE}$))\\s*(.+)$`,
  'isu',
);

/** Names, each with its level in the same text, in the next one, or before it. */
function levelPieces(
  part: 'languages' | 'professionalSkills',
  scale: LevelScale,
  bits: readonly Bit[],
): Piece[] {
  const levelIn = levelsIn(bits, scale);
  const ids = new Map<string, number>();
  let id = 0;
  let isOpen = false;
  const valueOf = (text: string): string => (ONLY_RATING.test(text.trim()) ? text.trim() : itemOf(text));
  const at = (text: string, field: 'name' | 'fluency'): Piece =>
    placed({ text: text.trim(), value: valueOf(text) }, { part, id, field });
  const isLanguage = part === 'languages';
  const isAbility = (text: string): boolean => isLanguage && saysAbilities(valueOf(text));
  const about: Levels = (text) => levelIn(text) || (isAbility(text) ? text : '');
  return bits.flatMap(({ text, value }): Piece[] => {
    const [name, level] = levelled(text, about);
    const [, first = '', rest = ''] = LABEL_FIRST.exec(text) ?? [];
    const isLevelFirst = isLanguage && levelIn(first) !== '';
    const isLevel = level === '' && !isLevelFirst && levelIn(text) !== '';
    const isListed = isAbility(first);
    const isName = !isLanguage || !(isLevel || isAbility(text));
    const isDetail = labelOf(text) === 'detail';
    if (isLevel && isOpen) {
      isOpen = false;
      return [at(text, 'fluency')];
    }
    if (value === '' || isDetail || !isName) return [placed({ text, value })];
    isOpen = level === '' && !isLevelFirst;
    const named = valueOf(isLevelFirst || isListed ? rest : name).toLowerCase();
    id = ids.get(named) ?? ids.size + 1;
    ids.set(named, id);
    if (isLevelFirst) return [at(first, 'fluency'), at(rest, 'name')];
    if (isListed) return [placed({ text: first, value: cleaned(first) }), at(rest, 'name')];
    if (level === '') return [at(name, 'name')];
    return [
      at(name, 'name'),
      levelIn(level) === '' ? placed({ text: level.trim(), value: level }) : at(level, 'fluency'),
    ];
  });
}

/** The lines with each level behind its name, where it is below. */
const withLevelsBehind = (lines: readonly Line[], scale: LevelScale): Line[] =>
  withWholeNames(inColumns(lines, ({ text }) => levelOf(text, scale) === ''));

export const readLanguages = (lines: readonly Line[]): Piece[] =>
  levelPieces(
    'languages',
    LANGUAGE_SCALE,
    bitsOf(withLevelsBehind(lines, LANGUAGE_SCALE), [
      BARS,
      COMMAS,
      /(?=\s(?:and|&|\/)\s)/,
      /(?<=[)\]])(?=\s)/,
      BETWEEN_LANGUAGES,
    ]),
  );

/** "Tools: Git, Docker" as a heading and its list. */
const grouping = (text: string): RegExpExecArray | null => /^([^:,]{2,40}:)(\s*.*)$/su.exec(text);

/** Whether a bit only introduces what follows. */
function isGroupName(bit: Bit, next: Bit | undefined): boolean {
  if (!bit.startsLine || next === undefined) return false;
  if (bit.isBold) return !next.isBold;
  return !bit.goesOn && !next.startsLine && next.text.includes(',') && !bit.text.includes(',');
}

/** What separates a bit from the one before in a list: only a space if the line had no room left. */
function glueOf(bit: Bit, before: Bit | undefined): Piece['glue'] {
  const hasCommas = bit.text.includes(',') || before?.text.includes(',');
  return bit.goesOn && hasCommas && !before?.text.endsWith(',') ? ' ' : ', ';
}

function groupPieces(bits: readonly Bit[]): Piece[] {
  let id = 0;
  const value = (text: string, glue: Piece['glue'] = ' '): Piece =>
    placed(
      { text: text.trim(), value: bareText(text).replace(/\.$/, '') },
      { part: 'skills', id: Math.max(id, 1), field: 'value' },
      glue,
    );
  const name = (text: string): Piece => {
    id += 1;
    return placed({ text, value: bareText(text) }, { part: 'skills', id, field: 'name' });
  };
  return bits.flatMap((bit, index): Piece[] => {
    const [, before = '', after = ''] = grouping(bit.text) ?? [];
    if (before !== '') return after.trim() === '' ? [name(before)] : [name(before), value(after)];
    if (isGroupName(bit, bits[index + 1])) return [name(bit.text)];
    return [value(bit.text, glueOf(bit, bits[index - 1]))];
  });
}

/** Whether skills have levels: most of them do, and more than one. */
export function haveLevels(lines: readonly Line[]): boolean {
  const bits = bitsOf(withWholeNames(lines), [BARS]);
  const levelIn = levelsIn(bits, SKILL_SCALE);
  const levels = bits.filter(({ text }) => levelled(text, levelIn)[1] !== '' || levelIn(text) !== '');
  return levels.length * 2 >= bits.length - 1 && levels.length > 1;
}

export const readProfessionalSkills = (lines: readonly Line[]): Piece[] =>
  levelPieces('professionalSkills', SKILL_SCALE, bitsOf(withLevelsBehind(lines, SKILL_SCALE), [BARS]));

/** The skills of a table that also says how long and when each was used, which no field holds. */
function tablePieces({ header, rows }: LabelledTable): Piece[] {
  const heads: readonly LabelledCell[] = header.map((cell) => ({ ...cell, label: undefined }));
  return [heads, ...rows]
    .flat()
    .map(({ text, label }) =>
      placed(
        { text, value: text },
        label === 'made with' ? { part: 'skills', id: 1, field: 'value' } : undefined,
        ', ',
      ),
    );
}

/** Lists of skills, perhaps with headings, and tables of them below. */
export function readSkills(lines: readonly Line[]): Piece[] {
  const tables = tablesIn(lines);
  const lists = inColumns(lines.slice(0, tables[0]?.at), ({ isBold }) => isBold);
  const above = groupPieces(bitsOf(lists, [BARS]));
  return [...above, ...tables.flatMap(tablePieces)];
}

/** In short lines, only a lower-case letter or a number shows that the line above continues. */
const goesOnInWords = (text: string, before: Bit | undefined): boolean =>
  before?.text.endsWith(',') !== true &&
  (/^[\p{Ll}\d(]/u.test(text) || before?.text.startsWith(',') === true);

/** Where the last item of "Chess, music and travelling" begins; bounded, so that no line takes quadratic time. */
const LAST_ITEM = /(?<=,[^,]{1,60})(?=\s(?:and|&)\s[^,]{1,60}$)/;

/** Separated by commas, or one per line. */
export function readInterests(lines: readonly Line[]): Piece[] {
  let id = 0;
  const bits = bitsOf(lines, [LAST_ITEM, BARS, COMMAS]);
  return bits.map(({ text, goesOn }, index) => {
    const value = itemOf(text);
    if (value === '') return placed({ text, value });
    if (!(goesOn && goesOnInWords(text, bits[index - 1])) || id === 0) id += 1;
    return placed({ text, value }, { part: 'interests', id, field: 'name' });
  });
}
