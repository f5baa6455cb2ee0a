import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { passengerPrice } from '../../../src/domain/fare/passenger-price';

const OFFER = {
  adult: { salePrice: 80_000, buildFee: 9000, fuelFee: 15_000 },
  fullFare: 195_000,
  distance: 1076,
  isFeeder: false,
};
const [ADULT, CHILD, INFANT] = [1, 2, 3] as const;
const TODAY = '2026-11-20';

describe('the price of a passenger', () => {
  it('is the offered one for an adult, with the taxes of the supplier on any day', () => {
    assert.deepEqual(passengerPrice(OFFER, ADULT, TODAY), OFFER.adult);
    assert.deepEqual(passengerPrice(OFFER, ADULT, '2023-01-01'), OFFER.adult);
  });

  it('is a share of the full fare for a child and an infant, with the published taxes', () => {
    const child = { salePrice: 98_000, buildFee: 0, fuelFee: 1000 };
    assert.deepEqual(passengerPrice(OFFER, CHILD, TODAY), child);
    assert.deepEqual(passengerPrice({ ...OFFER, distance: 800 }, CHILD, TODAY), { ...child, fuelFee: 0 });
    const infant = { salePrice: 20_000, buildFee: 0, fuelFee: 0 };
    assert.deepEqual(passengerPrice(OFFER, INFANT, TODAY), infant);
  });

  it('is unknown for a child on a day without a published fuel fee', () => {
    assert.equal(passengerPrice(OFFER, CHILD, '2023-01-01'), undefined);
  });
});
