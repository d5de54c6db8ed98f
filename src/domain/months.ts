/** Not from `Intl`, whose first use loads the browser's locale data. */
export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');
