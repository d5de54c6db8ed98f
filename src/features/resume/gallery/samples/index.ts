import type { ResumeData } from '../../../../domain/resume/entities';
import { emptyResume } from '../../../../domain/resume/resume';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import aarti from './aarti.json';
import aartiPhoto from './aarti.svg';
import ananya from './ananya.json';
import debolina from './debolina.json';
import farhan from './farhan.json';
import farhanPhoto from './farhan.svg';

interface Sample {
  readonly resume: ResumeData;
  /** A drawn portrait, not a real face. */
  readonly photo: string | null;
}

/** Resumes of invented people, each filling one page of its design. */
export const SAMPLES: Readonly<Record<ResumeVariant, Sample>> = {
  a: { resume: { ...emptyResume(), ...ananya }, photo: null },
  b: { resume: { ...emptyResume(), ...farhan }, photo: farhanPhoto },
  c: { resume: { ...emptyResume(), ...aarti }, photo: aartiPhoto },
  d: { resume: { ...emptyResume(), ...debolina }, photo: null },
};
