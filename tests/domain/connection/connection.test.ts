import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import {
  connectionProblem,
  isConnectable,
  layovers,
  travelMinutes,
} from '../../../src/domain/connection/connection';
import { flight } from '../../support/flight-samples';

const toWuhan = flight({
  takeOffTime: '2027-03-01T08:30',
  arrTime: '2027-03-01T10:45',
  arrAirportCode: 'WUH',
  arrCityName: '武汉',
  terminals: { dep: 'T3', arr: 'T3' },
});
const onward = flight({
  flightNo: 'CZ3001',
  takeOffTime: '2027-03-01T11:45',
  arrTime: '2027-03-01T13:30',
  depAirportCode: 'WUH',
  depCityName: '武汉',
  arrAirportCode: 'CAN',
  arrCityName: '广州',
  terminals: { dep: 'T3', arr: 'T2' },
});

test('an hour is enough in one terminal, an hour and a half between two, four hours between airports', () => {
  assert.equal(connectionProblem([toWuhan, onward]), undefined);
  assert.equal(
    connectionProblem([toWuhan, { ...onward, takeOffTime: '2027-03-01T11:44' }]),
    '武汉中转至少需要60分钟',
  );
  const otherTerminal = { ...onward, terminals: { dep: 'T2', arr: 'T2' } };
  assert.equal(connectionProblem([toWuhan, otherTerminal]), '武汉中转至少需要90分钟');
  assert.equal(
    connectionProblem([toWuhan, { ...otherTerminal, takeOffTime: '2027-03-01T12:15' }]),
    undefined,
  );
  const otherAirport = { ...onward, depAirportCode: 'WHX' };
  assert.equal(
    connectionProblem([toWuhan, { ...otherAirport, takeOffTime: '2027-03-01T14:44' }]),
    '武汉中转至少需要240分钟',
  );
  assert.equal(connectionProblem([toWuhan, { ...otherAirport, takeOffTime: '2027-03-01T14:45' }]), undefined);
});

test('a connection goes on from where it arrived, within a day, in three flights at most, never round in a circle', () => {
  assert.equal(
    connectionProblem([toWuhan, { ...onward, depCityName: '长沙' }]),
    '中转航班须从上一航班的到达城市出发',
  );
  assert.equal(
    connectionProblem([toWuhan, { ...onward, takeOffTime: '2027-03-02T10:45' }]),
    '中转停留须少于24小时',
  );
  assert.equal(
    connectionProblem([toWuhan, { ...onward, arrCityName: '北京' }]),
    '中转行程不能经过同一城市两次',
  );
  assert.equal(connectionProblem([toWuhan, onward, onward, onward]), '中转行程最多3个航班');
  assert.equal(connectionProblem([toWuhan]), undefined);
});

test('the wait says where, how long, and whether over night', () => {
  const night = { ...onward, takeOffTime: '2027-03-02T07:00', arrTime: '2027-03-02T08:45' };
  assert.deepEqual(layovers([toWuhan, night]), [
    { cityName: '武汉', minutes: 1215, change: 'sameTerminal', isOvernight: true },
  ]);
  assert.equal(travelMinutes([toWuhan, night]), 24 * 60 + 15);
  assert.deepEqual(layovers([toWuhan]), []);
});

test('a longer wait, within a day, still catches the flight', () => {
  const at = (minutes: number) =>
    new Date(Date.parse('2027-03-01T10:45:00Z') + minutes * 60_000).toISOString().slice(0, 16);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 0, max: 1439 }), (a, b) => {
      const [sooner, later] = a < b ? [a, b] : [b, a];
      const catches = (minutes: number) => isConnectable(toWuhan, { ...onward, takeOffTime: at(minutes) });
      assert.ok(!catches(sooner) || catches(later));
    }),
  );
});
