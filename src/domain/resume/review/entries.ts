import { LANGUAGE_FLUENCY, PROFESSIONAL_FLUENCY } from '../limits';
import { itemsIn, listsIn, nounOf } from '../lists';
import { fieldsOf } from '../listWords';
import { capitalize, withArticle } from '../../text';
import { listTitle } from '../variants';
import { hasJobs, jobName } from './periods';
import { better, fix, note, type Check } from './check';
import { skillList } from './shown';
import { FORM, SHEET, SIMON_FRASER, TORONTO } from './sources';
import { listFieldNames, pointsOf, valueOf } from './typedTexts';

const sections: Check = {
  id: 'sections',
  title: 'Work, education and skills are filled in',
  source: TORONTO,
  run: ({ resume, variant }) => {
    const { workExperiences, education, skills, professionalSkills } = resume;
    const missing = [
      {
        list: 'workExperiences' as const,
        entries: workExperiences,
        severity: note,
        advice: 'An internship, a family business or volunteering counts too.',
      },
      {
        list: 'education' as const,
        entries: education,
        severity: better,
        advice: 'Add the highest course or class.',
      },
      {
        list: skillList(variant),
        entries: [...skills, ...professionalSkills],
        severity: better,
        advice: 'Add those you would be asked about.',
      },
    ].filter(({ entries }) => entries.length === 0);
    // Without any of them, a recruiter has nothing to read but a name.
    const isBare = missing.length === 3;
    return missing.map(({ list, severity, advice }) =>
      (isBare ? fix : severity)({ part: list }, `There is nothing under ${listTitle(list)}`, advice),
    );
  },
};

const jobPoints: Check = {
  id: 'job-points',
  title: 'Every job says what was done',
  source: SIMON_FRASER,
  appliesTo: hasJobs,
  run: ({ resume }) =>
    resume.workExperiences
      .filter((job) => pointsOf(job, 'workExperiences').length === 0)
      .map((job) =>
        fix(
          { part: 'workExperiences', id: job.id, field: 'jobDescription' },
          `${jobName(job) || 'A job'} has no description`,
          'Write one line about what you did and what came of it.',
        ),
      ),
};

/** Fields with their own checks. */
const CHECKED_ELSEWHERE = new Set(['startDate', 'endDate', 'jobDescription', 'fluency']);

/** What the specification requires, but without which an entry still says what it is about. */
const DISPENSABLE = new Set([
  ...['workExperiences.location', 'education.stream', 'education.cgpaPercent', 'projects.techStack'],
  ...['projects.completionYear', 'skills.name', 'certificates.description', 'reference.company'],
]);

const requiredFields: Check = {
  id: 'required-fields',
  title: 'No entry is incomplete',
  source: FORM,
  appliesTo: ({ resume }) => listsIn(resume).some((list) => itemsIn(resume, list).length > 0),
  run: ({ resume }) =>
    listsIn(resume).flatMap((list) => {
      const specs = fieldsOf(list);
      const needed = listFieldNames(list).filter(
        (field) => specs[field]?.required && !CHECKED_ELSEWHERE.has(field),
      );
      return itemsIn(resume, list).flatMap((entry) => {
        const empty = needed.filter((field) => valueOf(entry, field) === '');
        const [field] = empty;
        if (field === undefined) return [];
        const labels = empty.map((name) => specs[name]?.label ?? name).join(', ');
        const text = `${capitalize(withArticle(nounOf(list)))} lacks ${labels}`;
        const place = { part: list, id: entry.id, field };
        return empty.every((name) => DISPENSABLE.has(`${list}.${name}`))
          ? [better(place, text, 'Fill it in if you can: its step asks for it.')]
          : [fix(place, text, 'Fill it in, or remove the entry.')];
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
        const place = { part: list, id, field: 'fluency' } as const;
        const advice = `Give it a number from ${min} to ${max}.`;
        return typed.trim() === ''
          ? better(place, `${name} has no number`, advice)
          : fix(place, `${name} has ${typed.trim()}, which is outside ${min} to ${max}`, advice);
      });
    }),
};

const duplicates: Check = {
  id: 'duplicates',
  title: 'No entry is repeated',
  source: SHEET,
  appliesTo: ({ resume }) => listsIn(resume).some((list) => itemsIn(resume, list).length > 1),
  run: ({ resume }) =>
    listsIn(resume).flatMap((list) => {
      const seen = new Set<string>();
      const fields = listFieldNames(list);
      return itemsIn(resume, list).flatMap((entry) => {
        const key = JSON.stringify(fields.map((field) => valueOf(entry, field).toLowerCase()));
        const isNew = !seen.has(key);
        seen.add(key);
        return isNew
          ? []
          : fix(
              { part: list, id: entry.id },
              `The same ${nounOf(list)} is listed twice`,
              'Remove one of them.',
            );
      });
    }),
};

/** What the entries hold. */
export const ENTRY_CHECKS: readonly Check[] = [sections, jobPoints, requiredFields, fluency, duplicates];
