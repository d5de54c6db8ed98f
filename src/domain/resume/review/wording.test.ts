import { SUMMARY_MAX } from '../limits';
import { WORDING_CHECKS } from './wording';
import {
  describeChecks,
  withInfo,
  withJob,
  withOlderJob,
  withProject,
  type FiringCase,
  type SilentCase,
} from '../../../../test/jest/checkCases';

const FIRING: readonly FiringCase[] = [
  ['summary', 'no summary', withInfo({ description: '' })],
  ['summary-length', 'a long summary', withInfo({ description: 'w'.repeat(SUMMARY_MAX + 1) })],
  ['figures', 'a job without figures', withOlderJob({ jobDescription: 'Built exhibits for museums.' })],
  ['point-length', 'a paragraph', withProject({ projectDescription: 'Sets scripts on a line. '.repeat(20) })],
  ['duty-openings', 'responsible for', withJob({ jobDescription: 'Responsible for 41 ticket machines.' })],
  ['buzzwords', 'a team player', withInfo({ description: 'A hard-working team player.' })],
  ['first-person', 'I', withInfo({ description: 'I design for people.' })],
  ['first-person', 'my', withJob({ additionalField1: 'Led my team of 4 people.' })],
];

const SILENT: readonly SilentCase[] = [
  ['figures', 'Devanagari digits', withOlderJob({ jobDescription: '२ संग्रहालयों के लिए प्रदर्शनी बनाई।' })],
  ['duty-openings', 'Hindi', withJob({ jobDescription: '४१ स्टेशनों के लिए जिम्मेदार रहे।' })],
  ['duty-openings', 'a verb', withJob({ jobDescription: 'Handled 300 tickets.' })],
  ['duty-openings', 'another verb', withJob({ jobDescription: 'Supported 40 branches.' })],
  ['buzzwords', 'a name', withJob({ jobDescription: 'Taught 300 students of Guru Nanak College.' })],
  ['first-person', 'a numeral', withJob({ additionalField1: 'Catalogued 40 World War I archives.' })],
  ['first-person', 'a page', withJob({ additionalField1: 'Redrew the About Me page for 41 stations.' })],
  ['first-person', 'Phase I', withJob({ additionalField1: 'Led Phase I trials with 30 riders.' })],
  ['first-person', 'I/O', withJob({ additionalField1: 'Tuned I/O of 30 servers by half.' })],
];

describe('wording checks', () => describeChecks(WORDING_CHECKS, FIRING, SILENT));
