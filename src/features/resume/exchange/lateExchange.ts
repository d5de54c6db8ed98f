import { lateCode } from '../../../ui/late/lateCode';

/** Import and export: whoever only fills in a resume never loads them. */
export const exchangeDialog = lateCode(() =>
  import(/* webpackChunkName: "resumeExchange" */ './ExchangeDialog').then((module) => module.ExchangeDialog),
);
