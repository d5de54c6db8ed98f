import { oncePerObject } from '../../oncePerObject';
import { joinFilled } from '../resume';
import { SUMMARY_MAX } from '../limits';
import { better, fix, note, type Check, type Finding, type ReviewSubject } from './check';
import { hasJobs } from './periods';
import { CAREERBUILDER, FORM, MACHIAS, RESUMX, SIMON_FRASER } from './sources';
import { isLatinText, pointsOf, type Point } from './typedTexts';

/** About three lines of the widest column. Only projects can exceed it. */
const POINT_MAX = 280;
const SUMMARY = { part: 'personalInfo', field: 'description' } as const;

const summaryOf = ({ resume }: ReviewSubject): string => resume.personalInfo.description.trim();
const hasSummary = (subject: ReviewSubject): boolean => summaryOf(subject) !== '';
const hasPoints = ({ points }: ReviewSubject): boolean => points.length > 0;

const summaryPresent: Check = {
  id: 'summary',
  title: 'There is a summary',
  source: FORM,
  run: (subject) =>
    hasSummary(subject)
      ? null
      : fix(
          SUMMARY,
          'There is no summary',
          'Write two sentences: what you do, for whom, and one result with a number.',
        ),
};

const summaryLength: Check = {
  id: 'summary-length',
  title: 'The summary is not too long',
  source: FORM,
  appliesTo: hasSummary,
  run: (subject) => {
    const { length } = summaryOf(subject);
    return length > SUMMARY_MAX
      ? better(SUMMARY, `The summary has ${length} characters`, `Shorten it to ${SUMMARY_MAX}.`)
      : null;
  },
};

/** 34% of hiring managers reject a resume "without quantifiable results". */
const figures: Check = {
  id: 'figures',
  title: 'Every job has a figure',
  source: CAREERBUILDER,
  appliesTo: hasJobs,
  run: ({ resume }) =>
    resume.workExperiences.flatMap((job) => {
      const points = pointsOf(job, 'workExperiences');
      const [first] = points;
      if (!first || points.some(({ text }) => /\p{N}/u.test(text))) return [];
      const name = joinFilled([job.position, job.companyName]);
      return better(
        first.place,
        'A job has no figures in its points',
        `${name === '' ? 'Say' : `${name}: say`} how many, how much or how fast, in digits.`,
      );
    }),
};

/** 25% of hiring managers reject a resume "with long paragraphs of text". */
const pointLength: Check = {
  id: 'point-length',
  title: 'No point is too long',
  source: CAREERBUILDER,
  appliesTo: hasPoints,
  run: ({ points }) =>
    points
      .filter(({ text }) => text.length > POINT_MAX)
      .map(({ text, place }) =>
        better(place, `A point has ${text.length} characters`, 'Split it in two, or shorten it.'),
      ),
};

interface PatternRule extends Pick<Check, 'id' | 'title' | 'source'> {
  readonly textsOf: (subject: ReviewSubject) => readonly Point[];
  readonly pattern: RegExp;
  readonly find: (match: string, point: Point) => Finding;
}

/** A rule that looks for a pattern in texts, if they are English. */
function ofPattern({ textsOf, pattern, find, ...rule }: PatternRule): Check {
  const findOnce = oncePerObject((point: Point) => {
    const match = isLatinText(point.text) ? pattern.exec(point.text)?.[0] : undefined;
    return match === undefined ? null : find(match, point);
  });
  return {
    ...rule,
    appliesTo: (subject) => textsOf(subject).some(({ text }) => isLatinText(text)),
    run: (subject) => textsOf(subject).flatMap((point) => findOnce(point) ?? []),
  };
}

const sentencesOf = (subject: ReviewSubject): readonly Point[] => [
  { text: summaryOf(subject), place: SUMMARY },
  ...subject.points,
];

/** Openings that name a duty instead of an action; "handled 300 tickets" is an action. */
const DUTY_OPENINGS =
  /^(?:responsible for|(?:my )?(?:duties|responsibilities) (?:included?|were)|tasked with|in charge of|familiar with|exposure to)\b/i;

const dutyOpenings = ofPattern({
  id: 'duty-openings',
  title: 'No point starts with a duty',
  source: MACHIAS,
  textsOf: ({ points }) => points,
  pattern: DUTY_OPENINGS,
  find: (match, { place }) =>
    better(place, `A point starts with “${match}”`, 'Start with an action: built, cut, taught, sold, wrote.'),
});

/** "I" as the subject of a clause, and "my"; neither numerals (Phase I, World War I) nor names (About Me). */
const FIRST_PERSON =
  /\bI['’](?:m|ve|d|ll)\b|(?<=^|[.!?:;,]\s+|\b(?:and|but|that|which|where|when|while|because|as|so|if)\s+)I(?= (?!and\b|or\b|to\b)[a-z])|(?<![\w-])my(?:self)?(?![\w-])|(?<=^|[.!?]\s+)My(?= [a-z])/;

const firstPerson = ofPattern({
  id: 'first-person',
  title: 'There is no I or my',
  source: SIMON_FRASER,
  textsOf: sentencesOf,
  pattern: FIRST_PERSON,
  find: (match, { place }) =>
    note(place, `“${match}” is not needed in a resume`, 'Leave out I and my: start with the verb.'),
});

/** The phrases of the source that mean nothing else; it also lists "dedicated", which a server may be, and "proven". */
const BUZZWORDS =
  /\b(?:best[- ]of[- ]breed|go[- ]getter|think(?:ing|s)? outside (?:of )?the box|synerg(?:y|ies)|team[- ]player|(?:highly |self[- ])motivated|passionate|detail[- ]oriented|proven track record)\b/i;

const buzzwords = ofPattern({
  id: 'buzzwords',
  title: 'No buzzwords',
  source: RESUMX,
  textsOf: sentencesOf,
  pattern: BUZZWORDS,
  find: (match, { place }) =>
    better(
      place,
      `“${match}” says nothing that can be checked`,
      'Replace it with evidence: a project, a number, a result.',
    ),
});

export const WORDING_CHECKS: readonly Check[] = [
  summaryPresent,
  summaryLength,
  figures,
  pointLength,
  dutyOpenings,
  buzzwords,
  firstPerson,
];
