import { OFFICE } from './office';
import { SERVICE } from './service';
import { TECHNICAL } from './technical';

/**
 * Skills, tools, qualifications and standards of trades in India, in the singular, and whether each is also an ordinary word.
 * Compiled by hand; `keywords.test.ts` measures the coverage of job ads. In the lists, an exclamation mark follows an ordinary
 * word that is a skill only in certain contexts.
 */
export const KNOWN_SKILLS: readonly { readonly text: string; readonly isOrdinary: boolean }[] = [
  TECHNICAL,
  OFFICE,
  SERVICE,
]
  .flatMap((trades) => trades.trim().split(/\n(?=\s*\S+: )/))
  .flatMap((trade) => trade.replace(/^\s*\S+: /, '').split(','))
  .map((entry) => entry.trim().replace(/\s+/g, ' '))
  .map((entry) => ({ text: entry.replace('!', ''), isOrdinary: entry.endsWith('!') }));

/** Abbreviations in ads that are neither skills nor qualifications. */
export const OTHER_ABBREVIATIONS = new Set(
  `AC AI-ML AM PM IST CTC LPA PA CV JD ID HR IT OK PF TA DA OT NB PS FAQ FYI ASAP EOE DOB INR USD RS US USA UK UAE EU GCC NCR UP MP AP TN
  WB HP MNC PVT LTD LLP LLC INC SME WFH WFO ESOP ESOPS KRA KRAS UG PG SSC HSC NA TBD ETC SMS MON TUE WED THU FRI SAT SUN JAN FEB MAR APR JUN JUL AUG
  SEP OCT NOV DEC MR MRS MS DR SIR MAM PDF BHK YOE YRS YR MIN MAX CO HO NO NOT NEW FOR AND OR THE ALL ANY ARE OUR WE YOU ONLY MUST JOB JOBS HIRE FREE
  NOTE APPLY CALL URGENT UR OBC SC ST EWS PSU GP`.split(/\s+/),
);

/** Phrases that contain a skill but aren't one. */
export const OTHER_PHRASES = ['Tamil Nadu', 'job description', 'health insurance', 'medical insurance'];

/** Names of the same thing, which applicant tracking systems may not recognize as such. */
export const SAME_THING: readonly (readonly string[])[] = [
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
  ['Kubernetes', 'k8s'],
  ['PostgreSQL', 'Postgres'],
  ['Golang', 'Go'],
  ['React', 'React.js'],
  ['Vue', 'Vue.js'],
  ['Node.js', 'Node'],
  ['machine learning', 'ML'],
  ['artificial intelligence', 'AI'],
  ['natural language processing', 'NLP'],
  ['user experience', 'UX'],
  ['user interface', 'UI'],
  ['Amazon Web Services', 'AWS'],
  ['Google Cloud Platform', 'GCP', 'Google Cloud'],
  ['Microsoft Excel', 'MS Excel', 'Excel'],
  ['Microsoft Office', 'MS Office'],
  ['search engine optimisation', 'search engine optimization', 'SEO'],
  ['human resources', 'HR'],
  ['quality assurance', 'QA'],
  ['continuous integration', 'CI/CD'],
  ['object-oriented programming', 'OOP', 'object oriented'],
  ['customer relationship management', 'CRM'],
  ['intellectual property', 'IP'],
  ['goods and services tax', 'GST'],
  ['accessibility', 'WCAG'],
  ['data visualisation', 'data visualization'],
  ['financial modelling', 'financial modeling'],
];
