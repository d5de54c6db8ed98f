import type {
  Education,
  OwnSection,
  PersonalInfo,
  Project,
  ResumeData,
  WorkExperience,
} from '../../src/domain/resume/entities';
import { escapeMarkup } from '../../src/domain/markup';
import type { PersonName } from './people';

/** Draws an entry of a list as HTML. */
type Draw<Item> = (item: Item) => readonly string[];

/** A resume as some other program or person would lay it out. */
export interface Layout {
  readonly name: string;
  readonly columns?: 2;
  readonly person: PersonName;
  /** Lists, or `list.field`, that it doesn't show, with spaces between them. */
  readonly omits?: string;
  /** What it shows beyond the lists. */
  readonly ownSections?: readonly OwnSection[];
  readonly font: FontName;
  readonly css: string;
  /** By default, jobs and schools are drawn in paragraphs, and entries of own sections like jobs. */
  readonly job?: Draw<WorkExperience>;
  readonly school?: Draw<Education>;
  readonly project?: Draw<Project>;
  readonly ownEntry?: Draw<WorkExperience>;
  readonly body: (resume: ResumeData, parts: Drawn) => readonly string[];
}

/** The parts of a resume as a layout draws them. */
export interface Drawn {
  readonly info: PersonalInfo;
  readonly summary: readonly string[];
  readonly jobs: readonly string[];
  readonly schools: readonly string[];
  readonly projects: readonly string[];
  /** With their headings. */
  readonly ownSections: readonly string[];
}

export type FontName = 'plex' | 'sans' | 'serif' | 'mono' | 'narrow';

type Part = string | readonly string[];

/** HTML from a template, with its texts escaped; lists are HTML already. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): string[] {
  const filled = strings.map((string, index) => {
    const part = parts[index] ?? '';
    return string + (typeof part === 'string' ? escapeMarkup(part) : part.join(''));
  });
  return [filled.join('')];
}

export const each = <Item>(items: readonly Item[], draw: Draw<Item>): string[] => items.flatMap(draw);

export const names = (items: readonly { readonly name: string }[]): string[] => items.map(({ name }) => name);

export const joined = (texts: readonly string[], separator: string): string =>
  texts.filter(Boolean).join(separator);

/** The points of a job or a project. */
export const pointsOf = (item: {
  readonly jobDescription?: string;
  readonly projectDescription?: string;
  readonly additionalField1: string;
  readonly additionalField2: string;
}): string[] =>
  [item.jobDescription ?? item.projectDescription ?? '', item.additionalField1, item.additionalField2].filter(
    Boolean,
  );

/** A list of points with a glyph that is text, as word processors write it. */
export const bullets = (texts: readonly string[], glyph = '•'): string[] =>
  markup`<ul class="points">
    ${each(texts, (text) => markup`<li>${glyph} ${text}</li>`)}
  </ul>`;

export const datesOf = (
  { startDate, endDate }: Pick<WorkExperience, 'startDate' | 'endDate'>,
  dash = ' – ',
): string => joined([startDate, endDate], dash);

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Jul 2020" as "07/2020". */
export const numbered = (date: string): string =>
  date.replace(
    /^([A-Z][a-z]{2})[a-z]* (\d{4})$/,
    (_, month: string, year: string) => `${String(MONTHS.indexOf(month) + 1).padStart(2, '0')}/${year}`,
  );

const FLUENCY: Readonly<Record<string, string>> = {
  10: 'Native',
  9: 'Fluent',
  7: 'Advanced',
  5: 'Intermediate',
  2: 'Basic',
};
/** A level of a language in words, or of 10. */
export const fluency = (points: string): string => FLUENCY[points] ?? `${points}/10`;

/** Languages with their levels: between both, and after them. */
export const spoken = ({ languages }: ResumeData, between: string, after = ''): string[] =>
  languages.map((item) => item.name + between + fluency(item.fluency) + after);

/** Groups of skills under their names. */
export const labelled = (skills: ResumeData['skills']): string[] =>
  skills.map(({ name, value }) => `${name}: ${value}`);

const MASTERY: Readonly<Record<string, string>> = { 9: 'Expert', 7: 'Advanced', 5: 'Intermediate' };
/** A level of a skill in words, or of 9. */
export const mastery = (points: string): string => MASTERY[points] ?? `${points}/9`;

export const contactsOf = ({ personalInfo: info }: ResumeData): string[] =>
  [info.email, info.phone, info.location, info.linkedIn, info.github].filter(Boolean);

/** A section, if there is anything in it. */
export const section = (title: string, content: readonly string[]): string[] =>
  content.join('') === ''
    ? []
    : markup`<section>
        <h2>${title}</h2>
        ${content}
      </section>`;

/** A section with a part for each of its entries. */
export const entries = <Item>(title: string, items: readonly Item[], draw: Draw<Item>): string[] =>
  section(title, each(items, draw));

/** A section whose texts are on one line. */
export const line = (title: string, texts: readonly string[], separator: string): string[] =>
  section(title, markup`<p>${joined(texts, separator)}</p>`);
