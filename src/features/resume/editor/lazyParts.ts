import { lazyCode } from '../../../lazy/lazyCode';
import { printing } from '../../../services/lazyServices';

/** The form of the list steps. Lazy, because the first step is not a list. */
export const listStep = lazyCode('This step', () =>
  import(/* webpackChunkName: "resumeLists" */ './ListStep').then((module) => module.ListStep),
);

/** The photo step, the last step of two of the four variants. */
export const photoForm = lazyCode('The photo step', () =>
  import(/* webpackChunkName: "photoForm" */ '../photo/PhotoForm').then((module) => module.PhotoForm),
);

/** Crops a photo to its frame. Loads when the first photo is chosen. */
export const cropDialog = lazyCode('The frame for your photo', () =>
  import(/* webpackChunkName: "cropDialog" */ '../photo/CropDialog').then((module) => module.CropDialog),
);

/** In place of the wizard of a locked template, which most visitors never open. */
export const lockedTemplate = lazyCode('The login screen', () =>
  import(/* webpackChunkName: "locked" */ './LockedTemplate').then((module) => module.LockedTemplate),
);

/** The last screen of the wizard. */
export const previewScreen = lazyCode('The preview', () =>
  import(/* webpackChunkName: "resumePreview" */ './preview/PreviewScreen').then(
    (module) => module.PreviewScreen,
  ),
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
  previewScreen,
  resumeSheets,
  reviewPanels,
  printing,
] as const;

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
