import * as v from 'valibot';
import { LocalDate } from '../../contract/flight-booking/booking';

/** Largest amount of a price, fee or tax in fen: a million yuan. */
const MOST_FEN = 100_000_000;
/** Largest distance in km, as half of the equator. */
const MOST_KM = 20_100;
/** Largest duration of a flight in minutes: two days. */
const MOST_MINUTES = 2880;

/** The database accepts neither NUL nor half of a surrogate pair, and the log only whole lines. */
const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** A text on one line; it may be empty. */
export const Text = v.pipe(v.string(), v.maxLength(2000), v.check(isPlain, 'has no control characters'));
/** A short text on one line that is not empty. */
export const ShortText = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(200),
  v.check(isPlain, 'has no control characters'),
);

/** An amount in fen that is not negative. */
export const AmountFen = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_FEN));
/** A price in fen, above 0. */
export const PriceFen = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MOST_FEN));
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A number of seats. */
export const Seats = v.pipe(Count, v.maxValue(9999));
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
export const Km = v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_KM));
export const Minutes = v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_MINUTES));
/** Kilogrammes of baggage. */
export const Kg = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));

const hasRealDate = (time: string): boolean => v.is(LocalDate, time.slice(0, 10));

/** Wall clock of an airport, `YYYY-MM-DDTHH:mm`. */
export const WallClock = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/),
  v.check(hasRealDate, 'is on a day of the calendar'),
);
