import type { FieldSpec } from '../../fields';
import { capitalize } from '../../text';
import type { AnyEntry, EntryListName, OwnListName } from '../entities';
import { DESIGN_FIELDS, DESIGN_TITLE, designTexts } from '../exchange/designTexts';
import { fingerprint } from '../exchange/fingerprint';
import type { ResumePartName, ResumeParts } from '../exchange/resumeParts';
import { filledItems, nounOf, ownList } from '../lists';
import { fieldsOf } from '../listWords';
import { LETTER_FIELDS, LETTER_TITLE } from '../letter/letterFields';
import { PERSONAL_FIELDS } from '../resumeFields';
import { headingOf } from '../sections';
import { RESUME_STEP_NAMES, RESUME_STEPS } from '../variants';

/** A place that differs: its text in the version and its text now, each empty where there is none. */
export interface Difference {
  readonly label: string;
  readonly then: string;
  readonly now: string;
}

interface SectionDifferences {
  readonly part: ResumePartName | OwnListName;
  /** Title of its step, its own heading, “Design” or “Letter”. */
  readonly title: string;
  /** At least one. */
  readonly differences: readonly Difference[];
}

type Specs = Readonly<Record<string, Pick<FieldSpec, 'label'>>>;

/** The filled texts of an entry, in the order of its fields. */
function textsOf(specs: Specs, item: object): string[] {
  const texts = new Map(Object.entries(item));
  return Object.keys(specs)
    .map((field) => String(texts.get(field) ?? '').trim())
    .filter((text) => text !== '');
}

function fieldDifferences(specs: Specs, then: object, now: object, prefix = ''): Difference[] {
  const [before, after] = [new Map(Object.entries(then)), new Map(Object.entries(now))];
  return Object.entries(specs).flatMap(([field, { label }]) => {
    const texts = { then: String(before.get(field) ?? ''), now: String(after.get(field) ?? '') };
    return texts.then === texts.now ? [] : [{ label: prefix + label, ...texts }];
  });
}

/** The entries of a list that the other one lacks. */
function unmatched(items: readonly AnyEntry[], others: readonly AnyEntry[]): AnyEntry[] {
  const left = others.map(fingerprint);
  return items.filter((item) => {
    const index = left.indexOf(fingerprint(item));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function listDifferences(
  list: EntryListName,
  then: readonly AnyEntry[],
  now: readonly AnyEntry[],
): Difference[] {
  const specs = fieldsOf(list);
  const nameOf = (item: AnyEntry) => textsOf(specs, item)[0] ?? capitalize(nounOf(list));
  const wholeOf = (item: AnyEntry) => textsOf(specs, item).join(', ');
  const [before, after] = [filledItems(then), filledItems(now)];
  const gone = unmatched(before, after);
  const added = unmatched(after, before);
  // An entry that was edited kept its id; an import gives new ones.
  const changed = gone.flatMap((item) => {
    const twin = added.find(({ id }) => id === item.id);
    return twin ? fieldDifferences(specs, item, twin, `${nameOf(item)}, `) : [];
  });
  const isAlone = ({ id }: AnyEntry, others: readonly AnyEntry[]) => others.every((other) => other.id !== id);
  const differences = [
    ...changed,
    ...gone
      .filter((item) => isAlone(item, added))
      .map((item) => ({ label: nameOf(item), then: wholeOf(item), now: '' })),
    ...added
      .filter((item) => isAlone(item, gone))
      .map((item) => ({ label: nameOf(item), then: '', now: wholeOf(item) })),
  ];
  const orderOf = (items: readonly AnyEntry[]) => items.map(nameOf).join(', ');
  const isMoved =
    differences.length === 0 && before.map(fingerprint).join() !== after.map(fingerprint).join();
  return isMoved ? [{ label: 'Order', then: orderOf(before), now: orderOf(after) }] : differences;
}

/** The own sections of both: their headings, then their entries. */
function ownDifferences(then: ResumeParts, now: ResumeParts): SectionDifferences[] {
  const all = [...(now.ownSections ?? []), ...(then.ownSections ?? [])];
  return [...new Set(all.map(ownList))].map((list) => {
    const [before, after] = [then, now].map(({ ownSections = [] }) =>
      ownSections.find((section) => ownList(section) === list),
    );
    const headings = fieldDifferences(fieldsOf('ownSections'), before ?? {}, after ?? {});
    const entries = listDifferences(list, before?.entries ?? [], after?.entries ?? []);
    const title = headingOf(list, { [list]: after?.heading ?? before?.heading });
    return { part: list, title, differences: [...headings, ...entries] };
  });
}

/**
 * Compares a version with the resume as it is now, section by section in the order of the steps, then the visitor's own sections,
 * the design and the letter; equal ones are omitted.
 */
export function compareSections(then: ResumeParts, now: ResumeParts): readonly SectionDifferences[] {
  const steps = RESUME_STEP_NAMES.filter((step) => step !== 'photo');
  const sections = steps.map((step): SectionDifferences => {
    const { list, title } = RESUME_STEPS[step];
    const differences = list
      ? listDifferences(list, then[list] ?? [], now[list] ?? [])
      : fieldDifferences(PERSONAL_FIELDS, then.personalInfo ?? {}, now.personalInfo ?? {});
    return { part: list ?? 'personalInfo', title, differences };
  });
  const design: SectionDifferences = {
    part: 'design',
    title: DESIGN_TITLE,
    differences: fieldDifferences(DESIGN_FIELDS, designTexts(then), designTexts(now)),
  };
  const letter: SectionDifferences = {
    part: 'letter',
    title: LETTER_TITLE,
    differences: fieldDifferences(LETTER_FIELDS, then.letter ?? {}, now.letter ?? {}),
  };
  return [...sections, ...ownDifferences(then, now), design, letter].filter(
    (section) => section.differences.length > 0,
  );
}
