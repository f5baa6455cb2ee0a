import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import {
  aircraft,
  airlines,
  airports,
  cities,
  holidays,
  routes,
} from '../../../demo/gateway/reference-data/index';
import { carrierProfile } from '../../../demo/gateway/supplier/timetable/carrier-profiles';
import { isCalendarDate } from '../../../src/domain/shanghai-time';

test('all files are there in full', () => {
  const counts = [airports, airlines, aircraft, routes, cities, holidays].map((read) => read().length);
  assert.deepEqual(counts, [269, 41, 26, 6538, 337, 84]);
  assert.equal(airports(), airports(), 'read once');
});

test('the sources that ask for it are named', () => {
  const folder = '../../../demo/gateway/reference-data/';
  const sources = readFileSync(new URL(`${folder}SOURCES.md`, import.meta.url), 'utf8');
  assert.match(sources, /OpenTravelData \(CC BY 4\.0\), airport-data-js \(CC BY 4\.0\)/);
});

test('routes join airports and active airlines, and run both ways alike', () => {
  const places = new Set(airports().map(({ iata }) => iata));
  const active = new Set(
    airlines()
      .filter((airline) => airline.active)
      .map(({ code }) => code),
  );
  const byEnds = new Map(routes().map((route) => [route.from + route.to, route]));
  for (const { from, to, airlines, weekly, distance_km } of routes()) {
    assert.ok(places.has(from) && places.has(to) && from !== to, `${from}-${to}`);
    assert.equal(airlines.length, weekly.length);
    for (const code of airlines) assert.ok(active.has(code), code);
    const back = byEnds.get(to + from);
    assert.deepEqual([back?.airlines, back?.weekly, back?.distance_km], [airlines, weekly, distance_km]);
  }
});

test('the pinyin of an airport is of its own name, a syllable a letter of the initials', () => {
  for (const { short_zh, short_pinyin, short_pinyin_initials } of airports()) {
    const initials = new RegExp(`^${[...short_pinyin_initials].join('[a-z]*?')}[a-z]*$`);
    assert.match(short_pinyin, initials, short_zh);
    assert.equal(short_pinyin_initials.length, short_zh.length, short_zh);
  }
});

test('airports join cities; holidays are dates, each once', () => {
  const adcodes = new Set(cities().map(({ adcode }) => adcode));
  for (const { adcode } of airports()) assert.ok(adcode === null || adcodes.has(adcode), `${adcode}`);
  const dates = holidays().map(({ date }) => date);
  assert.equal(new Set(dates).size, dates.length);
  assert.deepEqual(
    dates.filter((date) => !isCalendarDate(date)),
    [],
  );
});

test('every airline of the routes has a profile with aircraft that exist and partners that sell tickets', () => {
  const types = new Set(aircraft().map(({ planeCode }) => planeCode));
  const sellers = new Set(
    airlines()
      .filter(({ ticket_prefix }) => ticket_prefix)
      .map(({ code }) => code),
  );
  for (const carrier of new Set(routes().flatMap(({ airlines }) => airlines))) {
    const { firstNumber, narrow, wide, regional, soldBy } = carrierProfile(carrier);
    assert.ok(firstNumber % 2 === 1 && firstNumber > 1000 && firstNumber < 9999, carrier);
    assert.ok(narrow.length + regional.length > 0, carrier);
    for (const code of [...narrow, ...wide, ...regional]) assert.ok(types.has(code), `${carrier} ${code}`);
    for (const partner of soldBy)
      assert.ok(sellers.has(partner) && partner !== carrier, `${carrier} ${partner}`);
  }
  assert.throws(() => carrierProfile('XX'), RangeError);
});

test('a year whose arrangement is not published has the days off that the law fixes', () => {
  const of2027 = holidays().filter(({ date }) => date.startsWith('2027'));
  assert.deepEqual(
    of2027.map(({ date, name }) => `${date} ${name}`),
    [
      '2027-01-01 元旦',
      '2027-05-01 劳动节',
      '2027-05-02 劳动节',
      '2027-10-01 国庆节',
      '2027-10-02 国庆节',
      '2027-10-03 国庆节',
    ],
  );
});
