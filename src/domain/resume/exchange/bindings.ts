import { isoOf, PRESENT } from '../dates';
import { filled, pair, type Binding } from './binding';
import { tidyMonth } from '../tidy';
import { dateLeftOut, yearOf } from './dates';
import { isBlankValue, ownValue, picked, textOf, textsOf, type JsonObject } from './json';
import { levelText, pointsOf, type LevelScale } from './levels';
import { safeHref } from '../../links';
import { isStrictEmail, uriOf } from './uris';

/** Maximum length of a level in the import report. */
const LEVEL_SHOWN_MAX = 40;

const unchanged = (text: string): string => text;

/** The same text on both sides. */
export const text = <Field extends string>(ours: Field, theirs: string): Binding<Field> =>
  pair(ours, theirs, { write: unchanged, read: unchanged });

export const email = <Field extends string>(ours: Field, theirs: string): Binding<Field> =>
  pair(ours, theirs, { write: (typed) => (isStrictEmail(typed) ? typed : undefined), read: unchanged });

/** Drops unsafe links, because imported files are untrusted. */
export const link = <Field extends string>(ours: Field, theirs: string): Binding<Field> =>
  pair(ours, theirs, {
    write: uriOf,
    read: (address) => (safeHref(address) === undefined ? '' : address),
    leftOut: (address, key) =>
      address.trim() !== '' && safeHref(address) === undefined ? [`${key} (not a web link)`] : [],
  });

/** A year; months and days are dropped. */
export const year = <Field extends string>(ours: Field, theirs: string): Binding<Field> =>
  pair(ours, theirs, {
    write: isoOf,
    read: yearOf,
    leftOut: (date, key, today) =>
      date.trim() !== '' && yearOf(date, today) === ''
        ? [`${key} without a year`]
        : dateLeftOut(date, 'year', today),
  });

export const level = <Field extends string>(ours: Field, theirs: string, scale: LevelScale): Binding<Field> =>
  pair(ours, theirs, {
    write: (typed) => levelText(typed, scale),
    read: (written) => pointsOf(written, scale),
    leftOut: (written, key) =>
      /^[\d\s./]*$/.test(written) ? [] : [`${key} ${levelInWords(written, scale)}`],
  });

/** Reports a level in words together with the number it is imported as. */
function levelInWords(written: string, scale: LevelScale): string {
  const taken = pointsOf(written, scale);
  const word = `“${written.trim().slice(0, LEVEL_SHOWN_MAX)}”`;
  return taken === '' ? word : `${word} (imported as ${taken} of ${scale.max})`;
}

/** "Month Year". */
export const month = <Field extends string>(ours: Field, theirs: string): Binding<Field> =>
  pair(ours, theirs, {
    write: isoOf,
    read: tidyMonth,
    leftOut: (date, _, today) => dateLeftOut(date, 'month', today),
  });

/** The end of a job: one with a start but no end is ongoing. */
export function lastMonth<Field extends string>(ours: Field, start: string, end: string): Binding<Field> {
  const binding = month(ours, end);
  return {
    ...binding,
    read: (entry, today) =>
      textOf(entry, end) === '' && textOf(entry, start) !== ''
        ? { [ours]: PRESENT }
        : binding.read(entry, today),
  };
}

const listOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

/** Maps "a, b" to ["a", "b"]. `keepsEmpty` also writes an empty list, for sections that distinguish entries by the key. */
export function list<Field extends string>(ours: Field, theirs: string, keepsEmpty = false): Binding<Field> {
  return {
    ours: [ours],
    theirs: [theirs],
    write: (texts) => {
      const items = listOf(texts[ours] ?? '');
      return items.length > 0 || keepsEmpty ? { [theirs]: items } : {};
    },
    read: (entry) => ({ [ours]: textsOf(entry, theirs).join(', ') }),
  };
}

/** Maps the three points of an entry to a text and a list. If an imported text is empty, the list comes first. */
export function points<Field extends string>(
  ours: readonly [Field, Field, Field],
  first: string,
  rest: string,
): Binding<Field> {
  const all = (entry: JsonObject): string[] =>
    [textOf(entry, first), ...textsOf(entry, rest)].filter((point) => point.trim() !== '');
  return {
    ours,
    theirs: [first, rest],
    write: (texts, _, over) => {
      const [head = '', ...others] = ours.map((field) => texts[field] ?? '');
      const listed = [...others.filter(Boolean), ...all(over).slice(ours.length)];
      return { ...filled({ [first]: head }), ...(listed.length > 0 && { [rest]: listed }) };
    },
    read: (entry) => {
      const found = all(entry);
      return Object.fromEntries(ours.map((field, index) => [field, found[index] ?? '']));
    },
    leftOut: (entry) =>
      all(entry)
        .slice(ours.length)
        .map(() => `${rest} after the third point`),
  };
}

/** Maps "Wildlife: Ferrets, Unicorns" to a name and its list. */
export function named<Field extends string>(ours: Field, name: string, keywords: string): Binding<Field> {
  return {
    ours: [ours],
    theirs: [name, keywords],
    write: (texts) => {
      const typed = texts[ours] ?? '';
      const at = typed.indexOf(': ');
      const listed = at > 0 ? listOf(typed.slice(at + 2)) : [];
      return listed.length > 0
        ? { [name]: typed.slice(0, at), [keywords]: listed }
        : filled({ [name]: typed });
    },
    read: (entry) => {
      const parts = [textOf(entry, name), textsOf(entry, keywords).join(', ')];
      return { [ours]: parts.filter(Boolean).join(': ') };
    },
  };
}

/** Maps "CNCF, May 2024" to an issuer and a date; any other description goes under the non-standard key `description`. */
export function issued<Field extends string>(ours: Field): Binding<Field> {
  const unreadIn = (entry: JsonObject): string[] => {
    const keys = isBlankValue(ownValue(entry, 'description')) ? [] : ['issuer', 'date'];
    return keys.filter((key) => !isBlankValue(ownValue(entry, key)));
  };
  return {
    ours: [ours],
    theirs: ['issuer', 'date', 'description'],
    write: (texts, today, over) => {
      const typed = texts[ours] ?? '';
      const [, issuer = '', when = ''] = /^(.+), ([^,]+)$/.exec(typed) ?? [];
      const date = isoOf(when, today);
      return date !== undefined && tidyMonth(date, today) === when
        ? { issuer, date }
        : filled({ ...picked(over, unreadIn(over)), description: typed });
    },
    read: (entry, today) => {
      const issue = [textOf(entry, 'issuer'), tidyMonth(textOf(entry, 'date'), today)];
      return { [ours]: textOf(entry, 'description') || issue.filter(Boolean).join(', ') };
    },
    leftOut: (entry, today) => {
      const day = dateLeftOut(textOf(entry, 'date'), 'month', today);
      return [...day, ...unreadIn(entry)];
    },
  };
}
