import { counted } from '../../counting';
import type { Month } from '../dates';
import { objectsOf, type Json } from './json';
import { ImportRefused } from './refused';

/** Maximum length of a name in the report, since keys in a file can be arbitrarily long. */
const NAME_MAX = 90;
/** Maximum number of names per line, and of lines; a file can have thousands of unknown keys. */
const NAMES_MAX = 12;

/** Collects what can't be imported from a file. */
export class ImportReport {
  private readonly sections = new Map<string, Map<string, number>>();
  private readonly damage: string[] = [];
  private readonly changed: string[] = [];

  /**
   * @param today the month of the import, which decides the century of a two-digit year
   * @param entriesLeft how many entries the lists of the file may have in all
   */
  constructor(
    readonly today: Month,
    private entriesLeft = Infinity,
  ) {}

  /** Counts the entries of a list. @throws ImportRefused when the file has too many */
  count({ length }: readonly Json[]): void {
    this.entriesLeft -= length;
    if (this.entriesLeft < 0) throw new ImportRefused('It has far more entries than a resume.');
  }

  /** Records that part of a section is left out; repeated calls with the same text are counted. */
  leaveOut(section: string, what: string): void {
    const names = this.sections.get(shown(section)) ?? new Map<string, number>();
    names.set(shown(what), (names.get(shown(what)) ?? 0) + 1);
    this.sections.set(shown(section), names);
  }

  /** Records that a whole section is left out, as "patents (2 entries)". */
  leaveOutSection(section: string, value: Json): void {
    const { length } = objectsOf(value);
    const size = length > 0 ? ` (${counted(length, 'entry', 'entries')})` : '';
    this.sections.set(shown(section) + size, new Map());
  }

  /** Records that a value is left out because of its type, as "work[2].name is a list, not text". */
  leaveOutDamaged(what: string): void {
    this.damage.push(what);
  }

  /** Records a change to imported data, in words for the visitor. */
  change(sentence: string): void {
    this.changed.push(sentence);
  }

  /** One line per section: "work: description (3), url (3)". */
  get leftOut(): readonly string[] {
    const lines = [...this.sections].map(([section, names]) => {
      const listed = [...names].map(([name, count]) => (count > 1 ? `${name} (${count})` : name));
      return listed.length === 0 ? section : `${section}: ${shortened(listed).join(', ')}`;
    });
    return shortened(lines);
  }

  get damaged(): readonly string[] {
    return shortened(this.damage);
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
