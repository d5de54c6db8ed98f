import { lateCode } from '../../../ui/late/lateCode';

/** The photo step, the last step of two of the four variants. */
export const photoForm = lateCode(() =>
  import(/* webpackChunkName: "photoForm" */ './PhotoForm').then((module) => module.PhotoForm),
);
