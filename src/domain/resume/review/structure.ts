import type { ResumeListName } from '../entities';
import { LIST_FIELDS } from '../resumeFields';
import type { FieldSpecs } from '../../fields';
import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../limits';
import { LIST_SPECS, RESUME_LIST_NAMES } from '../lists';
import { listTitle, RESUME_TEMPLATES, RESUME_VARIANTS, type ResumeVariant } from '../variants';
import { better, fix, note, type Check, type Finding, type ReviewSubject, type Severity } from './check';
import { CAREERBUILDER, FORM, GREENHOUSE, ROCHE, SHEET, SIMON_FRASER, TORONTO } from './sources';
import { strayTexts } from './readingOrder';
import { entriesOf, listFieldNames, pointsOf, valueOf } from './typedTexts';

/** 17% of hiring managers reject a resume of "more than two pages". Academic CVs are longer. */
const PAGES_MAX = 2;

/** The list of skills that a variant has a step for. */
const skillList = (variant: ResumeVariant): ResumeListName =>
  RESUME_VARIANTS[variant].includes('skills') ? 'skills' : 'professionalSkills';

function noSection(severity: Severity, list: ResumeListName, advice: string): Finding {
  return { severity, text: `There is nothing under ${listTitle(list)}`, advice, place: { part: list } };
}

const sections: Check = {
  id: 'sections',
  title: 'Work, education and skills are filled in',
  source: TORONTO,
  run: ({ resume, variant }) => {
    const hasSkills = resume.skills.length > 0 || resume.professionalSkills.length > 0;
    return [
      ...(resume.workExperiences.length > 0
        ? []
        : [
            noSection(
              'note',
              'workExperiences',
              'An internship, a family business or volunteering counts too.',
            ),
          ]),
      ...(resume.education.length > 0
        ? []
        : [noSection('better', 'education', 'Add the highest course or class.')]),
      ...(hasSkills ? [] : [noSection('better', skillList(variant), 'Add those you would be asked about.')]),
    ];
  },
};

const jobPoints: Check = {
  id: 'job-points',
  title: 'Every job says what was done',
  source: SIMON_FRASER,
  appliesTo: ({ resume }) => resume.workExperiences.length > 0,
  run: ({ resume }) =>
    resume.workExperiences
      .filter((job) => pointsOf('workExperiences', job).length === 0)
      .map(({ id, companyName, position }) =>
        fix(
          { part: 'workExperiences', id, field: 'jobDescription' },
          `${companyName.trim() || position.trim() || 'A job'} has no description`,
          'Write one line about what you did and what came of it.',
        ),
      ),
};

/** Fields with their own checks. */
const CHECKED_ELSEWHERE = new Set(['startDate', 'endDate', 'jobDescription', 'fluency']);

const requiredFields: Check = {
  id: 'required-fields',
  title: 'No entry is incomplete',
  source: FORM,
  appliesTo: ({ resume }) => RESUME_LIST_NAMES.some((list) => resume[list].length > 0),
  run: ({ resume }) =>
    RESUME_LIST_NAMES.flatMap((list) => {
      const specs: FieldSpecs<Readonly<Record<string, string>>> = LIST_FIELDS[list];
      const needed = listFieldNames(list).filter(
        (field) => specs[field]?.required && !CHECKED_ELSEWHERE.has(field),
      );
      return entriesOf(resume, list).flatMap((entry) => {
        const empty = needed.filter((field) => valueOf(entry, field) === '');
        const [field] = empty;
        if (field === undefined) return [];
        const labels = empty.map((name) => specs[name]?.label ?? name).join(', ');
        return [
          fix(
            { part: list, id: entry.id, field },
            `A ${LIST_SPECS[list].noun} lacks ${labels}`,
            'Fill it in, or remove the entry.',
          ),
        ];
      });
    }),
};

const FLUENCIES = { languages: LANGUAGE_FLUENCY, professionalSkills: PROFESSIONAL_FLUENCY } as const;

