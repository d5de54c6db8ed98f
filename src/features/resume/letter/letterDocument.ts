import { letterOf, letterProgress } from '../../../domain/resume/letter/letter';
import {
  LETTER_STEP_NAMES,
  LETTER_STEPS,
  stepOfField,
  type LetterStep,
} from '../../../domain/resume/letter/letterFields';
import { isBlankItem } from '../../../domain/resume/lists';
import type { EditedDocument } from '../editor/editedDocument';
import { letterSheet } from '../templates/letter/letterSheet';
import { LetterFields } from './LetterFields';
import { LetterPreview } from './LetterPreview';

/** The letter that goes with a resume. */
export const letterDocument: EditedDocument<LetterStep> = {
  flow: 'letter',
  steps: LETTER_STEP_NAMES,
  viewOf: (step) => {
    const { title, fields } = LETTER_STEPS[step];
    const [field] = fields;
    return { title, start: { part: 'letter', field } };
  },
  // Undo also reaches the resume, which this document doesn't show.
  stepOf: (place) => (place.part === 'letter' ? stepOfField(place.field) : undefined),
  progressOf: letterProgress,
  isBlank: (_step, resume) => isBlankItem(letterOf(resume)),
  dress: letterSheet,
  Fields: LetterFields,
  Preview: LetterPreview,
};
