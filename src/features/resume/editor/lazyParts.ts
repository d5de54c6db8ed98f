import { lazyCode } from '../../../lazy/lazyCode';
import type { ResumeVariant } from '../../../domain/resume/variants';
import { printing } from '../../../services/lazyServices';
import { letterAddress } from '../addresses';

/** The form of the list steps. Lazy, because the first step is not a list. */
export const listStep = lazyCode('This step', () =>
  import(/* webpackChunkName: "resumeLists" */ './ListStep').then((module) => module.ListStep),
);

/** In place of a wizard that a visitor can't open. */
export const lockedTemplate = lazyCode('This page', () =>
  import(/* webpackChunkName: "lockedTemplate" */ './LockedTemplate').then((module) => module.LockedTemplate),
);

/** The photo step, the last step of two of the four variants. */
export const photoForm = lazyCode('The photo step', () =>
  import(/* webpackChunkName: "photoForm" */ '../photo/PhotoForm').then((module) => module.PhotoForm),
);

/** The last screen of the wizard. */
export const previewParts = lazyCode('The preview', () =>
  import(/* webpackChunkName: "resumePreview" */ './preview/parts').then((module) => module.previewParts),
);

/**
 * The code that draws a resume: designs, measuring, page breaks. All four designs are in one chunk, because they share 90 %
 * of their code.
 */
export const resumeSheets = lazyCode('The preview', () =>
  import(/* webpackChunkName: "resumeSheets" */ '../sheets/ResumeSheets').then(
    (module) => module.ResumeSheets,
  ),
);

/** The checks and their panel. Loads with the preview, whose title says how many things there are to fix. */
export const reviewPanels = lazyCode('This panel', () =>
  import(/* webpackChunkName: "resumeReview" */ '../review/panels').then((module) => module.panels),
);

/** What a visitor needs to finish a resume. */
export const WIZARD_PARTS = [
  listStep,
  photoForm,
  previewParts,
  resumeSheets,
  reviewPanels,
  printing,
] as const;

/** The letter that goes with a resume. */
export const letterDocument = lazyCode('The letter', () =>
  import(/* webpackChunkName: "letter" */ '../letter/letterDocument').then((module) => module.letterDocument),
);

/** A link from a resume to its letter, which loads when the visitor reaches for it. */
export const letterLink = (variant: ResumeVariant) => ({
  to: letterAddress(variant),
  onPointerEnter: () => void letterDocument.preload(),
});

/** Import and export. Lazy, because most visitors only fill in a resume. */
export const exchangeDialog = lazyCode('Import and export', () =>
  import(/* webpackChunkName: "resumeExchange" */ '../exchange/ExchangeDialog').then(
    (module) => module.ExchangeDialog,
  ),
);

/** Keeping on this device. Loads for visitors who keep a resume, or look for one. */
export const keptParts = lazyCode('Your resumes', () =>
  import(/* webpackChunkName: "keptResumes" */ '../kept/parts').then((module) => module.keptParts),
);
