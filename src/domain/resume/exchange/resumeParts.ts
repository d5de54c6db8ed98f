import type { ResumeData } from '../entities';

/** Importable parts of a resume, each complete. Excludes the photo, because no export contains its data. */
export type ResumeParts = Partial<Omit<ResumeData, 'selectedPhoto'>>;

/** The parts that the visitor chooses among. */
export type ResumePartName = Exclude<keyof ResumeParts, 'origin'>;
