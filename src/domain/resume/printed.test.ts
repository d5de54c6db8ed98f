import { printedGrade, printedMonth } from './printed';

it.each([
  ['07/2019', 'Jul 2019'],
  ['2019-07', 'Jul 2019'],
  ['15/07/2019', 'Jul 2019'],
  ['July 2019', 'July 2019'],
  ["Jul '19", 'Jul 2019'],
  ['till date', 'Present'],
  [' Present ', 'Present'],
  ['2019', '2019'],
  ['Summer 2019', 'Summer 2019'],
  ['जुलाई 2019', 'जुलाई 2019'],
  ['soon', 'soon'],
  ['', ''],
])('prints the month %j as %j', (typed, printed) => expect(printedMonth(typed)).toBe(printed));

it.each([
  ['8.4', '8.4 CGPA'],
  ['10', '10 CGPA'],
  ['84', '84%'],
  ['76.25', '76.25%'],
  ['8.4 CGPA', '8.4 CGPA'],
  ['84 %', '84 %'],
  ['3.6/4', '3.6/4'],
  ['First class', 'First class'],
  ['0', '0'],
  ['612', '612'],
  [' ', ''],
])('prints the grade %j as %j', (typed, printed) => expect(printedGrade(typed)).toBe(printed));
