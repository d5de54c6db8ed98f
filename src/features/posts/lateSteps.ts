import { lateCode } from '../../ui/late/lateCode';

/** The steps after the details form. */
export const lateSteps = lateCode(() => import(/* webpackChunkName: "posterSteps" */ './select'));
