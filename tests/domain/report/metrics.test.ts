import assert from 'node:assert/strict';
import { assert as check, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, it } from 'vitest';
import { MEASURES, NOTHING, type Measures } from '../../../src/contract/report/measures';
import { changePercent, METRICS, type MetricKey } from '../../../src/domain/report/metrics';

const SOME: Measures = {
  ...NOTHING,
  bookings: 4,
  quantity: 6,
  refunds: 1,
  changes: 2,
  amount: 430_000,
  fare: 300_000,
  fullFare: 500_000,
  boughtFare: 400_000,
  within: 3,
  withinFare: 250_000,
  agreements: 1,
  agreementSaving: 20_000,
  missed: 1,
  missedSaving: 15_000,
  changeFee: 5000,
  refundFee: 7000,
  leadDays: 26,
};

describe('figures of reports', () => {
  const CASES: readonly [MetricKey, number][] = [
    ['amount', 430_000],
    ['bookings', 4],
    ['nights', 6],
    ['averageFare', 100_000],
    // Refunds are deducted from both amounts, without taxes: 6 折.
    ['averageDiscount', 60],
    ['averageLead', 6.5],
    ['compliance', 75],
    ['spendCompliance', 62.5],
    ['over', 1],
    ['agreementShare', 25],
    ['agreementSaving', 20_000],
    ['missedSaving', 15_000],
    ['changeLoss', 5000],
    ['refundLoss', 7000],
    ['changeRate', 50],
    ['refundRate', 25],
  ];
  for (const [key, value] of CASES)
    it(`${key} is ${value}`, () => {
      assert.equal(METRICS[key].of(SOME), value);
    });

  it('stay between nothing and all where changes count in another period than the purchase', () => {
    const worse = { ...SOME, bookings: 1, within: -1, boughtFare: 90_000, withinFare: -100_000 };
    assert.deepEqual([METRICS.compliance.of(worse), METRICS.spendCompliance.of(worse)], [0, 0]);
    const better = { ...SOME, bookings: 1, within: 2, boughtFare: 90_000, withinFare: 100_000 };
    assert.deepEqual([METRICS.compliance.of(better), METRICS.spendCompliance.of(better)], [100, 100]);
  });

  it('are nothing to compute where nothing was bought, and never infinite', () => {
    for (const key of ['averageFare', 'averageDiscount', 'averageLead', 'compliance', 'refundRate'] as const)
      assert.equal(METRICS[key].of(NOTHING), null);
    const measures = record(
      Object.fromEntries(MEASURES.map((measure) => [measure, integer()])) as Record<
        keyof Measures,
        Arbitrary<number>
      >,
    );
    check(
      property(measures, (some) => {
        for (const { of } of Object.values(METRICS)) {
          const value = of(some);
          assert.ok(value === null || Number.isFinite(value));
        }
      }),
    );
  });

  it('change by percent of their former values, and by none from nothing or less', () => {
    assert.equal(changePercent(150, 100), 50);
    assert.equal(changePercent(50, 100), -50);
    assert.equal(changePercent(-78_720, 100_000), -178.72);
    assert.equal(changePercent(-50, -100), null);
    assert.equal(changePercent(50, -100), null);
    assert.equal(changePercent(5, 0), null);
    assert.equal(changePercent(null, 5), null);
    assert.equal(changePercent(5, null), null);
  });
});
