import { lateCode } from '../../../ui/late/lateCode';

/** The form of the photo step, which two of the four variants end with. */
export const photoForm = lateCode(() =>
  import(/* webpackChunkName: "photoForm" */ './PhotoForm').then((module) => module.PhotoForm),
);
