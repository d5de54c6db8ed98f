import { useCallback } from 'react';
import { RESUME_FLOWS } from '../../../../machines';
import type { PersonalInfo, ResumeData } from '../../../domain/resume/entities';
import { isBlankItem } from '../../../domain/resume/lists';
import { PERSONAL_ID_PREFIX, stepOfPlace, type ResumePlace } from '../../../domain/resume/places';
import { progressOf } from '../../../domain/resume/progress';
import { PERSONAL_FIELDS } from '../../../domain/resume/resumeFields';
import {
  RESUME_STEPS,
  RESUME_VARIANTS,
  type ResumeStep,
  type ResumeVariant,
} from '../../../domain/resume/variants';
import { useAppDispatch, useToolsSelector } from '../../../store/hooks';
import { personalInfoChanged, selectPersonalInfo } from '../../../store/resumeSlice';
import { EntityFields } from '../../../ui/FieldGrid';
import { InAppNotice } from '../../../ui/InAppNotice';
import { LazyPart } from '../../../ui/LazyPart';
import type { EditedDocument, FieldsProps, PreviewProps } from './editedDocument';
import { EditorSkeleton } from './EditorSkeleton';
import { listStep, photoForm, previewParts } from './lazyParts';

/** Step 1 of every variant. */
function PersonalStep() {
  const info = useToolsSelector(selectPersonalInfo);
  const dispatch = useAppDispatch();
  const change = useCallback(
    (field: keyof PersonalInfo, value: string) => void dispatch(personalInfoChanged({ field, value })),
    [dispatch],
  );
  return (
    <>
      <p>How people reach you, and who you are in a few lines.</p>
      <InAppNotice />
      <EntityFields
        specs={PERSONAL_FIELDS}
        values={info}
        onChange={change}
        wide={['fullName', 'title', 'location']}
        idPrefix={PERSONAL_ID_PREFIX}
      />
    </>
  );
}

function Fields({ variant, step, target }: FieldsProps<ResumeStep>) {
  const { list } = RESUME_STEPS[step];
  if (list)
    return <LazyPart part={listStep}>{(ListStep) => <ListStep list={list} target={target} />}</LazyPart>;
  if (step === 'photo')
    return <LazyPart part={photoForm}>{(PhotoForm) => <PhotoForm variant={variant} />}</LazyPart>;
  return <PersonalStep />;
}

function Preview(props: PreviewProps<ResumeStep>) {
  return (
    <LazyPart part={previewParts} place={<EditorSkeleton title="Preview" />}>
      {({ PreviewScreen }) => <PreviewScreen {...props} />}
    </LazyPart>
  );
}

/** Where a step begins on the sheet. */
function placeOfStep(step: ResumeStep): ResumePlace {
  const { list } = RESUME_STEPS[step];
  if (list) return { part: list };
  return step === 'photo' ? { part: 'selectedPhoto' } : { part: 'personalInfo', field: 'fullName' };
}

function isBlank(step: ResumeStep, resume: ResumeData): boolean {
  const { list } = RESUME_STEPS[step];
  if (list) return resume[list].length === 0;
  return step !== 'photo' && isBlankItem(resume.personalInfo);
}

/** The resume of a variant. */
export const resumeDocument = (variant: ResumeVariant): EditedDocument<ResumeStep> => ({
  flow: RESUME_FLOWS[variant],
  steps: RESUME_VARIANTS[variant],
  viewOf: (step) => ({
    ...RESUME_STEPS[step],
    start: placeOfStep(step),
    // The photo is marked as required but never blocks Next.
    noValidate: step === 'photo',
  }),
  stepOf: (place) => (place.part === 'letter' ? undefined : stepOfPlace(place)),
  progressOf,
  isBlank,
  Fields,
  Preview,
});
