import type { ResumeData } from '../../../../domain/resume/entities';
import type { ResumeVariant } from '../../../../domain/resume/variants';
import aarti from './aarti.json';
import aartiPhoto from './aarti.svg';
import ananya from './ananya.json';
import debolina from './debolina.json';
import farhan from './farhan.json';
import farhanPhoto from './farhan.svg';

export interface Sample {
  readonly resume: ResumeData;
  /** A drawn portrait: nobody's face. */
  readonly photo: string | null;
}

/** Invented people whose resumes fill one page of each design. */
export const SAMPLES: Readonly<Record<ResumeVariant, Sample>> = {
  a: { resume: ananya, photo: null },
  b: { resume: farhan, photo: farhanPhoto },
  c: { resume: aarti, photo: aartiPhoto },
  d: { resume: debolina, photo: null },
};
