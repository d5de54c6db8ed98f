import type { ResumeData } from '../../../../domain/resume/entities';
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
  a: { resume: ananya, photo: null },
  b: { resume: farhan, photo: farhanPhoto },
  c: { resume: aarti, photo: aartiPhoto },
  d: { resume: debolina, photo: null },
};
