import type { ResumeData } from '../entities';

/** Importable parts of a resume, each complete. Excludes the photo, because no export contains its data, and where it is kept. */
export type ResumeParts = Partial<Omit<ResumeData, 'selectedPhoto' | 'kept'>>;

/** The parts that the visitor chooses among. */
export type ResumePartName = Exclude<keyof ResumeParts, 'origin'>;

/** How to import one part; `add` appends to a list, and fills only empty fields of the personal details. */
export type ImportChoice = 'replace' | 'add' | 'leave';
