import { isoOf, monthName, readDate, type DateFormat } from './dates';

const TODAY = { year: 2026, month: 11 };

it.each<[format: DateFormat, iso: string, spellings: readonly string[]]>([
  ['Jul 2020', '2020-07', ['Jul 2020', 'jul. 2020', 'JUL, 2020', 'Jul-2020', 'Jul/2020', '2020 Jul']],
  ['Jul 2020', '2019-09', ['Sep 2019', 'Sept. 2019']],
  ['Jul 2020', '2019-06-15', ['15 Jun 2019', '15-Jun-2019', 'Jun 15, 2019']],
  ['July 2020', '2020-07', ['July 2020', 'july,  2020', 'July of 2020', '2020, July']],
  ['July 2020', '2019-06-15', ['15 June 2019', '15th June 2019', 'June 15, 2019', 'June 15th 2019']],
  ['Jul 2020', '2020-07', ['जुलाई 2020', 'जुला. २०२०', 'जुलै 2020', 'ஜூலை 2020']],
  ['Jul 2020', '2019-09-15', ['15 सितम्बर 2019', '१५ सितंबर, २०१९']],
  ['May 2020', '2020-05', ['May 2020']],
  ['Jul ’20', '2020-07', ["Jul '20", 'Jul ’20', 'July 20']],
  ['Jul ’20', '1999-01', ['Jan 99', 'Jan ’99']],
  ['Jul ’20', '1937-01', ['Jan 37']],
  ['Jul ’20', '2036-01', ['Jan 36']],
  ['07/2020', '2020-07', ['07/2020', '7-2020', '07.2020', '07/20', '7.20']],
  ['07/2020', '2019-06-15', ['15/06/2019', '15.6.2019', '15-06-2019', '15/06/19']],
  ['2020-07', '2020-07', ['2020-07', '2020/07', '2020.7']],
  ['2020-07', '2020-07-01', ['  2020-07-01 ', '2020-7-1', '2020-07-01T00:00:00Z', '2020/07/01']],
  ['2020', '2020', ['2020', '२०२०', 'জুলাই ২০২০', 'वर्ष 2020']],
  ['Summer 2020', '2020', ['Summer 2020', 'Juillet 2020', 'Batch of 2020', 'Foo 2020']],
])('reads the format %s, exported as %s', (format, iso, spellings) => {
  for (const typed of spellings)
    expect([typed, readDate(typed, TODAY)?.format, isoOf(typed, TODAY)]).toEqual([typed, format, iso]);
});

it.each([
  'Present',
  'PRESENT',
  'Till date',
  'As on date',
  'till now',
  'Current',
  'Ongoing',
  ' now ',
  'to date',
  'up to date',
  'till present',
  'to present',
  'till today',
  'Up to now',
  'Present.',
  'Currently working',
  'Continue',
  'Pursuing',
  'वर्तमान',
  'अब तक',
  'இன்று வரை',
])('reads %j as Present, which isn’t a date in a file', (typed) => {
  expect(readDate(typed, TODAY)).toMatchObject({ format: 'Present', last: Infinity });
  expect(isoOf(typed, TODAY)).toBeUndefined();
});

it.each([
  ...['', 'soon', 'July', '20', '1066', '99999', '2019-20', 'Summer 2018, Winter 2019'],
  ...[
    '13/2020',
    '0/2020',
    '32/01/2020',
    '01/13/2020',
    '2020-13',
    '40 June 2019',
    '30/02/2020',
    '29 Feb 2019',
  ],
])('does not read %j', (typed) => expect(readDate(typed, TODAY)).toBeUndefined());

it('counts a year from its first month to its last', () => {
  const { first = 0, last = 0 } = readDate('2020', TODAY) ?? {};
  expect([first, last].map(monthName)).toEqual(['Jan 2020', 'Dec 2020']);
});
