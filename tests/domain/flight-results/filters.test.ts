import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { describe, it } from 'vitest';
import { chipsOf } from '../../../components/flight-booking/filters/chips';
import { filterOptions } from '../../../components/flight-booking/filters/filter-options';
import { isFiltered, NO_FILTERS, type Filters } from '../../../components/flight-booking/filters/filters';
import { matchOffers } from '../../../components/flight-booking/filters/match-offers';
import { overviewOf } from '../../../components/flight-booking/filters/matrix';
import type { PriceUnit } from '../../../src/contract/flight-booking/booking';
import { anyFilters, anyOffers, offer } from './offers';

describe('filters of the results', () => {
  const OFFERS = [
    offer(
      { flightNo: 'CA1', carrierCode: 'CA' },
      { salePrice: 100_000, discount: 85, canBookTime: 1 },
      { salePrice: 51_000, discount: 40, plimit: '4:2-9', refundable: false, policyId: 'P2' },
      { salePrice: 300_000, cabinType: 2, discount: 100, isProtocol: true, policyId: 'P3' },
    ),
    offer(
      {
        flightNo: 'MU2',
        carrierCode: 'MU',
        takeOffTime: '2027-03-01T22:40',
        arrTime: '2027-03-02T01:05',
        planeSize: '中',
        isShare: true,
      },
      { salePrice: 62_000, discount: 49 },
    ),
  ];
  const table: [what: string, filters: Partial<Filters>, left: Record<string, number[]>][] = [
    ['nothing', {}, { CA1: [100_000, 300_000, 51_000], MU2: [62_000] }],
    ['a band of the departure', { timeBands: ['evening'] }, { MU2: [62_000] }],
    ['a band of the arrival, of its own day', { arrTimeBands: ['dawn'] }, { MU2: [62_000] }],
    ['an airline', { carriers: ['CA'] }, { CA1: [100_000, 300_000, 51_000] }],
    ['a size', { planeSizes: ['中', '小'] }, { MU2: [62_000] }],
    ['no codeshares', { hideShare: true }, { CA1: [100_000, 300_000, 51_000] }],
    ['a cabin', { cabinTypes: [2, 3] }, { CA1: [300_000] }],
    ['a discount, itself included, that they can have', { discountMost: 49 }, { MU2: [62_000] }],
    [
      'a discount that some can have, with the others behind it',
      { discountMost: 85 },
      { CA1: [100_000, 51_000], MU2: [62_000] },
    ],
    ['a price that they can have', { priceMost: 55_000 }, {}],
    [
      'prices, both ends included',
      { priceLeast: 62_000, priceMost: 100_000 },
      { CA1: [100_000], MU2: [62_000] },
    ],
    ['what can be given back', { refundableOnly: true }, { CA1: [100_000, 300_000], MU2: [62_000] }],
    ['agreement fares', { protocolOnly: true }, { CA1: [300_000] }],
    ['the lowest that anyone may buy', { lowestOnly: true }, { CA1: [100_000], MU2: [62_000] }],
    ['non-work hours', { bookTime: 2 }, { CA1: [300_000, 51_000], MU2: [62_000] }],
    ['a fare must pass all at once', { cabinTypes: [2], priceMost: 200_000 }, {}],
  ];
  for (const [what, filters, left] of table) {
    it(`by ${what}`, () => {
      const matched = matchOffers(OFFERS, { ...NO_FILTERS, ...filters });
      const shown = matched.map(({ flight, shownFares }) => [
        flight.flightNo,
        shownFares.map(({ unit }) => unit.salePrice),
      ]);
      assert.deepEqual(Object.fromEntries(shown), left);
    });
  }

  it('a price of unknown terms is not promised to be refundable', () => {
    const { refundable: _unknown, ...facts } = { ...OFFERS[0]?.fares[0]?.unit } as PriceUnit;
    const unknown = { ...offer({}, {}), fares: [] as never[] };
    assert.deepEqual(matchOffers([unknown], NO_FILTERS), [], 'no fare, no row');
    const [made] = [offer({}, { ...facts })].map((one) => ({
      ...one,
      fares: one.fares.map((fare) => {
        const { refundable: _dropped, ...rest } = fare.unit;
        return { ...fare, unit: rest };
      }),
    }));
    assert.ok(made);
    assert.deepEqual(matchOffers([made], { ...NO_FILTERS, refundableOnly: true }), []);
  });

  it('every count is the result of choosing the option alone', () => {
    fc.assert(
      fc.property(anyOffers, anyFilters, (offers, filters) => {
        const left = (change: Partial<Filters>) => matchOffers(offers, { ...filters, ...change }).length;
        const options = filterOptions(offers, filters);
        for (const key of [
          'timeBands',
          'arrTimeBands',
          'carriers',
          'depAirports',
          'arrAirports',
          'planeSizes',
          'cabinTypes',
        ] as const) {
          for (const { value, count } of options[key]) assert.equal(count, left({ [key]: [value] }), key);
        }
        for (const { value, count } of options.discounts) assert.equal(count, left({ discountMost: value }));
        for (const [key, count] of Object.entries(options.switches))
          assert.equal(count, left({ [key]: true }), key);
      }),
    );
  });

  it('narrowing never adds, clearing restores the same rows', () => {
    fc.assert(
      fc.property(anyOffers, anyFilters, (offers, filters) => {
        const all = matchOffers(offers, NO_FILTERS);
        const keys = new Set(all.map(({ key }) => key));
        for (const { key, shownFares } of matchOffers(offers, filters)) {
          assert.ok(keys.has(key));
          assert.ok(shownFares.length > 0);
        }
        const again = matchOffers(offers, NO_FILTERS);
        assert.equal(again.length, offers.length);
        for (const [i, row] of again.entries())
          assert.equal(row, all[i], 'the very same row, not drawn anew');
      }),
    );
  });

  it('taking away every chip clears the filters, one at a time', () => {
    fc.assert(
      fc.property(anyOffers, anyFilters, (offers, filters) => {
        let rest = filters;
        for (let taken = 0; ; taken += 1) {
          const [chip, ...others] = chipsOf(rest, filterOptions(offers, rest));
          if (!chip) break;
          assert.ok(taken < 40, 'chips go when they are taken away');
          rest = { ...rest, ...chip.without };
          assert.equal(chipsOf(rest, filterOptions(offers, rest)).length, others.length);
        }
        assert.equal(isFiltered(rest), false);
        assert.deepEqual({ ...rest }, NO_FILTERS);
      }),
    );
  });

  it('a cell of the overview counts the result of pressing it', () => {
    fc.assert(
      fc.property(anyOffers, anyFilters, (offers, filters) => {
        for (const { carrierCode, cells, lowest } of overviewOf(offers, filters)) {
          const found = Object.entries(cells).flatMap(([band, cell]) => (cell ? [{ band, ...cell }] : []));
          assert.equal(lowest, Math.min(...found.map((cell) => cell.lowest)));
          for (const { band, count, lowest: price } of found) {
            const pressed = {
              ...filters,
              carriers: [carrierCode],
              timeBands: [band as Filters['timeBands'][number]],
            };
            const left = matchOffers(offers, pressed);
            assert.equal(left.length, count);
            assert.equal(Math.min(...left.map((row) => row.lowest)), price);
          }
        }
      }),
    );
  });
});
