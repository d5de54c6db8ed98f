import { textsFor } from '../../fields';
import type { Month } from '../dates';
import type { OwnSection, ResumeData, ResumeDesign } from '../entities';
import { blankItem, filledItems, isBlankItem, ownList } from '../lists';
import { LIST_FIELDS } from '../resumeFields';
import { DESIGN_SHAPE, designIn, filedDesign, withOwnNames } from './designFiles';
import { isObject, objectsOf, ownValue, textOf, without, type Json, type JsonObject } from './json';
import { keysOf, readEntry, writeEntry } from './jsonResumeEntry';
import { OWN_MAPS, SECTION_MAPS, type OwnMap, type SectionMap } from './jsonResumeMap';
import { JSON_RESUME_SHAPE, sanitizeObject } from './jsonResumeShape';
import { originAt, originPlace, type OriginEntry } from './origin';
import type { ImportReport } from './report';

/**
 * Our keys in `meta`, where the schema allows any. The entries of own sections are written like those of `work`; the design names
 * own sections by their place among them, from 1.
 */
const SHAPE = {
  ownSections: [{ heading: 'text', entries: JSON_RESUME_SHAPE.work }],
  design: DESIGN_SHAPE,
} as const;
const FIELDS = LIST_FIELDS.workExperiences;
const META_MAP: SectionMap = SECTION_MAPS.workExperiences;
/** All keys that the entry of an own section can be read from. */
const BOUND = [META_MAP, ...OWN_MAPS].flatMap(({ bindings }) => keysOf(bindings));

const mapNamed = (heading: string): OwnMap | undefined => OWN_MAPS.find((map) => map.heading === heading);

/** An own section in a file. */
interface WrittenSection {
  readonly heading: string;
  /** The section of JSON Resume that has its entries, if the schema has one with that heading. */
  readonly section: string | undefined;
  readonly entries: readonly JsonObject[];
}

/** The own sections with their entries. Of several with one heading, the first has the section of the schema. */
export function writtenSections(
  { ownSections, origin }: Pick<ResumeData, 'ownSections' | 'origin'>,
  today: Month,
): WrittenSection[] {
  return ownSections.map((own, index) => {
    const isFirst = ownSections.findIndex(({ heading }) => heading === own.heading) === index;
    const map = isFirst ? mapNamed(own.heading) : undefined;
    const entries = filledItems(own.entries).map((entry) => {
      const texts = textsFor(FIELDS, (field) => entry[field]);
      const from = originAt(origin, originPlace(ownList(own), entry.id));
      const base = { specs: FIELDS, bound: BOUND, origin: from };
      return writeEntry((map ?? META_MAP).bindings, texts, today, base);
    });
    return { heading: own.heading, section: map?.section, entries };
  });
}

/**
 * The keys of `meta` that are not about the version. They have all own sections in order, without the entries that the schema has
 * a section for.
 * @param imported that of the file that the resume came from
 */
export function metaOf(
  imported: Json | undefined,
  { ownSections, design }: ResumeData,
  sections: readonly WrittenSection[],
): JsonObject {
  const names = ownSections.map((section, index) => [ownList(section), ownList({ id: index + 1 })] as const);
  const named = filedDesign(withOwnNames(design, new Map(names)));
  const listed = sections.map(({ heading, section, entries }) => ({
    heading,
    ...(section === undefined && { entries }),
  }));
  return {
    ...(isObject(imported) && without(imported, Object.keys(SHAPE))),
    ...(listed.length > 0 && { ownSections: listed }),
    ...(!isBlankItem(named) && { design: { ...named } as JsonObject }),
  };
}

export function designInMeta(meta: Json | undefined, report: ImportReport): ResumeDesign | undefined {
  if (!isObject(meta)) return undefined;
  const design = ownValue(sanitizeObject(meta, { design: SHAPE.design }, 'meta', report), 'design');
  return isObject(design) ? designIn(design) : undefined;
}

/** An own section that was read, and the entries that its own are read from. */
interface ReadSection {
  readonly section: OwnSection;
  readonly entries: readonly OriginEntry[];
}

/** Where the entries of an own section are. */
interface Source {
  readonly heading: string;
  readonly map: SectionMap;
  readonly entries: Json | undefined;
  /** Whether the section is there even if none of its entries is. */
  readonly isListed: boolean;
}

/** The own sections listed in `meta`. */
function listedIn(meta: Json | undefined, report: ImportReport): readonly JsonObject[] {
  if (!isObject(meta)) return [];
  const shape = { ownSections: SHAPE.ownSections };
  return objectsOf(ownValue(sanitizeObject(meta, shape, 'meta', report), 'ownSections'));
}

/** The own sections of a file: those in `meta`, in which this site lists all that it exports, then the schema's. */
function sourcesIn(document: JsonObject, report: ImportReport): Source[] {
  const listed = listedIn(ownValue(document, 'meta'), report);
  const fromSchema = (map: OwnMap, isListed: boolean): Source => ({
    heading: map.heading,
    map,
    entries: ownValue(document, map.section),
    isListed,
  });
  const mapOf = (section: JsonObject): OwnMap | undefined =>
    Object.hasOwn(section, 'entries') ? undefined : mapNamed(textOf(section, 'heading'));
  const others = OWN_MAPS.filter((map) => listed.every((section) => mapOf(section) !== map));
  return [
    ...listed.map((section): Source => {
      const map = mapOf(section);
      if (map) return fromSchema(map, true);
      const [heading, entries] = [textOf(section, 'heading'), ownValue(section, 'entries')];
      return { heading, map: META_MAP, entries, isListed: true };
    }),
    ...others.map((map) => fromSchema(map, false)),
  ];
}

/** The own sections of a file, with new ids. */
export function ownSectionsIn(document: JsonObject, report: ImportReport): ReadSection[] {
  const read = sourcesIn(document, report).map(({ map, entries, ...source }) => ({
    ...source,
    filled: objectsOf(entries)
      .map((entry) => ({ entry, texts: readEntry(map.bindings, entry, report.today) }))
      .filter(({ texts }) => !isBlankItem(texts)),
  }));
  const sections = read.filter(({ isListed, filled }) => isListed || filled.length > 0);
  return sections.map(({ heading, filled }, index) => ({
    section: {
      id: index + 1,
      heading,
      entries: filled.map(({ texts }, at) => ({ ...blankItem('workExperiences', at + 1), ...texts })),
    },
    entries: filled.map(({ entry }, at) => [at + 1, entry] as const),
  }));
}
