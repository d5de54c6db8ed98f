/** The headings of resumes, and how they are written. */

import { fieldNames } from '../../fields';
import type { HeadingName, Headings } from '../entities';
import { HEADING_SET_NAMES, HEADING_SETS } from '../headingSets';
import { inEnglish } from './indianWords';
import { unspaced } from './lines';

/** What sections without a form of ours are about, and the words that resumes put before it. */
const OWN_THINGS = [
  'awards?|rewards?|honou?rs|achievements?|accomplishments?|recognitions?|scholarships?|publications?|research papers?|papers|patents?',
  'memberships?|affiliations?|volunteer(?:ing)?(?: (?:work|experience))?|social (?:work|service)|community service|activities|(?:extra|co)[ -]?curriculars?',
  'research interests?|conferences?|seminars?|workshops?|trainings? (?:attended|undergone)|positions? of responsibility|military service|(?:additional|other) information',
].join('|');
const OWN_KINDS = 'academic|scholastic|professional|key|selected|other|(?:extra|co)[ -]?curricular';

/**
 * For each section, its whole heading, and words in one that is known by its style. The first that matches counts: "Volunteer
 * experience" isn't work here, and "Programming languages" are skills. `other` has no place.
 */
const HEADINGS = [
  [
    'other',
    /^(?:declaration|desired (?:job|career)(?: details| profile)?|job preferences?|(?:family|passport|salary) (?:details|background))$/,
    /declaration/,
  ],
  [
    'own',
    new RegExp(
      `^(?:(?:${OWN_KINDS}) )*(?:${OWN_THINGS})(?:(?: and| &)? (?:${OWN_THINGS}))*(?: attended| presented)?$`,
    ),
    /award|honou?r|achievement|publication|volunteer|membership|affiliation|patent|activit|workshop|social work/,
  ],
  [
    'strengths',
    /^(?:(?:key |core |personal |my )?strengths?(?: (?:and|&) (?:weakness(?:es)?|skills))?|(?:personal|personality|positive) (?:traits|attributes))$/,
    /strength|traits|attributes/,
  ],
  [
    'contact',
    /^(?:contacts?|contact (?:details|information|me)|(?:personal )?details|personal (?:info(?:rmation)?|data|bio[ -]?data|particulars|dossier|vitae|snippets|minutiae|memoranda)|basic details|(?:social |online |web )?(?:links|profiles))$/,
    /contact|personal (?:details|information|data)/,
  ],
  [
    'objective',
    /^(?:(?:professional |career |carrier |personal |job )?(?:objective|goal|vision))$/,
    /objective/,
  ],
  [
    'summary',
    /^(?:(?:professional |executive |career |carrier |personal |experience |profile )?(?:summary|profile|statement|snapshot|synopsis)|(?:resume )?headline|profile at a glance|summary of (?:experience|qualifications)|about(?: me| myself)?|overview)$/,
    /summary|profile|snapshot|synopsis|about|what i do/,
  ],
  [
    'skills',
    /^(?:(?:(?:technical|key|top|core|professional|soft|hard|clinical|it|computer|software|functional|managerial|interpersonal|personal|other|main) )?(?:skills?|skill ?set|competenc(?:ies|es?))|skill matrix|(?:computer|technical|it|software) (?:knowledge|known|proficiency|literacy|expertise|exposure|forte|purview)|expertise|areas? of expertise|technologies|tools|software|programming languages|skills (?:and|&) (?:tools|abilities|expertise))$/,
    /skill|competenc|expertise|technolog|programming/,
  ],
  [
    'projects',
    /^(?:(?:academic |college |personal |key |selected |side |major |mini |live |final[ -]year |open-source )?projects?(?: work| undertaken| handled| details| profile| experience)?)$/,
    /project/,
  ],
  [
    'certificates',
    /^(?:certificat(?:es?|ions?)|licen[cs]es?(?: (?:and|&) certifications?)?|certifications? (?:and|&) (?:licen[cs]es|trainings?)|professional certifications?|(?:(?:additional|certified|computer|short[ -]term) )?courses?(?: (?:and|&) certifications?)?|(?:industrial )?trainings?(?: (?:and|&) certifications?)?|professional (?:development|enhancements?))$/,
    /certif|licen[cs]e|course(?!s? taught)/,
  ],
  [
    'education',
    /^(?:education(?:al)?(?: (?:and|&) (?:training|qualifications?)| qualifications?| background| credentials| details| history| profile)?|academi(?:a|cs?)(?: background| chronicle| credentials| qualifications?| details| history| performance| profile| records?)?|scholastics?(?: details| profile| records?)?|(?:(?:professional|technical|basic|general|other|additional) )?qualifications?|schooling|studies)$/,
    /educat|academi|scholastic|qualification|schooling|stud(?:ies|ied)/,
  ],
  [
    'work',
    /^(?:(?:(?:professional|relevant|work|working|employment|career|industry|industrial|job|teaching|clinical|nursing|driving|field|research|organi[sz]ational) )*(?:exp|experiences?|history|employment)(?: details)?|(?:summer )?internships?(?: details)?|employment (?:record|details|profile|scan)|employer details|service record|work|(?:academic |professional |teaching )?appointments|career(?: (?:contour|graph|highlights|path|progression))?|occupational contour|professional background)$/,
    /work|experience|employ|career|internship/,
  ],
  [
    'languages',
    /^(?:lang(?:uage)?s?(?: known| skills| spoken| proficiency)?|known languages|linguistic (?:abilities|proficiency|skills))$/,
    /language|linguistic/,
  ],
  [
    'interests',
    /^(?:(?:personal )?interests?|hobb(?:y|ies))(?: (?:and|&) (?:hobbies|interests))?$/,
    /interest|hobb/,
  ],
  ['reference', /^(?:professional )?refer(?:ences?|ees?)$/, /referenc|referee/],
] as const satisfies readonly (readonly [section: string, whole: RegExp, word: RegExp])[];

