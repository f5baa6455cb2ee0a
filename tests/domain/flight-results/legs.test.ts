import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { moveReturn } from '../../../components/flight-booking/model/search/form';
import { addressWith, readAddress } from '../../../components/flight-booking/model/place/address';
import { readPlace } from '../../../components/flight-booking/model/place/place';
import { splitByConnection, lastDate, saleOf } from '../../../components/flight-booking/model/legs';
import { legName } from '../../../src/domain/fare/leg-name';
import { offer } from './offers';

const choiceOf = (takeOffTime: string, arrTime: string, salePrice: number) => {
  const chosen = offer({ takeOffTime, arrTime }, { salePrice });
  const [fare] = chosen.fares;
  assert.ok(fare);
  return { offer: chosen, fare };
};

describe('the legs of a journey', () => {
  it('have names only where there are two', () => {
    assert.deepEqual([legName(1, 0), legName(2, 0), legName(2, 1)], ['', '去程', '返程']);
  });

  it('follow each other: flights that leave before or at the arrival are left out and counted', () => {
    const there = choiceOf('2027-03-01T22:40', '2027-03-02T01:05', 50_000);
    const found = ['2027-03-01T23:00', '2027-03-02T01:05', '2027-03-02T01:06', '2027-03-02T09:00'].map(
      (takeOffTime) => offer({ takeOffTime }, {}),
    );
    const { offers, tooEarly } = splitByConnection(found, [there]);
    assert.deepEqual(
      offers.map(({ flight }) => flight.takeOffTime),
      ['2027-03-02T01:06', '2027-03-02T09:00'],
    );
    assert.deepEqual(tooEarly, found.slice(0, 2));
    assert.deepEqual(splitByConnection(found, []), { offers: found, tooEarly: [] });
  });

  it('cost the sum of each, and end with the last', () => {
    const there = choiceOf('2027-03-01T08:00', '2027-03-01T10:00', 50_000);
    const back = choiceOf('2027-03-04T08:00', '2027-03-04T10:00', 70_000);
    assert.equal(saleOf([there, back]), 120_000);
    assert.equal(lastDate([there, back]), '2027-03-04');
    assert.equal(lastDate([]), '');
  });

  it('keep the stay when the departure moves, as far as one can book', () => {
    assert.equal(moveReturn(3, '2026-12-01', '2027-11-20'), '2026-12-04');
    assert.equal(moveReturn(-2, '2026-12-01', '2027-11-20'), '2026-12-01');
    assert.equal(moveReturn(3, '2027-11-19', '2027-11-20'), '2027-11-20');
  });
});

describe('a search in the query of an address', () => {
  const START = { step: '', orderNo: '', view: '' };
  const asked = { depCode: 'BJS', arrCode: 'SHA', depDate: '2026-12-01', retDate: '2026-12-04', ...START };

  it('comes back as it was written, and the rest of the query stays', () => {
    const query = addressWith('?other=%26x', asked);
    assert.deepEqual(readAddress(query), asked);
    assert.equal(new URLSearchParams(query).get('other'), '&x');
    const oneWay = addressWith(query, { ...asked, retDate: '' });
    assert.deepEqual(readAddress(oneWay), { ...asked, retDate: '' });
  });

  it('names the kind of journey only where it differs from the default', () => {
    const query = addressWith('?other=1', { ...asked, travelType: 2 });
    assert.deepEqual(readAddress(query), { ...asked, travelType: 2 });
    assert.deepEqual(readAddress(addressWith(query, asked)), asked);
    assert.equal(readAddress(query.replace('travelType=2', 'travelType=7'))?.travelType, undefined);
    const nothing = { depCode: '', arrCode: '', depDate: '', retDate: '', ...START };
    assert.equal(addressWith(query, nothing), '?other=1');
    assert.equal(addressWith('?depCode=BJS', nothing), '');
  });

  it('is none where nothing of it is there', () => {
    assert.equal(readAddress('?other=1'), undefined);
    assert.deepEqual(readAddress('?arrCode=SHA'), {
      depCode: '',
      arrCode: 'SHA',
      depDate: '',
      retDate: '',
      ...START,
    });
  });

  it('names the step it has come to, with the order made', () => {
    const query = addressWith('', { ...asked, step: 'pay', orderNo: '26112200000001', view: '' });
    assert.deepEqual(readAddress(query), { ...asked, step: 'pay', orderNo: '26112200000001', view: '' });
    assert.deepEqual(readAddress(addressWith(query, { ...asked, ...START })), asked);
  });

  it('names no step that is none', () => {
    assert.deepEqual(readPlace('passengers', '1'), { step: 'passengers', orderNo: '' });
    assert.deepEqual(readPlace('pay', ''), { step: '', orderNo: '' });
    assert.deepEqual(readPlace('<b>', '1'), { step: '', orderNo: '' });
  });
});
