import { isBlankValue, isList, type Json, type JsonObject } from './json';

type EntriesOf = (texts: readonly string[]) => JsonObject[];

const under =
  (key: string): EntriesOf =>
  (texts) =>
    texts.map((text) => ({ [key]: text }));

/** What plain texts mean in sections whose entries may be no more than a name. */
const ENTRIES_OF: ReadonlyMap<string, EntriesOf> = new Map([
  ['skills', (keywords) => (keywords.length > 0 ? [{ name: 'Skills', keywords }] : [])],
  ['languages', under('language')],
  ['interests', under('name')],
  ['certificates', under('name')],
]);

/** A document with entries where it has lists of plain texts, which many programs and people write. */
export function withEntriesOfTexts(document: JsonObject): JsonObject {
  const members = Object.entries(document).map(([section, value]): [string, Json] => {
    const entriesOf = ENTRIES_OF.get(section);
    if (!entriesOf || !isList(value)) return [section, value];
    const texts = value.filter((entry) => typeof entry === 'string');
    return texts.length < value.length
      ? [section, value]
      : [section, entriesOf(texts.filter((text) => !isBlankValue(text)))];
  });
  return Object.fromEntries(members);
}
