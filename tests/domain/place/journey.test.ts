import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { journeyOf, adaptToToday } from '../../../src/domain/place/journey';
import { flight } from '../../support/flight-samples';

const of = (legNo: number, depAirportCode: string, arrAirportCode: string, day: string) => ({
  legNo,
  flight: flight({ depAirportCode, arrAirportCode, takeOffTime: `${day}T08:30`, arrTime: `${day}T10:45` }),
});

describe('the journey of an order, to be searched for anew', () => {
  it('is one-way, or a return, over any connecting airport', () => {
    const there = [of(1, 'PEK', 'XIY', '2027-03-01'), of(1, 'XIY', 'CTU', '2027-03-01')];
    const oneWay = { depCode: 'PEK', arrCode: 'CTU', depDate: '2027-03-01', retDate: '' };
    assert.deepEqual(journeyOf(there), oneWay);
    const back = [of(2, 'CTU', 'XIY', '2027-03-04'), of(2, 'XIY', 'PEK', '2027-03-04')];
    assert.deepEqual(journeyOf([...there, ...back]), { ...oneWay, retDate: '2027-03-04' });
  });

  it('is never in the past', () => {
    const journey = journeyOf([of(1, 'PEK', 'CTU', '2027-03-01'), of(2, 'CTU', 'PEK', '2027-03-04')]);
    assert.deepEqual(adaptToToday(journey, '2027-03-01'), journey);
    const moved = { ...journey, depDate: '2027-03-03', retDate: '2027-03-06' };
    assert.deepEqual(adaptToToday(journey, '2027-03-02'), moved);
  });
});
