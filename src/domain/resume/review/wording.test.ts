import { WORDING_CHECKS } from './wording';
import {
  describeChecks,
  withInfo,
  withJob,
  withOlderJob,
  withProject,
  withPoints,
  me,
  item,
  job,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const FIRING: readonly FiringCase[] = [
  ['summary', 'no summary', withInfo({ description: '' }), me('description')],
  ['summary-length', 'a short summary', withInfo({ description: 'I design.' }), me('description')],
  ['summary-length', 'a long summary', withInfo({ description: 'word '.repeat(80) }), me('description')],
  [
    'figures',
    'a job without figures',
    withOlderJob({ jobDescription: 'Built exhibits for museums.' }),
    job('jobDescription', 2),
  ],
  ['point-length', 'two words', withJob({ additionalField1: 'Drew things.' }), job('additionalField1')],
  [
    'point-length',
    'a paragraph',
    withProject({ projectDescription: 'Sets scripts on a line. '.repeat(20) }),
    item('projects', 'projectDescription'),
  ],
  [
    'weak-verbs',
    'responsible for',
    withJob({ jobDescription: 'Responsible for 41 ticket machines.' }),
    job('jobDescription'),
  ],
  [
    'weak-verbs',
    'worked on',
    withJob({ jobDescription: 'worked on 41 ticket machines.' }),
    job('jobDescription'),
  ],
  [
    'repeated-openings',
    'three points with the same first word',
    withPoints(['Built 3 sites.', 'Built 4 apps.', 'Built 5 tools.']),
    job('jobDescription', 3),
  ],
  [
    'repeated-words',
    'a word in five points',
    withPoints([
      'Cut museum costs.',
      'Led museum tours.',
      'Sold museum tickets.',
      'Drew museum maps.',
      'Wrote museum labels.',
    ]),
    job('jobDescription', 5),
  ],
  ['buzzwords', 'a team player', withInfo({ description: 'A hard-working team player.' }), me('description')],
  ['first-person', 'I', withInfo({ description: 'I design for people.' }), me('description')],
  ['first-person', 'my', withJob({ additionalField1: 'Led my team of 4 people.' }), job('additionalField1')],
  [
    'passive',
    'was built by',
    withJob({ additionalField1: 'The map was drawn and was used by 30 riders.' }),
    job('additionalField1'),
  ],
];

const SILENT: readonly SilentCase[] = [
  ['figures', 'Devanagari digits', withOlderJob({ jobDescription: '२ संग्रहालयों के लिए प्रदर्शनी बनाई।' })],
  [
    'weak-verbs',
    'a word that starts like a weak verb',
    withJob({ jobDescription: 'Workedge Labs: 41 machines redrawn.' }),
  ],
  ['weak-verbs', 'Hindi', withJob({ jobDescription: '४१ स्टेशनों के लिए जिम्मेदार रहे।' })],
  ['repeated-openings', 'articles', withPoints(['The 3 sites.', 'The 4 apps.', 'The 5 tools.'])],
  ['first-person', 'Phase I', withJob({ additionalField1: 'Led Phase I trials with 30 riders.' })],
  ['first-person', 'I/O', withJob({ additionalField1: 'Tuned I/O of 30 servers by half.' })],
];

describe('wording checks', () => describeChecks(WORDING_CHECKS, FIRING, SILENT));
