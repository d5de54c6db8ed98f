import { tidyGrade, tidyMonth, tidyYear } from './tidy';

const TODAY = { year: 2026, month: 11 };

it.each([
  ['07/2019', 'Jul 2019'],
  ['2019-07', 'Jul 2019'],
  ['15/07/2019', 'Jul 2019'],
  ["Jul '19", 'Jul 2019'],
  ['jul 2019', 'Jul 2019'],
  ['june 2019', 'June 2019'],
  ['summer 2019', 'summer 2019'],
  ['till date', 'Present'],
  ['Currently working', 'Present'],
  ['July 2019', 'July 2019'],
  ['2019', '2019'],
  ['Summer 2019', 'Summer 2019'],
  ['०७/२०१९', 'Jul 2019'],
  ['जुलाई 2019', 'जुलाई 2019'],
  ['जुलाई ’19', 'जुलाई ’19'],
  ['वर्तमान', 'वर्तमान'],
  ['soon', 'soon'],
  ['15 JULY 2019', '15 July 2019'],
])('tidies the month %j up as %j', (typed, tidy) => expect(tidyMonth(typed, TODAY)).toBe(tidy));

it.each([
  ['8.4', '8.4 CGPA'],
  ['10', '10 CGPA'],
  ['84', '84%'],
  ['76.25', '76.25%'],
  ['100', '100%'],
  ['100%', '100%'],
  ['8.4 CGPA', '8.4 CGPA'],
  ['84 %', '84 %'],
  ['3.6/4', '3.6/4'],
  ['First class', 'First class'],
  ['0', '0'],
  ['612', '612'],
  [' ', ' '],
  ['', ''],
])('tidies the grade %j up as %j', (typed, tidy) => expect(tidyGrade(typed)).toBe(tidy));

it.each([
  ['2e3', '2000'],
  ['02019', '2019'],
  ['2019', '2019'],
  ['', ''],
])('tidies the year %j up as %j', (typed, tidy) => expect(tidyYear(typed)).toBe(tidy));
