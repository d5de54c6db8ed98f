import { designFrom } from '../design';
import type { HeadingName, OwnListName, ResumeDesign, SectionName } from '../entities';
import { isOwnList } from '../lists';
import { SECTION_NAMES } from '../sections';
import { isObject, ownValue, picked, type JsonObject } from './json';

/** What has a heading that the design may change. */
export const HEADING_NAMES: readonly HeadingName[] = [...SECTION_NAMES, 'contact'];

/** The types of a design in a file. */
export const DESIGN_SHAPE = {
  accent: 'text',
  order: ['text'],
  hidden: ['text'],
  headings: Object.fromEntries(HEADING_NAMES.map((name) => [name, 'text'] as const)),
} as const;

/** A design as files have it: without parts that are undefined, so that equal designs are equal JSON. */
export function filedDesign(design: ResumeDesign): ResumeDesign {
  const parts = Object.entries<unknown>({ ...design });
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** What is usable of a design in a file; its texts may still be too long. */
export function designIn(file: JsonObject): ResumeDesign {
  const headings = ownValue(file, 'headings');
  return filedDesign(designFrom(file, () => (isObject(headings) ? picked(headings, HEADING_NAMES) : {})));
}

/** The design with other names for own sections; those without a name are left out. */
export function withOwnNames(
  design: ResumeDesign,
  names: ReadonlyMap<OwnListName, OwnListName>,
): ResumeDesign {
  const renamed = (sections: readonly SectionName[]) =>
    sections.flatMap((name) => (isOwnList(name) ? (names.get(name) ?? []) : name));
  const { order, hidden } = design;
  return { ...design, ...(order && { order: renamed(order) }), ...(hidden && { hidden: renamed(hidden) }) };
}
