/** The fields that are bullet points on a sheet, in order. */
export const POINT_FIELDS = {
  workExperiences: ['jobDescription', 'additionalField1', 'additionalField2'],
  projects: ['projectDescription', 'additionalField1', 'additionalField2'],
} as const;
