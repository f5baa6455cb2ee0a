import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { NO_FILTERS } from '../../../components/flight-booking/filters/filters';
import { matchOffers } from '../../../components/flight-booking/filters/match-offers';
import { sortOffers, type SortKey } from '../../../components/flight-booking/filters/sort-offers';
import type { ListedOffer } from '../../../components/flight-booking/results/offers/offers';
import { mergeByAircraft } from '../../../components/flight-booking/results/offers/same-aircraft';
import type { Flight, PriceUnit } from '../../../src/contract/flight-booking/booking';
import { anyFilters, anyOffers, offer } from './offers';

const listed = (change: Partial<Flight>, ...units: Partial<PriceUnit>[]): ListedOffer => {
  const [row] = matchOffers([offer(change, ...units)], NO_FILTERS);
  assert.ok(row);
  return row;
};
const flown = (flightNo: string, salePrice: number, more: Partial<PriceUnit> = {}) =>
  listed({ flightNo }, { salePrice, ...more });
const share = (
  flightNo: string,
  operatingFlightNo: string,
  salePrice: number,
  change: Partial<Flight> = {},
) => listed({ flightNo, isShare: true, operatingFlightNo, ...change }, { salePrice });

describe('the flights of one aircraft', () => {
  const table: [what: string, list: ListedOffer[], rows: string[][]][] = [
    ['nothing', [], []],
    ['one alone', [flown('CA1', 500)], [['CA1']]],
    ['two aircraft', [flown('CA1', 500), flown('MU2', 400)], [['CA1'], ['MU2']]],
    ['the cheaper leads', [flown('CA1', 500), share('ZH9', 'CA1', 400)], [['ZH9', 'CA1']]],
    ['at one price the operating one', [share('ZH9', 'CA1', 500), flown('CA1', 500)], [['CA1', 'ZH9']]],
    [
      'what they can buy before what is cheaper',
      [flown('CA1', 300, { plimit: '4:2-9' }), share('ZH9', 'CA1', 400)],
      [['ZH9', 'CA1']],
    ],
    [
      'shares whose operating flight is not listed',
      [share('ZH9', 'CA1', 500), share('SC8', 'CA1', 400)],
      [['SC8', 'ZH9']],
    ],
    [
      'at the place of the one that leads',
      [share('ZH9', 'CA1', 500), flown('MU2', 450), flown('CA1', 400)],
      [['MU2'], ['CA1', 'ZH9']],
    ],
    [
      'the number of another day is another aircraft',
      [flown('CA1', 500), share('ZH9', 'CA1', 400, { takeOffTime: '2027-03-02T08:30' })],
      [['CA1'], ['ZH9']],
    ],
    [
      'what was agreed to leads',
      [{ ...flown('CA1', 500), isApproved: true }, share('ZH9', 'CA1', 400)],
      [['CA1', 'ZH9']],
    ],
  ];
  for (const [what, list, rows] of table) {
    it(what, () =>
      assert.deepEqual(
        mergeByAircraft(list).map(({ lead, others }) =>
          [lead, ...others].map(({ flight }) => flight.flightNo),
        ),
        rows,
      ),
    );
  }

  it('stand in one row together, none lost and none twice, below the lowest they can buy', () => {
    const anyKey = fc.constantFrom<SortKey>('score', 'departure', 'arrival', 'duration', 'price');
    fc.assert(
      fc.property(
        anyOffers,
        anyFilters,
        anyKey,
        fc.boolean(),
        fc.nat(9),
        (offers, filters, key, descending, modulus) => {
          // Groups of offers share the aircraft of their first one.
          const shared = offers.map((one, i) => {
            const { flight } = offers[i - (i % (modulus + 1))] ?? one;
            const { depAirportCode, arrAirportCode, takeOffTime } = flight;
            const isShare = flight !== one.flight;
            const place = { depAirportCode, arrAirportCode, takeOffTime, isShare };
            return isShare
              ? { ...one, flight: { ...one.flight, ...place, operatingFlightNo: flight.flightNo } }
              : one;
          });
          const list = sortOffers(matchOffers(shared, filters), { key, descending });
          const rows = mergeByAircraft(list);
          const all = rows.flatMap(({ lead, others }) => [lead, ...others]);
          assert.deepEqual(new Set(all), new Set(list));
          assert.equal(all.length, list.length);
          assert.equal(new Set(rows.map((row) => row.key)).size, rows.length);
          const leads = rows.map(({ lead }) => lead);
          assert.deepEqual(
            leads,
            list.filter((one) => leads.includes(one)),
            'the order of the list',
          );
          for (const { lead, others } of rows) {
            for (const other of others) {
              if (other.cheapest.obstacle !== undefined) continue;
              assert.equal(lead.cheapest.obstacle, undefined);
              assert.ok(lead.lowest <= other.lowest);
            }
          }
        },
      ),
    );
  });
});
