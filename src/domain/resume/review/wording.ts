import { SUMMARY_MAX } from '../limits';
import { better, fix, note, oncePerText, type Check, type Finding, type ReviewSubject } from './check';
import { hasLatinPoints, pointsOf, type Point } from './typedTexts';
import { BUZZWORDS, DUTY_OPENINGS, FIRST_PERSON, isLatinText } from './words';

/*
 * Sources. CareerBuilder 2018: hiring managers' "instant deal breakers"; CareerBuilder 2014: their worst terms in a resume (both
 * surveys by The Harris Poll). Career services: the guides of Simon Fraser University and of the University of St. Thomas.
 */

/** About three lines of the widest column. Only projects can exceed it. */
const POINT_MAX = 280;
const SUMMARY = { part: 'personalInfo', field: 'description' } as const;

const summaryOf = ({ resume }: ReviewSubject): string => resume.personalInfo.description.trim();
const hasSummary = (subject: ReviewSubject): boolean => summaryOf(subject) !== '';
const hasPoints = ({ points }: ReviewSubject): boolean => points.length > 0;

/** The specification requires a summary. */
const summaryPresent: Check = {
  id: 'summary',
  title: 'There is a summary',
  run: (subject) =>
    hasSummary(subject)
      ? []
      : [
          fix(
            SUMMARY,
            'There is no summary',
            'Write two sentences: what you do, for whom, and one result with a number.',
          ),
        ],
};

/** The specification limits its length. */
const summaryLength: Check = {
  id: 'summary-length',
  title: 'The summary is not too long',
  appliesTo: hasSummary,
  run: (subject) => {
    const { length } = summaryOf(subject);
    return length > SUMMARY_MAX
      ? [better(SUMMARY, `The summary has ${length} characters`, `Shorten it to ${SUMMARY_MAX}.`)]
      : [];
  },
};

/** CareerBuilder 2018: 34% reject a resume "without quantifiable results". */
const figures: Check = {
  id: 'figures',
  title: 'Every job has a figure',
  appliesTo: ({ resume }) => resume.workExperiences.length > 0,
  run: ({ resume }) =>
    resume.workExperiences.flatMap((job) => {
      const points = pointsOf('workExperiences', job);
      const [first] = points;
      if (!first || points.some(({ text }) => /\p{N}/u.test(text))) return [];
      const name = [job.position, job.companyName]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(', ');
      return [
        better(
          first.place,
          'A job has no figures in its points',
          `${name === '' ? 'Say' : `${name}: say`} how many, how much or how fast, in digits.`,
        ),
      ];
    }),
};

/** CareerBuilder 2018: 25% reject a resume "with long paragraphs of text". */
const pointLength: Check = {
  id: 'point-length',
  title: 'No point is too long',
  appliesTo: hasPoints,
  run: ({ points }) =>
    points
      .filter(({ text }) => text.length > POINT_MAX)
      .map(({ text, place }) =>
        better(place, `A point has ${text.length} characters`, 'Split it in two, or shorten it.'),
      ),
};

type FindMatch = (match: string, point: Point) => Finding;

/** Reports English texts that match the pattern. */
const patternFinder = (pattern: RegExp, find: FindMatch) =>
  oncePerText<Point>((point) => {
    const match = isLatinText(point.text) ? pattern.exec(point.text)?.[0] : undefined;
    return match === undefined ? null : find(match, point);
  });

/** A rule that looks for a pattern in every English point. */
function ofPoints(id: string, title: string, pattern: RegExp, find: FindMatch): Check {
  const findOnce = patternFinder(pattern, find);
  return {
    id,
    title,
    appliesTo: hasLatinPoints,
    run: ({ points }) => points.flatMap((point) => findOnce(point) ?? []),
  };
}

/** A rule that looks for a pattern in the summary and the points, if they are English. */
function ofSentences(id: string, title: string, pattern: RegExp, find: FindMatch): Check {
  const findOnce = patternFinder(pattern, find);
  return {
    id,
    title,
    appliesTo: (subject) => isLatinText(summaryOf(subject)) || hasLatinPoints(subject),
    run: (subject) =>
      [{ text: summaryOf(subject), place: SUMMARY }, ...subject.points].flatMap(
        (point) => findOnce(point) ?? [],
      ),
  };
}

/** Career services: begin a point with a verb; say what you did rather than what your duties were. */
const dutyOpenings = ofPoints(
  'duty-openings',
  'No point starts with a duty',
  DUTY_OPENINGS,
  (match, { place }) =>
    better(place, `A point starts with “${match}”`, 'Start with an action: built, cut, taught, sold, wrote.'),
);

/** Career services: no personal pronouns. */
const firstPerson = ofSentences('first-person', 'There is no I or my', FIRST_PERSON, (match, { place }) =>
  note(place, `“${match}” is not needed in a resume`, 'Leave out I and my: start with the verb.'),
);

/** CareerBuilder 2014. */
const buzzwords = ofSentences('buzzwords', 'No buzzwords', BUZZWORDS, (match, { place }) =>
  better(
    place,
    `“${match}” says nothing that can be checked`,
    'Replace it with evidence: a project, a number, a result.',
  ),
);

export const WORDING_CHECKS: readonly Check[] = [
  summaryPresent,
  summaryLength,
  figures,
  pointLength,
  dutyOpenings,
  buzzwords,
  firstPerson,
];
