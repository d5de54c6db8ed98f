import { monthIndex, parseMonthYear, type DateForm } from './monthYear';

const index = (year: number, month: number) => monthIndex({ year, month });

describe('parseMonthYear', () => {
  it.each<[string, DateForm, number, number]>([
    ['Jul 2020', 'Jul 2020', 2020, 7],
    ['July 2020', 'July 2020', 2020, 7],
    ['july, 2020', 'July 2020', 2020, 7],
    ['Sept. 2019', 'Jul 2020', 2019, 9],
    ['May 2020', 'May 2020', 2020, 5],
    ["Jul '20", 'Jul ’20', 2020, 7],
    ['07/2020', '07/2020', 2020, 7],
    ['7-2020', '07/2020', 2020, 7],
    ['01/07/2020', '07/2020', 2020, 7],
    ['2020-07', '2020-07', 2020, 7],
    ['  2020-07-01 ', '2020-07', 2020, 7],
  ])('reads %j as one month', (typed, form, year, month) => {
    expect(parseMonthYear(typed)).toEqual({ form, first: index(year, month), last: index(year, month) });
  });

  it.each(['2020', '२०२०', 'जुलाई 2020', 'জুলাই ২০২০'])('reads %j as a whole year', (typed) => {
    expect(parseMonthYear(typed)).toEqual({ form: '2020', first: index(2020, 1), last: index(2020, 12) });
  });

  it.each(['Present', 'present', 'PRESENT', 'Till date', 'till now', 'Current', 'Ongoing', ' now '])(
    'reads %j as Present',
    (typed) => expect(parseMonthYear(typed)).toMatchObject({ form: 'Present', last: Infinity }),
  );

  it.each(['', 'soon', 'Summer 2020', '13/2020', '0/2020', 'Foo 2020', '1066', '20', 'July', '99999'])(
    'rejects %j',
    (typed) => expect(parseMonthYear(typed)).toBeUndefined(),
  );
});
