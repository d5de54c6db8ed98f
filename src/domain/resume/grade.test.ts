import { printedGrade } from './grade';

it.each([
  ['8.4', '8.4 CGPA'],
  ['10', '10 CGPA'],
  ['84', '84%'],
  ['76.25', '76.25%'],
  ['100%', '100%'],
  ['8.4 CGPA', '8.4 CGPA'],
  ['84 %', '84 %'],
  ['3.6/4', '3.6/4'],
  ['First class', 'First class'],
  ['612', '612'],
  [' ', ''],
])('prints the grade %j as %j', (typed, printed) => expect(printedGrade(typed)).toBe(printed));
