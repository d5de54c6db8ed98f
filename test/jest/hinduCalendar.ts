import { Body, Observer, SearchMoonPhase, SearchRiseSet, SunPosition } from 'astronomy-engine';

/**
 * A small almanac, computed from sun and moon with an astronomy library: the civil day of a festival at Ujjain, the meridian of
 * the Indian almanacs. It is independent of the product's table.
 */
const UJJAIN = new Observer(23.1765, 75.7885, 490);
const IST_MS = 5.5 * 3_600_000;
const DAY_MS = 86_400_000;

/** From one moment to another, ms since 1970. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** Lunar months from new moon to new moon, by the sidereal sign of the sun at their first moment; Aries is 0. */
const SIGNS = { shravana: 3, bhadrapada: 4, ashvina: 5 } as const;

function found<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no such moment in the days searched.');
  return value;
}

/** The next moment at which the moon leads the sun by so many degrees. */
const moonLeadsBy = (degrees: number, after: number): number =>
  found(SearchMoonPhase(degrees, new Date(after), 40)).date.getTime();

/** Sign of the sun among the fixed stars: Lahiri's zero, 23.853 degrees at the start of 2000 and 50.29 seconds of arc more a year. */
function signOfSun(time: number): number {
  const years = (time - Date.UTC(2000, 0, 1)) / (365.25 * DAY_MS);
  const sidereal = SunPosition(new Date(time)).elon - 23.853 - (years * 50.29) / 3600;
  return Math.floor(((sidereal + 360) % 360) / 30);
}

/** A lunar month of a year. A month in which the sun enters no sign is a leap month without festivals. */
function monthOf(name: keyof typeof SIGNS, year: number): Span {
  let from = moonLeadsBy(0, Date.UTC(year, 5, 1));
  for (;;) {
    const to = moonLeadsBy(0, from + 20 * DAY_MS);
    if (signOfSun(from) === SIGNS[name] && signOfSun(to) !== SIGNS[name]) return { from, to };
    from = to;
  }
}

/** A tithi, 1 to 30: the time in which the moon gains 12 degrees on the sun. */
function tithi(month: Span, number: number): Span {
  const from = moonLeadsBy((number - 1) * 12, month.from + 60_000);
  return { from, to: number === 30 ? month.to : moonLeadsBy(number * 12, from) };
}

/** Sunrise, sunset and the next sunrise of a day in India. */
function sunOf(day: string) {
  const event = (direction: 1 | -1, after: number) =>
    found(SearchRiseSet(Body.Sun, UJJAIN, direction, new Date(after), 1)).date.getTime();
  const rise = event(1, Date.parse(day) - IST_MS);
  const set = event(-1, rise);
  return { rise, set, nextRise: event(1, set) };
}

/** Noon's fifth of the day between sunrise and sunset. */
function noon(day: string): Span {
  const { rise, set } = sunOf(day);
  const fifth = (set - rise) / 5;
  return { from: rise + 2 * fifth, to: rise + 3 * fifth };
}

/** Pradosh: the first fifth of the night. */
function dusk(day: string): Span {
  const { set, nextRise } = sunOf(day);
  return { from: set, to: set + (nextRise - set) / 5 };
}

const dayAt = (time: number): string => new Date(time + IST_MS).toISOString().slice(0, 10);

const overlap = (one: Span, other: Span): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));

/** Of the days a tithi touches, the one in whose `part` it lasts longest, the earlier of two equals. */
function dayOfMost(span: Span, part: (day: string) => Span): string {
  const [first, last] = [dayAt(span.from), dayAt(span.to)];
  return overlap(span, part(last)) > overlap(span, part(first)) ? last : first;
}

/** Bhadrapada's bright fourth where it prevails at noon. */
export const ganeshChaturthi = (year: number): string =>
  dayOfMost(tithi(monthOf('bhadrapada', year), 4), noon);

/** The new moon that ends Ashvina where it prevails at dusk. */
export const diwali = (year: number): string => dayOfMost(tithi(monthOf('ashvina', year), 30), dusk);

/** Shravana's full moon: the second of its days if it lasts three muhurtas (fifteenths of the day) beyond that sunrise. */
export function rakshaBandhan(year: number): string {
  const fullMoon = tithi(monthOf('shravana', year), 15);
  const last = dayAt(fullMoon.to);
  const { rise, set } = sunOf(last);
  return fullMoon.to - rise >= (3 * (set - rise)) / 15 ? last : dayAt(fullMoon.from);
}
