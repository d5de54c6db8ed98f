import { lateCode } from '../../../ui/late/lateCode';

/** Import and export. Lazy, because most visitors only fill in a resume. */
export const exchangeDialog = lateCode(() =>
  import(/* webpackChunkName: "resumeExchange" */ './ExchangeDialog').then((module) => module.ExchangeDialog),
);