const fluency: Check = {
  id: 'fluency',
  title: 'Every bar has a number',
  source: FORM,
  appliesTo: ({ resume }) => resume.languages.length + resume.professionalSkills.length > 0,
  run: ({ resume }) =>
    (['languages', 'professionalSkills'] as const).flatMap((list) => {
      const { min, max } = FLUENCIES[list];
      return resume[list].flatMap(({ id, name, fluency: typed }) => {
        const points = Number(typed);
        if (typed.trim() !== '' && points >= min && points <= max) return [];
        const text =
          typed.trim() === ''
            ? `${name} has no number`
            : `${name} has ${typed.trim()}, which is outside ${min} to ${max}`;
        return [fix({ part: list, id, field: 'fluency' }, text, `Give it a number from ${min} to ${max}.`)];
      });
    }),
};

const duplicates: Check = {
  id: 'duplicates',
  title: 'No entry is repeated',
  source: SHEET,
  appliesTo: ({ resume }) => RESUME_LIST_NAMES.some((list) => resume[list].length > 1),
  run: ({ resume }) =>
    RESUME_LIST_NAMES.flatMap((list) => {
      const seen = new Set<string>();
      const fields = listFieldNames(list);
      return entriesOf(resume, list).flatMap((entry) => {
        const key = JSON.stringify(fields.map((field) => valueOf(entry, field).toLowerCase()));
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew
          ? []
          : [
              fix(
                { part: list, id: entry.id },
                `The same ${LIST_SPECS[list].noun} is listed twice`,
                'Remove one of them.',
              ),
            ];
      });
    }),
};

const pages: Check = {
  id: 'pages',
  title: `No more than ${PAGES_MAX} pages`,
  source: CAREERBUILDER,
  run: ({ pageCount }) =>
    pageCount > PAGES_MAX
      ? [
          better(
            null,
            `The resume has ${pageCount} pages`,
            'Shorten the oldest jobs, or fit it to fewer pages.',
          ),
        ]
      : [],
};

const photo: Check = {
  id: 'photo',
  title: 'There are no pictures on the sheet',
  source: GREENHOUSE,
  run: ({ resume: { selectedPhoto }, hasPortrait }) => {
    if (!selectedPhoto) return [];
    const place = { part: 'selectedPhoto' } as const;
    if (!hasPortrait)
      return [
        fix(
          place,
          `${selectedPhoto.name} is not on the page`,
          'A photo is kept only while the page stays open: upload it again, or remove it.',
        ),
      ];
    return [
      note(
        place,
        'Programs can’t read the photo',
        'You can keep it for print, but some employers ask you to leave it out.',
      ),
    ];
  },
};

const columns: Check = {
  id: 'columns',
  title: 'One column, read from top to bottom',
  source: ROCHE,
  run: ({ variant, isPlain }) =>
    RESUME_TEMPLATES[variant].columns > 1 && !isPlain
      ? [
          note(
            null,
            'Programs read two columns one after the other',
            'For online applications, use “Plain version for application systems”: the same data in one column.',
          ),
        ]
      : [],
};

const stray: Check = {
  id: 'reading-order',
  title: 'Programs read everything under its own heading',
  source: SHEET,
  appliesTo: ({ reading }) => reading !== undefined && reading.length > 0,
  run: ({ reading = [] }) =>
    strayTexts(reading).map(({ heading, mistakenFor, page }) =>
      better(
        null,
        `${heading} continues after ${mistakenFor}`,
        `A program may file its text on page ${page} under ${mistakenFor}: fit it to one page, or use the plain version.`,
      ),
    ),
};

const leftOut: Check = {
  id: 'left-out',
  title: 'Everything you typed is on this template',
  source: SHEET,
  run: ({ leftOut: lists }: ReviewSubject) =>
    lists.map((list) =>
      note(
        { part: list },
        `${listTitle(list)} is not on this template`,
        'Your text is kept. The plain version prints it, and so do the templates that have this section.',
      ),
    ),
};

export const STRUCTURE_CHECKS: readonly Check[] = [
  sections,
  jobPoints,
  requiredFields,
  fluency,
  duplicates,
  pages,
  columns,
  stray,
  photo,
  leftOut,
];
