import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const AirportCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const Pinyin = v.pipe(v.string(), v.regex(/^[a-z]+$/));

/**
 * `city_code` groups the airports of a city: PEK and PKX are BJS. `terminals` is empty when they are not distinguished.
 */
const Airport = v.object({
  iata: AirportCode,
  name_zh: v.string(),
  short_zh: v.string(),
  /** Pinyin of the airport's own name; `pinyin` is the city's. */
  short_pinyin: Pinyin,
  short_pinyin_initials: Pinyin,
  city_zh: v.string(),
  city_code: AirportCode,
  province_zh: v.string(),
  pinyin: Pinyin,
  pinyin_initials: Pinyin,
  /** Joins cities; null for airports outside a prefecture. */
  adcode: v.nullable(v.string()),
  lat: v.number(),
  lon: v.number(),
  terminals: v.array(v.string()),
  scheduled: v.boolean(),
});
export type Airport = v.InferOutput<typeof Airport>;

/** `ticket_prefix` is null when no source gives one: a partner issues the tickets of such an airline. */
const Airline = v.object({
  code: v.pipe(v.string(), v.regex(/^(?:[A-Z][A-Z0-9]|\d[A-Z])$/)),
  name_zh: v.string(),
  short_zh: v.string(),
  name_en: v.string(),
  ticket_prefix: v.nullable(v.pipe(v.string(), v.regex(/^\d{3}$/))),
  alliance: v.nullable(v.string()),
  fullService: v.boolean(),
  active: v.boolean(),
});
export type Airline = v.InferOutput<typeof Airline>;

/** Seats: C includes first class, W is premium economy. `generic`: a family's code, not one type. */
const Aircraft = v.object({
  planeCode: v.string(),
  name_zh: v.string(),
  size: v.picklist(['大', '中', '小']),
  seats: v.object({ C: Count, W: Count, Y: Count, total: Count }),
  generic: v.boolean(),
});
export type Aircraft = v.InferOutput<typeof Aircraft>;

/** Airlines of one direction; `weekly[i]` is the flights a week of `airlines[i]`. */
const Route = v.object({
  from: AirportCode,
  to: AirportCode,
  airlines: v.array(v.string()),
  weekly: v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
  distance_km: v.number(),
});
export type Route = v.InferOutput<typeof Route>;

/** A day off, or a weekend day worked in exchange. */
const Holiday = v.object({
  date: v.pipe(v.string(), v.isoDate()),
  name: v.string(),
  type: v.picklist(['holiday', 'workday']),
});
export type Holiday = v.InferOutput<typeof Holiday>;
const HolidayCalendar = v.object({
  years: v.record(v.string(), v.object({ days: v.array(Holiday) })),
});

/** Municipality or prefecture; `tier` decides hotel caps. */
const AdministrativeCity = v.object({
  adcode: v.string(),
  name: v.string(),
  short: v.string(),
  province: v.string(),
  tier: v.picklist(['一线', '新一线', '二线', '其他']),
  pinyin: Pinyin,
  pinyin_initials: Pinyin,
});
export type AdministrativeCity = v.InferOutput<typeof AdministrativeCity>;

/** Railway station with passenger trains; `city` is the short name of its prefecture or municipality. */
const Station = v.object({
  name: v.string(),
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  city: v.string(),
  adcode: v.string(),
});
export type Station = v.InferOutput<typeof Station>;

/** Reads and validates a file at its first use. Throws ValiError for an invalid file. */
function once<T>(file: string, schema: v.GenericSchema<unknown, T>): () => T {
  let content: T | undefined;
  return () =>
    (content ??= v.parse(schema, JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))));
}

/** Transport airports of the mainland. */
export const airports = once('./airports.json', v.array(Airport));
/** Mainland airlines, including those that stopped flying. */
export const airlines = once('./airlines.json', v.array(Airline));
export const aircraft = once('./aircraft.json', v.array(Aircraft));
/** Directed routes of about 2021, both directions of each pair. */
export const routes = once('./routes.json', v.array(Route));
export const cities = once('./cities.json', v.array(AdministrativeCity));
export const stations = once('./train_stations.json', v.array(Station));
const holidayCalendar = once('./holidays.json', HolidayCalendar);

const statutoryDays = once(
  './statutory-days.json',
  v.array(v.object({ monthDay: v.pipe(v.string(), v.regex(/^\d{2}-\d{2}$/)), name: v.string() })),
);
/** Years ahead for which days off are known by law alone, while their arrangement is not published. */
const YEARS_AHEAD = 2;

/**
 * Public holidays and make-up workdays by date: as published for the years on record, and for the years after those the
 * days that the law itself fixes in the calendar; moving feasts wait for the arrangement.
 */
export function holidays(): readonly Holiday[] {
  const { years } = holidayCalendar();
  const lastPublished = Math.max(...Object.keys(years).map(Number));
  const expected = Array.from({ length: YEARS_AHEAD }, (_, i) => lastPublished + 1 + i).flatMap((year) =>
    statutoryDays().map(({ monthDay, name }): Holiday => ({
      date: `${year}-${monthDay}`,
      name,
      type: 'holiday',
    })),
  );
  return [...Object.values(years).flatMap((year) => year.days), ...expected];
}
