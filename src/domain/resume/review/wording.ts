import { SUMMARY_MAX } from '../limits';
import { better, fix, note, oncePerText, type Check, type Finding, type ReviewSubject } from './check';
import { openings, repeatedWords } from './repetition';
import { hasLatinPoints, pointsOf, type Point } from './typedTexts';
import { BUZZWORDS, FIRST_PERSON, isLatinText, PASSIVE, WEAK_OPENINGS, wordsOf } from './words';

/** A shorter summary (about a line and a half) says hardly more than the title. */
const SUMMARY_WORDS_MIN = 15;
/** Three words are not enough for an action and its result. */
const POINT_WORDS_MIN = 4;
/** About three lines of the widest column; readers skip longer points. Only projects can exceed it. */
const POINT_MAX = 280;
const SUMMARY = { part: 'personalInfo', field: 'description' } as const;

const summaryOf = ({ resume }: ReviewSubject): string => resume.personalInfo.description.trim();
const hasSummary = (subject: ReviewSubject): boolean => summaryOf(subject) !== '';
const hasPoints = ({ points }: ReviewSubject): boolean => points.length > 0;

const summaryThere: Check = {
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

const summaryLength: Check = {
  id: 'summary-length',
  title: 'The summary has a good length',
  appliesTo: hasSummary,
  run: (subject) => {
    const summary = summaryOf(subject);
    if (summary.length > SUMMARY_MAX)
      return [
        better(SUMMARY, `The summary has ${summary.length} characters`, `Shorten it to ${SUMMARY_MAX}.`),
      ];
    const words = wordsOf(summary).length;
    if (words >= SUMMARY_WORDS_MIN) return [];
    const count = words === 1 ? 'one word' : `${words} words`;
    return [
      better(
        SUMMARY,
        `The summary has only ${count}`,
        'Say what you do, for whom, and one result with a number.',
      ),
    ];
  },
};

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

const pointLength: Check = {
  id: 'point-length',
  title: 'No point is too short or too long',
  appliesTo: hasPoints,
  run: ({ points }) =>
    points.flatMap(({ text, place }) => {
      if (wordsOf(text).length < POINT_WORDS_MIN)
        return [better(place, `“${text}” is too short`, 'Say what you did and what came of it.')];
      return text.length > POINT_MAX
        ? [
            better(
              place,
              `A point has ${text.length} characters`,
              'Split it in two: readers skip points of four lines.',
            ),
          ]
        : [];
    }),
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

const weakOpenings = ofPoints(
  'weak-verbs',
  'Every point starts with what you did',
  WEAK_OPENINGS,
  (match, { place }) =>
    better(place, `A point starts with “${match}”`, 'Start with an action: built, cut, taught, sold, wrote.'),
);

const firstPerson = ofSentences('first-person', 'There is no I or my', FIRST_PERSON, (match, { place }) =>
  note(place, `“${match}” is not needed in a resume`, 'Leave out I and my: start with the verb.'),
);

const buzzwords = ofSentences('buzzwords', 'No buzzwords', BUZZWORDS, (match, { place }) =>
  better(place, `“${match}” is in most resumes`, 'Replace it with evidence: a project, a number, a result.'),
);

const passive = ofPoints('passive', 'The points say who did it', PASSIVE, (match, { place }) =>
  note(place, `“${match}” hides who did it`, 'Start with the verb and leave out “by”.'),
);

export const WORDING_CHECKS: readonly Check[] = [
  summaryThere,
  summaryLength,
  figures,
  pointLength,
  weakOpenings,
  openings,
  repeatedWords,
  buzzwords,
  firstPerson,
  passive,
];
