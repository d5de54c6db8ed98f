/**
 * A grade that says what it is: "8.4 CGPA" for "8.4", "84%" for "84"; others, such as "3.6/4", as typed. Grade points of Indian
 * universities go up to ten.
 */
export const printedGrade = (typed: string): string =>
  typed
    .trim()
    .replace(/^(?:\d|10)(?:\.\d+)?$/, '$& CGPA')
    .replace(/^\d\d(?:\.\d+)?$/, '$&%');
