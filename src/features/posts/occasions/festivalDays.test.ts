import * as almanac from '../../../../test/jest/hinduCalendar';
import {
  dateInWords,
  daysInWords,
  indianDay,
  nextDay,
  type IndianDay,
} from '../../../domain/posts/festivalDates';
import { POST_FLOWS, type FestivalName } from '../../../domain/posts/occasions';
import { FESTIVALS, nextFestival, OCCASIONS } from '.';

const dayAfter = (day: IndianDay) => indianDay(Date.parse(day) + 86_400_000);
const at = (moment: string) => Date.parse(moment);
const YEARS = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035];

/** When each festival is, as the sky or the law has it. */
const EXPECTED: Readonly<Record<FestivalName, (year: number) => string>> = {
  ...almanac,
  independence: (year) => `${year}-08-15`,
};

it.each(FESTIVALS)('the days of %s are one a year, in order, as the sky or the law has them', (flow) => {
  expect(OCCASIONS[flow].days).toEqual(YEARS.map(EXPECTED[flow]));
});

describe('the next festival', () => {
  const festivals = FESTIVALS.filter((flow) => POST_FLOWS[flow].then === 'select')
    .flatMap((flow) => OCCASIONS[flow].days.map((date) => ({ flow, date })))
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));

  it('is the first that has posters, from its eve to the end of its day', () => {
    for (const [index, festival] of festivals.entries()) {
      const previous = festivals[index - 1]?.date ?? '2026-01-01';
      const days = (Date.parse(festival.date) - Date.parse(previous)) / 86_400_000;
      if (days > 1) expect(nextFestival(dayAfter(previous))).toEqual({ ...festival, days: days - 1 });
      expect(nextFestival(festival.date)).toEqual({ ...festival, days: 0 });
    }
  });

  it('skips Independence Day while it has no posters', () => {
    expect(nextFestival('2027-08-15')).toEqual({ flow: 'rakshaBandhan', date: '2027-08-17', days: 2 });
    expect(nextDay(OCCASIONS.independence.days, '2027-08-15')?.days).toBe(0);
  });

  it('is undefined after the last known day', () => {
    expect(nextFestival(dayAfter(festivals.at(-1)!.date))).toBeUndefined();
    expect(nextDay(OCCASIONS.rakshaBandhan.days, '2035-08-19')).toBeUndefined();
  });
});

it('the day in India changes at midnight there', () => {
  expect(indianDay(at('2026-11-21T18:29:59.999Z'))).toBe('2026-11-21');
  expect(indianDay(at('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
});

it('writes days and dates in words', () => {
  expect([0, 1, 2, 269].map(daysInWords)).toEqual(['today', 'tomorrow', 'in 2 days', 'in 269 days']);
  const names = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  for (let month = 1; month <= 12; month += 1) {
    const date = `2027-${String(month).padStart(2, '0')}-09` as const;
    expect(dateInWords(date)).toBe(new Date(date).toLocaleDateString('en-GB', names));
  }
});
