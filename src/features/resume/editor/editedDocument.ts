import type { ComponentType } from 'react';
import type { RESUME_FLOWS } from '../../../../machines';
import type { ResumeData, ResumeListName } from '../../../domain/resume/entities';
import type { EditedPlace } from '../../../domain/resume/places';
import type { StepProgress } from '../../../domain/resume/progress';
import type { ResumeVariant } from '../../../domain/resume/variants';
import type { Step } from '../../../ui/StepStation';
import type { Dress } from '../sheets/useResumeSheets';
import type { PreviewTab } from './preview/previewTabs';

export type WizardFlow = (typeof RESUME_FLOWS)[keyof typeof RESUME_FLOWS] | 'letter';

/** The wizard of a document, as its screens use it. */
export interface Wizard<Stop extends string> {
  readonly variant: ResumeVariant;
  /** Null while the template is locked. */
  readonly stop: Stop | null;
  readonly rail: readonly Step<Stop>[];
  readonly canGoBack: boolean;
  readonly next: () => void;
  readonly previous: () => void;
  readonly jump: (stop: Stop) => void;
}

/** What the screen of a step shows besides its fields. */
interface StepView {
  readonly title: string;
  /** The list that it edits, if any. */
  readonly list?: ResumeListName;
  /** Where it begins on the sheet. */
  readonly start: EditedPlace;
  /** Next never refuses. */
  readonly noValidate?: boolean;
}

export interface TargetProps {
  /** The place that a finding or an undo led to; its entry is open. */
  readonly target: EditedPlace | null;
}

export interface FieldsProps<FormStep extends string> extends TargetProps {
  readonly variant: ResumeVariant;
  readonly step: FormStep;
}

export interface PreviewProps<FormStep extends string> extends TargetProps {
  readonly wizard: Wizard<FormStep | 'preview'>;
  readonly tab: PreviewTab;
  readonly onTab: (tab: PreviewTab) => void;
  readonly onJump: (place: EditedPlace) => void;
}

/** A document of one design that is edited step by step and ends in a preview: a resume, or the letter that goes with it. */
export interface EditedDocument<FormStep extends string> {
  /** Its machine, with a state for each step. */
  readonly flow: WizardFlow;
  readonly steps: readonly FormStep[];
  readonly viewOf: (step: FormStep) => StepView;
  /** The step whose form edits a place, or the preview; undefined for places of another document. */
  readonly stepOf: (place: EditedPlace) => FormStep | 'preview' | undefined;
  readonly progressOf: (step: FormStep, resume: ResumeData) => StepProgress;
  /** Whether nothing that a step edits is on the sheet yet. */
  readonly isBlank: (step: FormStep, resume: ResumeData) => boolean;
  /** Its sheets, if they aren't those of a resume. */
  readonly dress?: Dress;
  /** The fields of a step, after a sentence about them. */
  readonly Fields: ComponentType<FieldsProps<FormStep>>;
  readonly Preview: ComponentType<PreviewProps<FormStep>>;
}

/** An open step of a document. */
export interface StepProps<FormStep extends string> extends TargetProps {
  readonly document: EditedDocument<FormStep>;
  readonly wizard: Wizard<FormStep | 'preview'>;
  readonly step: FormStep;
}
