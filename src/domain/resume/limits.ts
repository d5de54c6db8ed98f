/** Limits of the specification, sections 5 and 9. Characters unless a comment says otherwise. */
export const SUMMARY_MAX = 300;
/** A job's description and each of its two extra points. */
export const JOB_POINT_MAX = 150;
export const CERTIFICATE_DESCRIPTION_MAX = 150;
/** Years, for `min`, `max` and `step` of a number input. */
export const EDUCATION_YEAR = { min: 1900, max: 2100, step: 1 } as const;
/** Points of a language bar. */
export const LANGUAGE_FLUENCY = { min: 1, max: 10, step: 1 } as const;
/** Points of a professional-skill bar. */
export const PROFESSIONAL_FLUENCY = { min: 1, max: 9, step: 1 } as const;
/** Width of a bar in percent for every point of fluency. */
export const BAR_PERCENT_PER_POINT = 10;
/** Side of the photo preview in CSS px. */
export const PHOTO_PREVIEW_MAX = 200;
