import { isOwnList, type EditedListName } from './lists';

/** The fields that are bullet points on a sheet, in order. */
export const POINT_FIELDS = {
  workExperiences: ['jobDescription', 'additionalField1', 'additionalField2'],
  projects: ['projectDescription', 'additionalField1', 'additionalField2'],
} as const;

const BY_LIST: Readonly<Partial<Record<EditedListName, readonly string[]>>> = POINT_FIELDS;

export const pointFieldsOf = (list: EditedListName): readonly string[] =>
  BY_LIST[isOwnList(list) ? 'workExperiences' : list] ?? [];
