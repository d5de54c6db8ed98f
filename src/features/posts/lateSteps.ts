import { lateCode } from '../../ui/late/lateCode';

/** What follows the details form. */
export const lateSteps = lateCode(() => import(/* webpackChunkName: "posterSteps" */ './select'));
