import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { connectionProblem } from '../../../src/domain/connection/connection';
import { isInOrder, journeyProblem } from '../../../src/domain/connection/journey';
import { flightNames } from '../../../src/domain/fare/leg-name';
import { flight } from '../../support/flight-samples';

const CITIES = ['北京', '武汉', '西安', '广州'] as const;

/** Milliseconds since 1970 as local time of an airport. */
const clock = (time: number) => new Date(time).toISOString().slice(0, 16);
const BEGIN = Date.parse('2027-03-01T06:00:00Z');
const HOUR = 3_600_000;

interface Hop {
  to: number;
  waitHours: number;
  hours: number;
}

/** Consecutive flights through the given cities, with a wait in hours before each. */
function flown(from: number, begin: number, hops: readonly Hop[]) {
  let [city, time] = [from, begin];
  return hops.map(({ to, waitHours, hours }) => {
    const takeOff = time + waitHours * HOUR;
    const [depCityName, arrCityName] = [CITIES[city] ?? '', CITIES[to] ?? ''];
    const arrival = takeOff + hours * HOUR;
    [city, time] = [to, arrival];
    return flight({
      depCityName,
      arrCityName,
      depAirportCode: depCityName,
      arrAirportCode: arrCityName,
      takeOffTime: clock(takeOff),
      arrTime: clock(arrival),
    });
  });
}

const hop = fc.record({
  to: fc.integer({ min: 0, max: CITIES.length - 1 }),
  waitHours: fc.integer({ min: 0, max: 30 }),
  hours: fc.integer({ min: 1, max: 5 }),
});
const way = fc
  .tuple(fc.integer({ min: 0, max: CITIES.length - 1 }), fc.integer({ min: 0, max: 72 }))
  .chain(([from, later]) =>
    fc.array(hop, { minLength: 1, maxLength: 4 }).map((hops) => flown(from, BEGIN + later * HOUR, hops)),
  );

test('one way is a journey exactly when it is a connection, or one flight', () => {
  fc.assert(
    fc.property(way, (flights) => {
      const message = connectionProblem(flights);
      const problem = journeyProblem([flights]);
      assert.deepEqual(problem, message === undefined ? undefined : { kind: 'connection', leg: 0, message });
    }),
  );
});

test('a round trip is one exactly when both ways are, they join the same cities, and the way back leaves later', () => {
  fc.assert(
    fc.property(way, way, (there, back) => {
      const [begin, turn] = [there[0]?.depCityName, there.at(-1)?.arrCityName];
      const isGood =
        connectionProblem(there) === undefined &&
        connectionProblem(back) === undefined &&
        back[0]?.depCityName === turn &&
        back.at(-1)?.arrCityName === begin &&
        (back[0]?.takeOffTime ?? '') > (there.at(-1)?.arrTime ?? '');
      assert.equal(journeyProblem([there, back]) === undefined, isGood);
    }),
    { numRuns: 500 },
  );
});

test('a trip over one city out and over another one back has a journey, at any hour after the arrival', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), fc.boolean(), fc.boolean(), (later, isVia, isViaBack) => {
      const wait = (to: number): Hop => ({ to, waitHours: 5, hours: 2 });
      const there = flown(0, BEGIN, isVia ? [wait(1), wait(3)] : [wait(3)]);
      const arrived = Date.parse(`${there.at(-1)?.arrTime ?? ''}Z`);
      const back = flown(3, arrived - 5 * HOUR + later * 60_000, isViaBack ? [wait(2), wait(0)] : [wait(0)]);
      assert.equal(journeyProblem([there, back]), undefined);
      const tooEarly = flown(3, arrived - 6 * HOUR, isViaBack ? [wait(2), wait(0)] : [wait(0)]);
      assert.deepEqual(journeyProblem([there, tooEarly]), { kind: 'tooEarly', leg: 1 });
      assert.deepEqual(journeyProblem([there, flown(2, arrived, [wait(0)])]), { kind: 'openJaw', leg: 1 });
    }),
  );
});

const places = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 });

test('flights are in order as they are flown, and in no other', () => {
  fc.assert(
    fc.property(places, fc.nat(), fc.nat(), (counts, a, b) => {
      const inOrder = counts.flatMap((count, leg) =>
        Array.from({ length: count }, (_, i) => ({ segmentNo: leg + 1, sequenceNo: i + 1 })),
      );
      assert.ok(isInOrder(inOrder, counts.length));
      assert.ok(!isInOrder(inOrder, counts.length + 1));
      assert.ok(!isInOrder(inOrder.slice(1), counts.length));
      const [i, j] = [a % inOrder.length, b % inOrder.length];
      const swapped = inOrder.map((place, at) => inOrder[at === i ? j : at === j ? i : at] ?? place);
      assert.equal(isInOrder(swapped, counts.length), i === j);
    }),
  );
});

test('each flight has a name of its own wherever there are several', () => {
  assert.deepEqual(flightNames([1]), ['']);
  assert.deepEqual(flightNames([1, 2]), ['去程', '返程']);
  assert.deepEqual(flightNames([1, 1]), ['第1程', '第2程']);
  assert.deepEqual(flightNames([1, 1, 2]), ['去程第1程', '去程第2程', '返程']);
  fc.assert(
    fc.property(places, (counts) => {
      const names = flightNames(counts.flatMap((count, leg) => Array.from({ length: count }, () => leg + 1)));
      assert.equal(new Set(names).size, names.length);
    }),
  );
});
