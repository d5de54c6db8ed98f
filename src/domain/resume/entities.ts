import type { LIST_FIELDS, PERSONAL_FIELDS } from './resumeFields';

/** Step 1 of every variant. Values are raw text, so that an unfinished number or address is kept. */
export type PersonalInfo = Record<keyof typeof PERSONAL_FIELDS, string>;

/** `id` stays stable while entries are added, removed and reordered. */
export interface ListItem {
  id: number;
}

/** The nine lists of a resume, by their names in `sessionStorage`. */
export type ResumeListName = keyof typeof LIST_FIELDS;

/** The texts of an entry, raw like those of step 1. */
export type ItemFields<List extends ResumeListName> = Record<keyof (typeof LIST_FIELDS)[List], string>;

export type ResumeLists = { [List in ResumeListName]: (ListItem & ItemFields<List>)[] };

export type WorkExperience = ResumeLists['workExperiences'][number];
export type Education = ResumeLists['education'][number];
export type Project = ResumeLists['projects'][number];
export type Skill = ResumeLists['skills'][number];
export type Certificate = ResumeLists['certificates'][number];
export type Language = ResumeLists['languages'][number];
export type ProfessionalSkill = ResumeLists['professionalSkills'][number];
export type Reference = ResumeLists['reference'][number];
export type AnyEntry = ResumeLists[ResumeListName][number];

/** Stored metadata of an uploaded photo, never its contents (`size` in bytes, `type` a media type). */
export interface PhotoFile {
  name: string;
  size: number;
  type: string;
}

/**
 * A section beyond the nine lists. Its entries have the fields of a job under labels of their own (listWords.ts), so that sheets,
 * files and checks treat them like jobs.
 */
export interface OwnSection extends ListItem {
  heading: string;
  entries: WorkExperience[];
}

/** The list of entries in an own section, by the section's id: `own3`. */
export type OwnListName = `own${number}`;

/** A list of entries that a sheet shows as a section. */
export type EntryListName = ResumeListName | OwnListName;

/** A section of a sheet: the summary, or a list. */
export type SectionName = 'summary' | EntryListName;

/** What has a heading that the visitor may change: sections, and in narrow columns the contact details. Own sections bring theirs. */
export type HeadingName = 'summary' | ResumeListName | 'contact';

/** The visitor's own headings; if one is missing or blank, the template's applies. */
export type Headings = Readonly<Partial<Record<HeadingName, string>>>;

/** What the visitor arranges on the sheets of all templates. What is missing, or undefined, is as each of them has it. */
export interface ResumeDesign {
  /** Colour of headings, rules and bars: one of `ACCENTS`. */
  readonly accent?: string | undefined;
  /** The second combination of typefaces. */
  readonly pairing?: 2 | undefined;
  /**
   * In a template with two columns, each of them keeps this order. A section that it lacks comes last; a removed own section keeps
   * its place, for Undo.
   */
  readonly order?: readonly SectionName[] | undefined;
  readonly hidden?: readonly SectionName[] | undefined;
  readonly headings?: Headings | undefined;
}

/**
 * An imported JSON Resume, kept with the fields that this site lacks, so that an export loses nothing. Maps places to JSON:
 * `basics`; `<list>.<id>`, the entry that an item was read from; `rest`, the sections without a list here and entries in which
 * no field is filled.
 */
export type ResumeOrigin = Readonly<Record<string, string>>;

/** The texts of a form by its fields. Those of a letter are as stored: `letterOf` knows its fields. */
export type LetterTexts = Readonly<Record<string, string>>;

export interface ResumeData extends ResumeLists {
  personalInfo: PersonalInfo;
  selectedPhoto: PhotoFile | null;
  origin: ResumeOrigin;
  /** The letter that goes with the resume. */
  letter: LetterTexts;
  ownSections: OwnSection[];
  design: ResumeDesign;
  /** Id of the resume on this device that the tab keeps up to date; undefined if there is none. */
  kept?: string | undefined;
}
