import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { FareOption } from '../../../src/domain/fare/fare-option';
import { lowestFareWindow } from '../../../src/domain/fare/lowest-fare-window';
import type { LowestFareRule } from '../../../src/contract/travel-standard/shapes';
import { fare, MAN, RULE } from '../travel-standard/standard-samples';

const COUPLE = { passengers: [MAN, MAN], seats: 2, bookTime: 1 as const };
const SELECTED = fare({ salePrice: 150_000 });
const windowOf = (options: FareOption[], rule: Partial<LowestFareRule> = {}, selected = SELECTED) =>
  lowestFareWindow(selected, options, { rule: { ...RULE, ...rule }, maxCabinOf: () => 1 as const }, COUPLE);

describe('the window of the lowest-fare rule', () => {
  it('tells from when to when flights were compared, how many, and which is the lowest', () => {
    const options = [
      SELECTED,
      fare({ flightNo: 'MU5101', takeOffTime: '2026-12-01T08:00', salePrice: 62_000 }),
      fare({ flightNo: 'MU5101', takeOffTime: '2026-12-01T08:00', policyId: 'B' }),
      fare({ flightNo: 'MU5199', takeOffTime: '2026-12-01T12:01', salePrice: 10_000 }),
    ];
    const { from, to, flights, fares, lowest, leftOut } = windowOf(options);
    assert.deepEqual(
      { from, to, flights, fares, leftOut },
      { from: '08:00', to: '12:00', flights: 2, fares: 3, leftOut: [] },
    );
    assert.deepEqual([lowest?.flightNo, lowest?.difference], ['MU5101', 88_000]);
  });

  it('ends at midnight', () => {
    const late = fare({ takeOffTime: '2026-12-01T23:30' });
    const { from, to } = windowOf([late], {}, late);
    assert.deepEqual([from, to], ['21:30', '23:59']);
    const early = fare({ takeOffTime: '2026-12-01T00:45' });
    assert.equal(windowOf([early], {}, early).from, '00:00');
  });

  it('lists excluded flights by reason, with the lowest of each', () => {
    const leftOut: [why: string, FareOption[]][] = [
      ['cabin', [fare({ cabinType: 2, salePrice: 200_000 }), fare({ cabinType: 3, salePrice: 90_000 })]],
      ['shared', [fare({ isShared: true, salePrice: 61_000 })]],
      ['connection', [fare({ isConnection: true, salePrice: 40_000 })]],
      ['limits', [fare({ plimit: '4:1-1', salePrice: 50_000 }), fare({ plimit: '2:F', salePrice: 48_000 })]],
      ['seats', [fare({ seatCount: 1, salePrice: 51_000 })]],
      ['bookTime', [fare({ bookTimes: [2], salePrice: 52_000 })]],
    ];
    const options = [SELECTED, ...leftOut.flatMap(([, fares]) => fares).toReversed()];
    const found = windowOf(options);
    assert.deepEqual(
      found.leftOut.map(({ why, fares, lowest }) => [why, fares, lowest.salePrice]),
      leftOut.map(([why, fares]) => [why, fares.length, Math.min(...fares.map((one) => one.salePrice))]),
    );
    assert.deepEqual([found.fares, found.lowest?.salePrice], [1, 150_000]);
    const wider = windowOf(options, { withShared: true, withConnections: true });
    assert.deepEqual(
      wider.leftOut.map(({ why }) => why),
      ['cabin', 'limits', 'seats', 'bookTime'],
    );
    assert.equal(wider.lowest?.salePrice, 40_000);
  });

  it('may have nothing that counts', () => {
    assert.equal(windowOf([fare({ plimit: '4:1-1' })]).lowest, null);
  });
});
