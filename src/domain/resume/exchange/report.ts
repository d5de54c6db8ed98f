import { objectsOf, type Json } from './json';

/** Names of what was left out are shown up to this many characters: a key of a file can be any text. */
const NAME_MAX = 90;
/** Names on a line, and lines; a file can have ten thousand unknown keys. */
const NAMES_MAX = 12;

/** What an import can't take over, gathered while a file is read. */
export class ImportReport {
  private readonly sections = new Map<string, Map<string, number>>();
  private readonly changed: string[] = [];

  /** Something of a section has no place here; the same again is counted. */
  leaveOut(section: string, what: string): void {
    const names = this.sections.get(shown(section)) ?? new Map<string, number>();
    names.set(shown(what), (names.get(shown(what)) ?? 0) + 1);
    this.sections.set(shown(section), names);
  }

  /** A section without a place, as "volunteer (2 entries)". */
  leaveOutSection(section: string, value: Json): void {
    const { length } = objectsOf(value);
    const size = length > 0 ? ` (${length} ${length === 1 ? 'entry' : 'entries'})` : '';
    this.sections.set(shown(section) + size, new Map());
  }

  /** Something was taken over, but not whole: one clause for the visitor. */
  change(sentence: string): void {
    this.changed.push(sentence);
  }

  /** A line for each section: "work: description (3), url (3)". */
  get leftOut(): readonly string[] {
    const lines = [...this.sections].map(([section, names]) => {
      const counted = [...names].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
      return counted.length === 0 ? section : `${section}: ${shortened(counted).join(', ')}`;
    });
    return shortened(lines);
  }

  get changes(): readonly string[] {
    return shortened(this.changed);
  }
}

const shown = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name);

function shortened(lines: readonly string[]): readonly string[] {
  const more = lines.length - NAMES_MAX;
  return more > 0 ? [...lines.slice(0, NAMES_MAX), `and ${more} more`] : lines;
}
