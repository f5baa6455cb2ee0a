import assert from 'node:assert/strict';
import { test } from 'vitest';
import { airlines } from '../../../demo/gateway/reference-data/index';
import { BOOKING_CLASSES } from '../../../demo/gateway/supplier/fares/booking-classes';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { ticketRule } from '../../../demo/gateway/supplier/fares/rules';
import { everyFlight, ISSUE_DATE, operatorOf, TRUNK } from '../../support/gateway/areas/supplier-samples';

const supplier = createEmbeddedSupplier();
const isLowCost = new Map(airlines().map(({ code, fullService }) => [code, !fullService]));

test('fees of the ladder are its percents of the price, in whole yuan, dearer towards departure', () =>
  everyFlight(supplier, 200, ({ prices }) => {
    for (const { unit, rule } of prices) {
      for (const ladder of [rule.refund, rule.change]) {
        const { allowed, tiers } = ladder;
        assert.deepEqual(
          tiers.map(({ fromHours }) => fromHours),
          allowed ? [168, 48, 4, null] : [],
        );
        for (const [i, { percent, fee }] of tiers.entries()) {
          assert.equal(fee, Math.round((unit.salePrice * percent) / 10000) * 100);
          assert.ok(percent >= (tiers[i - 1]?.percent ?? 0) && percent <= 100, `${percent} %`);
        }
      }
    }
  }));

test('the usual ladders and baggage, by class', () => {
  const terms = { isFinal: false, freeChanges: 0 };
  const usual: [classes: string, changeAndRefund: string][] = [
    ['FUJ', '0/5/5/10 5/5/5/20'],
    ['WYB', '0/5/5/10 5/5/10/25'],
    ['CDQI', '5/10/20/25 5/10/25/40'],
    ['PME', '5/10/25/35 10/15/30/50'],
    ['KLN', '5/15/30/40 10/20/40/60'],
    ['RS', '10/20/50/70 20/30/70/100'],
    ['VTZH', '20/30/50/70 40/60/90/100'],
  ];
  for (const booking of BOOKING_CLASSES) {
    const { code, cabin } = booking;
    const rule = ticketRule(booking, 100_000, { lowCost: false, terms });
    const percents = [rule.change, rule.refund].map(({ tiers }) =>
      tiers.map((tier) => tier.percent).join('/'),
    );
    const expected = usual.find(([classes]) => classes.includes(code))?.[1];
    assert.equal(percents.join(' '), expected, code);
    assert.equal(rule.transferable, 'FUJWYB'.includes(code), code);
    assert.equal(rule.baggage, { F: 40, C: 30, W: 20, Y: 20 }[cabin], code);
  }
});

test('products differ in their terms: final ones, free changes, agreements', async () => {
  const flights = await supplier.flights({ ...TRUNK, depDate: '2026-12-08' }, ISSUE_DATE);
  const all = flights.flatMap(({ prices }) => prices);
  const final = all.filter(({ rule }) => !rule.refund.allowed && !rule.change.allowed);
  assert.ok(final.length > 0, 'some are final');
  for (const { rule } of final) assert.equal(rule.transferable, false);
  const agreements = all.filter(({ unit }) => unit.isProtocol);
  assert.ok(agreements.length >= flights.length, `${agreements.length} agreements`);
  for (const { unit, rule } of agreements) {
    assert.deepEqual(unit.productTags, ['企业协议']);
    assert.equal(rule.change.freeTimes, 1);
  }
  const flexible = all.filter(({ unit }) => unit.subProductId === 'FLX');
  assert.ok(flexible.length > 0, 'some are flexible');
  for (const { rule } of flexible) assert.equal(rule.change.freeTimes, 2);
});

test('low-cost airlines sell one cabin, baggage apart, on stricter terms', async () => {
  const flights = await supplier.flights(
    { depCode: 'SHA', arrCode: 'CAN', depDate: '2026-12-08' },
    ISSUE_DATE,
  );
  const lowCost = flights.filter((flight) => isLowCost.get(operatorOf(flight)));
  assert.ok(lowCost.length > 0, 'low-cost airlines fly here');
  for (const { fullFares, flight, prices } of lowCost) {
    assert.deepEqual([fullFares.C, fullFares.F, flight.mealFlag], [0, 0, 0]);
    for (const { unit, rule } of prices) {
      assert.equal(unit.cabinType, 1);
      assert.equal(unit.baggage, unit.subProductId === 'BAG' ? 20 : 0);
      assert.equal(rule.transferable, false);
      if ('VTZH'.includes(unit.cabinCode)) assert.equal(rule.refund.allowed, false);
    }
    assert.ok(
      prices.some(({ unit }) => unit.subProductId === 'BAG'),
      `${flight.flightNo} sells baggage`,
    );
  }
});
