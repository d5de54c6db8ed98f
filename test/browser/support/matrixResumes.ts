import { fieldNames, type FieldSpec, type FieldSpecs, PARAGRAPH_MAX } from '../../../src/domain/fields';
import { cutText } from '../../../src/domain/graphemes';
import type { ResumeData, ResumeListName } from '../../../src/domain/resume/entities';
import { blankItem, RESUME_LIST_NAMES } from '../../../src/domain/resume/lists';
import { emptyResume } from '../../../src/domain/resume/resume';
import { LIST_FIELDS, PERSONAL_FIELDS } from '../../../src/domain/resume/resumeFields';
import type { ResumeVariant } from '../../../src/domain/resume/variants';
import { sampleResume } from './resumeTab';

/** A design of the matrix, and the list that fills its pages entry by entry. */
export interface MatrixDesign {
  readonly name: string;
  readonly variant: ResumeVariant;
  readonly isPlain: boolean;
  readonly list: ResumeListName;
  /** Prefix of its rows' ids, before the number of the entry. */
  readonly rows: string;
}

/** One entry of each of these lists is one row of its design; in the plain version it takes two lines. */
export const DESIGNS: readonly MatrixDesign[] = [
  { name: 'Classic', variant: 'a', isPlain: false, list: 'skills', rows: 'skills-' },
  { name: 'Sidebar', variant: 'b', isPlain: false, list: 'interests', rows: 'interest-' },
  { name: 'Band', variant: 'c', isPlain: false, list: 'languages', rows: 'languages-line-' },
  { name: 'Compact', variant: 'd', isPlain: false, list: 'certificates', rows: 'certificates-' },
  { name: 'plain version', variant: 'b', isPlain: true, list: 'education', rows: 'education-' },
];

function entry(list: ResumeListName, id: number, text: (field: string) => string): object {
  const fields = Object.keys(blankItem(list, id)).filter((field) => field !== 'id');
  return { ...Object.fromEntries(fields.map((field) => [field, text(field)])), id };
}

function entries(list: ResumeListName, count: number, text: (field: string, id: number) => string): object[] {
  return Array.from({ length: count }, (_, index) =>
    entry(list, index + 1, (field) => text(field, index + 1)),
  );
}

/** The sample of a design with `count` short entries in the list that fills it. */
export function filledResume({ variant, list }: MatrixDesign, count: number): ResumeData {
  const text = (field: string, id: number) => (field === 'fluency' ? '7' : `Line ${id}`);
  const head = { ...emptyResume(), personalInfo: sampleResume(variant).personalInfo };
  return { ...head, [list]: entries(list, count, text) };
}

/** A resume after the first minute of typing. */
export function shortResume(): ResumeData {
  const personalInfo = { ...emptyResume().personalInfo, fullName: 'Rohan Barua', title: 'B.Com. Graduate' };
  const education = entries('education', 1, (field) => (field.endsWith('Date') ? '2026' : 'Commerce'));
  return { ...emptyResume(), personalInfo, education } as ResumeData;
}

const HOSTILE: readonly string[] = [
  'x'.repeat(300),
  'W'.repeat(150),
  'turned \u202Earound, and never back',
  `Z${'\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(8)}algo`,
  '😀👩\u200D💻🇮🇳'.repeat(12),
  'one\n\ntwo\tthree\r\nfour\u200B\u2060',
  'عائشہ صدیقی، آٹھ سال سے صحت کے لیے ڈیزائن',
  'শ্রীনিবাস வெங்கடேசன் క్షేత్రస్థాయి ക്ഷമ ₹3.4',
  'https://example.com/'.padEnd(200, 'a-very/long.address-'),
];

/** All kinds of text that people and programs paste where a word is expected; two points are as long as they can be. */
export function hostileResume(): ResumeData {
  const pick = (index: number, { maxLength }: FieldSpec) =>
    cutText(HOSTILE[index % HOSTILE.length] ?? '', maxLength ?? 0);
  const lists = RESUME_LIST_NAMES.map((list, at) => {
    const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
    const text = (field: string, id: number) =>
      field === 'fluency' ? String(id * 3) : pick(id + at + field.length, specs[field]!);
    return [list, entries(list, HOSTILE.length, text)];
  });
  const personalInfo = Object.fromEntries(
    fieldNames(PERSONAL_FIELDS).map((field, index) => [field, pick(index, PERSONAL_FIELDS[field])]),
  );
  const resume = { ...emptyResume(), personalInfo, ...Object.fromEntries(lists) } as ResumeData;
  const [first, second] = resume.projects;
  if (first) first.projectDescription = 'y'.repeat(PARAGRAPH_MAX);
  if (second) second.additionalField1 = 'many words in a row '.repeat(PARAGRAPH_MAX / 20);
  return resume;
}
