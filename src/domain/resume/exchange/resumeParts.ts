import type { ResumeData } from '../entities';

/** Parts of a resume that can come from outside, each complete. The photo is none: its bytes are in no file of ours. */
export type ResumeParts = Partial<Omit<ResumeData, 'selectedPhoto'>>;

export type ResumePartName = keyof ResumeParts;
