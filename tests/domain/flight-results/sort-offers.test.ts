import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { NO_FILTERS } from '../../../components/flight-booking/filters/filters';
import { matchOffers } from '../../../components/flight-booking/filters/match-offers';
import {
  recommendationPenalty,
  sortOffers,
  type SortKey,
} from '../../../components/flight-booking/filters/sort-offers';
import type { Flight, PriceUnit } from '../../../src/contract/flight-booking/booking';
import { anyOffers, offer } from './offers';
import { addDays } from '../../../src/domain/shanghai-time';
import { TRIP_DAY } from '../../support/trip-day';

const listed = (change: Partial<Flight>, ...units: Partial<PriceUnit>[]) => {
  const [row] = matchOffers([offer(change, ...units)], NO_FILTERS);
  assert.ok(row);
  return row;
};

describe('the order of the results', () => {
  it('综合 weighs price against inconvenience, to the fen', () => {
    const plain = recommendationPenalty(listed({}, { salePrice: 60_000 }));
    assert.equal(plain, 60_000 + 135 * 100);
    const table: [what: string, change: Partial<Flight>, units: Partial<PriceUnit>, worth: number][] = [
      ['a dearer price', {}, { salePrice: 61_000 }, 1000],
      ['an hour more', { duration: 195 }, {}, 6000],
      ['another airline’s aircraft', { isShare: true }, {}, 3000],
      ['before seven', { takeOffTime: `${TRIP_DAY}T06:59` }, {}, 10_000],
      ['at seven', { takeOffTime: `${TRIP_DAY}T07:00` }, {}, 0],
      ['the next day', { arrTime: `${addDays(TRIP_DAY, 1)}T00:10` }, {}, 10_000],
      ['nothing given back', {}, { refundable: false }, 5000],
    ];
    for (const [what, change, units, worth] of table) {
      assert.equal(
        recommendationPenalty(listed(change, { salePrice: 60_000, ...units })) - plain,
        worth,
        what,
      );
    }
  });

  const keys = fc.constantFrom<SortKey>('score', 'departure', 'arrival', 'duration', 'price');

  it('loses and makes up no flight, and does not depend on the order given', () => {
    fc.assert(
      fc.property(anyOffers, keys, fc.boolean(), fc.gen(), (offers, key, descending, gen) => {
        const rows = matchOffers(offers, NO_FILTERS);
        const shuffled = gen(() => fc.shuffledSubarray(rows, { minLength: rows.length }));
        const sorted = sortOffers(rows, { key, descending });
        assert.deepEqual(sorted, sortOffers(shuffled, { key, descending }));
        assert.deepEqual(new Set(sorted), new Set(rows));
        assert.deepEqual(sortOffers(sorted, { key, descending }), sorted);
      }),
    );
  });

  it('goes up or down by its value, ties by departure and then number', () => {
    const valueOf = {
      score: recommendationPenalty,
      departure: (row: ReturnType<typeof listed>) => row.departure,
      arrival: (row: ReturnType<typeof listed>) => row.arrival,
      duration: (row: ReturnType<typeof listed>) => row.flight.duration,
      price: (row: ReturnType<typeof listed>) => row.lowest,
    };
    fc.assert(
      fc.property(anyOffers, keys, fc.boolean(), (offers, key, descending) => {
        const sorted = sortOffers(matchOffers(offers, NO_FILTERS), { key, descending });
        for (const [i, row] of sorted.entries()) {
          const next = sorted[i + 1];
          if (!next) continue;
          const last = (one: typeof row) =>
            (key === 'score' || key === 'price') && one.cheapest.obstacle !== undefined ? 1 : 0;
          assert.ok(last(next) >= last(row), 'what they cannot buy comes last');
          if (last(next) > last(row)) continue;
          const step = (valueOf[key](next) - valueOf[key](row)) * (descending ? -1 : 1);
          assert.ok(step >= 0);
          if (step > 0) continue;
          const byTime = next.departure - row.departure;
          assert.ok(byTime > 0 || (byTime === 0 && row.flight.flightNo < next.flight.flightNo));
        }
      }),
    );
  });
});