export type SectionName = 'head' | (typeof HEADINGS)[number][0];

/** What the readers call a part of the resume. */
function sectionOfPart(part: HeadingName): SectionName {
  if (part === 'workExperiences') return 'work';
  return part === 'professionalSkills' ? 'skills' : part;
}

export const isCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** A text without the decoration of headings: capitals, colons, rules, and spaces between all letters. */
function bare(text: string): string {
  return unspaced(text.replace(/[^\p{L}\p{M}&\s-]/gu, ' ').trim())
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^details of (?:the )?|[ -]+$/g, '')
    .replace(/ detail$/, ' details');
}

/** Words that stay in lower case in titles. */
const SMALL = /^(?:and|at|for|in|of|on|the|to|with)$/;

/** Letters apart, as in "AWA R D S": spaces were drawn between all of them, and some stayed close. */
const HAS_LETTERS_APART = /(?<!\S)\p{Lu} \p{Lu}(?!\S)/u;

/** A heading as this site writes it: capitals are a matter of design. Words without a vowel, such as "NCC", are acronyms. */
export function headingOf(text: string): string {
  if (!isCapitals(text)) return text;
  const words = HAS_LETTERS_APART.test(text) && isSectionName(text) ? joined(text) : text;
  return words.replace(/\p{L}+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (at > 0 && SMALL.test(small)) return small;
    return /[aeiouy]/.test(small) ? word.charAt(0) + small.slice(1) : word;
  });
}

const joined = (words: string): string => words.replaceAll(' ', '');

/** The sets of ready-made headings, which our own prints may have, and what each of their headings is about. */
const READY_SETS = HEADING_SET_NAMES.map((name) => {
  const { headings }: { readonly headings: Headings } = HEADING_SETS[name];
  const sections = fieldNames(headings).map(
    (part) => [joined(bare(headings[part] ?? '')), sectionOfPart(part)] as const,
  );
  return { headings, sections: new Map(sections) };
});
const READY = new Map(READY_SETS.flatMap(({ sections }) => [...sections]));

/** The section whose whole heading some words are, even with spaces between all letters or none between the words. */
const headingAsWhole = (words: string): SectionName | undefined =>
  READY.get(joined(words)) ??
  HEADINGS.find(
    ([, pattern]) => pattern.test(words) || new RegExp(joined(pattern.source)).test(joined(words)),
  )?.[0];

/** The same for a heading in Hindi or in two languages, such as "कौशल (Skills)". */
function wholeHeading(words: string): SectionName | undefined {
  const others = [inEnglish(words), words.replace(/[^\p{sc=Latin}&\s-]/gu, '').trim()];
  return [words, ...others.filter((other) => other !== words)].map(headingAsWhole).find(Boolean);
}

/** The ready-made set that all headings of a resume are from; undefined if there is none, or the headings are standard ones. */
export const readySetOf = (headings: readonly string[]): Headings | undefined =>
  headings.length === 0
    ? undefined
    : READY_SETS.find(({ sections }) => headings.every((text) => sections.has(joined(bare(text)))))?.headings;

/** Whether a text is the name of a section and nothing else. */
export const isSectionName = (text: string): boolean => wholeHeading(bare(text)) !== undefined;

/** The section that a heading names, by all its words or by one of them. */
export function sectionNamed(text: string): SectionName | undefined {
  const words = bare(text);
  return wholeHeading(words) ?? HEADINGS.find(([, , word]) => word.test(inEnglish(words)))?.[0];
}
