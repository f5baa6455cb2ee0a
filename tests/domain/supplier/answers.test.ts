import assert from 'node:assert/strict';
import { is, type InferInput } from 'valibot';
import { describe, it } from 'vitest';
import { EXAMPLES } from '../../../scripts/openapi/services/examples';
import { areLowFares, isOnLeg, joins } from '../../../src/protocol/supplier/fit';
import { SUPPLIER } from '../../../src/protocol/supplier/methods';
import type { SoldFlight } from '../../../src/protocol/supplier/sold';

type Sold = InferInput<typeof SoldFlight>;
type Parts = { flight?: object; unit?: object; tier?: object; seats?: Record<string, number>; city?: object };

const answerOf = (method: string): unknown => EXAMPLES.supplier[method]?.answer;
const [SOLD] = (answerOf('flights') as { flights: [Sold] }).flights;
const { cities } = answerOf('cities') as { cities: [object] };

function soldWith({ flight, unit, tier, seats }: Parts): object {
  const [price] = SOLD.prices;
  assert.ok(price);
  const tiers = price.rule.refund.tiers.map((one) => ({ ...one, ...tier }));
  const rule = { ...price.rule, refund: { ...price.rule.refund, tiers } };
  return {
    ...SOLD,
    flight: { ...SOLD.flight, ...flight },
    seats: { ...SOLD.seats, ...seats },
    prices: [{ unit: { ...price.unit, ...unit }, rule }],
  };
}

describe('an answer of a supplier', () => {
  const cases: [fault: string, parts: Parts, isKept: boolean][] = [
    ['as in the example', {}, true],
    ['a time with a blank', { flight: { takeOffTime: '2026-12-08 08:30' } }, false],
    ['a time on a day that is not', { flight: { takeOffTime: '2026-02-31T10:00' } }, false],
    ['a leap day', { flight: { takeOffTime: '2028-02-29T10:00' } }, true],
    ['an hour that is not', { flight: { arrTime: '2026-12-08T24:00' } }, false],
    ['NUL in a name', { flight: { carrierShortName: '国\u0000航' } }, false],
    ['half of a character', { flight: { planeName: '\ud83d' } }, false],
    ['a whole character beyond the first plane', { flight: { planeName: '✈️𠮷' } }, true],
    ['a line break in a fare code', { unit: { fareCode: 'B\nPUB' } }, false],
    ['a tax beyond all bounds', { unit: { fuelFee: 1e300 } }, false],
    ['a price beyond all bounds', { unit: { salePrice: 100_000_001 } }, false],
    ['a negative percentage', { tier: { percent: -50 } }, false],
    ['more than all of the price', { tier: { percent: 101 } }, false],
    ['a negative fee', { tier: { fee: -50_000 } }, false],
    ['a number of seats beyond all bounds', { seats: { Y: 1e9 } }, false],
  ];
  for (const [fault, parts, isKept] of cases)
    it(`with ${fault} is ${isKept ? 'used' : 'refused'}`, () => {
      assert.equal(is(SUPPLIER.flights.answer, { flights: [soldWith(parts)] }), isKept);
    });

  it('has no control character in a city or a tag', () => {
    const named = (cityName: string) => ({ cities: [{ ...cities[0], cityName }] });
    assert.deepEqual(
      [is(SUPPLIER.cities.answer, named('上海')), is(SUPPLIER.cities.answer, named('上\u0000'))],
      [true, false],
    );
    const tag = { productTag: 'a', title: 'a', content: '\u0007' };
    assert.equal(is(SUPPLIER.tagInfo.answer, { tags: [tag] }), false);
  });
});

describe('an answer fits the question', () => {
  const CITIES = [
    { cityCode: 'BJS', airports: [{ airportCode: 'PEK' }, { airportCode: 'PKX' }] },
    { cityCode: 'SHA', airports: [{ airportCode: 'SHA' }, { airportCode: 'PVG' }] },
  ];
  const LEG = { depCode: 'BJS', arrCode: 'SHA', depDate: '2026-12-08' };
  const fly = (depAirportCode: string, arrAirportCode: string, takeOffTime: string, arrTime: string) => ({
    flight: { ...SOLD.flight, depAirportCode, arrAirportCode, takeOffTime, arrTime },
  });
  const direct = fly('PKX', 'PVG', '2026-12-08T08:30', '2026-12-08T10:45');

  it('by the day and the airports of the cities', () => {
    const isFitting = (leg: object, sold = direct) => isOnLeg(CITIES, { ...LEG, ...leg }, [sold]);
    assert.deepEqual(
      [{}, { depCode: 'PKX' }, { depCode: 'PEK' }, { arrCode: 'CAN' }, { depDate: '2026-12-09' }].map((leg) =>
        isFitting(leg),
      ),
      [true, true, false, false, false],
    );
    assert.equal(isOnLeg(CITIES, LEG, []), false);
  });

  it('by flights that join', () => {
    const toWuhan = fly('PEK', 'WUH', '2026-12-08T08:00', '2026-12-08T10:00');
    const on = fly('WUH', 'SHA', '2026-12-08T11:00', '2026-12-08T12:00');
    assert.equal(isOnLeg(CITIES, LEG, [toWuhan, on]) && joins(CITIES, [toWuhan, on]), true);
    assert.equal(joins(CITIES, [toWuhan, fly('CAN', 'SHA', '2026-12-08T11:00', '2026-12-08T12:00')]), false);
    assert.equal(joins(CITIES, [toWuhan, fly('WUH', 'SHA', '2026-12-08T09:00', '2026-12-08T12:00')]), false);
    const across = fly('SHA', 'CAN', '2026-12-08T14:00', '2026-12-08T16:00');
    assert.equal(joins(CITIES, [direct, across]), true, 'airports of one city');
  });

  it('by fares of the day with the seats, the cheapest first', () => {
    const fare = { inventoryKey: 'a', cabinCode: 'Y', takeOffTime: '2026-12-08T08:30', seats: 2 };
    const fares = (...prices: number[]) => prices.map((salePrice) => ({ ...fare, salePrice }));
    const asked = { depDate: '2026-12-08', seats: 2 };
    assert.equal(areLowFares(fares(100, 100, 200), asked), true);
    assert.equal(areLowFares(fares(200, 100), asked), false);
    assert.equal(areLowFares(fares(100), { ...asked, seats: 3 }), false);
    assert.equal(areLowFares(fares(100), { ...asked, depDate: '2026-12-09' }), false);
  });
});
