/** Limits of the specification, sections 5 and 9, in characters unless noted otherwise. */
export const SUMMARY_MAX = 300;
/** A job's description and each of its two extra points. */
export const JOB_POINT_MAX = 150;
export const CERTIFICATE_DESCRIPTION_MAX = 150;
export const EDUCATION_YEAR = { min: 1900, max: 2100, step: 1 } as const;
/** Points of a language bar. */
export const LANGUAGE_FLUENCY = { min: 1, max: 10, step: 1 } as const;
/** Points of a professional-skill bar. */
export const PROFESSIONAL_FLUENCY = { min: 1, max: 9, step: 1 } as const;
export const BAR_PERCENT_PER_POINT = 10;
/** Maximum width and height of the photo preview in CSS px. */
export const PHOTO_PREVIEW_MAX = 200;
