import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'vitest';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { serveSupplier } from '../../../demo/gateway/supplier/http/serve-supplier';
import type { FlightSupplier, SupplierFlight } from '../../../demo/gateway/supplier/port';
import { checkSupplier } from '../../../src/check-supplier/check';
import { readOptions } from '../../../src/check-supplier/options';
import { exitCodeOf, reportText } from '../../../src/check-supplier/service';
import { readToken } from '../../../src/check-supplier/service-options';
import { UsageError } from '../../../src/command/usage-error';
import { ISSUE_DATE } from '../../support/gateway/areas/supplier-samples';
import { NOW } from '../../support/gateway/process/test-database';
import { listen, type Manner, type ServedService } from '../../support/gateway/services/served';

const TOKEN = 'token-of-the-supplier';
const embedded = createEmbeddedSupplier();
let service: ServedService | undefined;
afterEach(() => service?.close());

let pauses: number[] = [];
async function check(faults: Partial<FlightSupplier> = {}, plan: Record<string, Manner[]> = {}) {
  const supplier = { ...embedded, ...faults };
  pauses = [];
  service = await listen(serveSupplier({ supplier, token: TOKEN, clock: () => NOW }));
  for (const [path, manners] of Object.entries(plan)) service.plan.set(path, [...manners]);
  return checkSupplier({
    url: service.url,
    token: TOKEN,
    timeoutMs: 5000,
    today: ISSUE_DATE,
    books: true,
    pending: { limitMs: 10_000, pause: async (ms) => pauses.push(ms) },
    run: 'check1000000001',
  });
}
const readOut = (flight: SupplierFlight): SupplierFlight => ({
  ...flight,
  prices: flight.prices.map(({ unit, rule }) => ({ unit, rule })),
});
const flightsWith =
  (change: (flight: SupplierFlight) => SupplierFlight): FlightSupplier['flights'] =>
  async (leg, day) =>
    (await embedded.flights(leg, day)).map((flight) => change(readOut(flight)));

describe('check-supplier', () => {
  it('finds every rule kept by the embedded supplier, with bookings', async () => {
    const report = await check();
    assert.deepEqual(report.breaches, []);
    assert.ok(report.checks > 1000, reportText(report));
    assert.equal(exitCodeOf(report), 0);
    for (const method of [
      'flights',
      'connections',
      'lowestFares',
      'book',
      'issue',
      'change',
      'refund',
      'boarded',
    ])
      assert.ok(service?.asked.includes(method), method);
  });

  it('asks again for a change that is at work, with growing pauses, until its limit', async () => {
    const late = await check({}, { issue: [202, 202, 202], boarded: [409, 409] });
    assert.deepEqual([late.breaches, pauses], [[], [1000, 2000, 4000]]);
    await service?.close();
    const report = await check({}, { issue: Array<Manner>(20).fill(202) });
    assert.match(reportText(report), /issue: status: has an outcome after 10000 ms/);
    assert.deepEqual(pauses.slice(0, 4), [1000, 2000, 4000, 3000]);
  });

  it('names a ticket on board that was not asked about', async () => {
    const boarded = async () => ({ ticketNos: ['9999999999999'] });
    assert.match(reportText(await check({ boarded })), /boarded: answer\.ticketNos: has only/);
  });

  it('leaves the taxes to the supplier', async () => {
    const report = await check({ flights: raised({ fuelFee: 4000, buildFee: 9000 }) });
    assert.doesNotMatch(reportText(report), /Fee: /);
  });

  const raised = (by: object) =>
    flightsWith((sold) => ({
      ...sold,
      prices: sold.prices.map(({ unit, rule }) => ({ unit: { ...unit, ...by }, rule })),
    }));
  let pnrs = 0;
  const faults: [fault: string, faults: Partial<FlightSupplier>, breach: RegExp][] = [
    ['a price of nothing', { flights: raised({ salePrice: 0 }) }, /flights: .*unit\.salePrice: is/],
    [
      'fees of another price',
      { flights: raised({ salePrice: 9_000_000 }) },
      /tiers\[\d\]\.fee: is its percent/,
    ],
    ['seats that there are not', { flights: flightsWith((sold) => ({ ...sold, seats: {} })) }, /seatCount/],
    [
      'flights in another order',
      { flights: async (leg, day) => (await embedded.flights(leg, day)).toReversed() },
      /is sorted by departure/,
    ],
    [
      'another PNR each time',
      { book: async () => ({ pnr: `ABC${String((pnrs += 1)).padStart(3, '0')}` }) },
      /book: answer\.pnr: is the same/,
    ],
  ];
  for (const [fault, changed, breach] of faults) {
    it(`names the field of ${fault}`, async () => {
      const report = await check(changed);
      assert.match(reportText(report), breach);
      assert.equal(exitCodeOf(report), 1);
    });
  }

  it('says that none answered, and takes no token as an argument', async () => {
    const url = 'http://127.0.0.1:9';
    const settings = { url, token: TOKEN, timeoutMs: 1000, today: ISSUE_DATE, books: false, run: 'check1' };
    assert.equal(exitCodeOf(await checkSupplier(settings)), 2);
    assert.deepEqual(readOptions([`${url}/`, '--book', '--timeout', '3']), {
      url,
      isJson: false,
      asksToken: false,
      timeoutMs: 3000,
      pendingMs: 180_000,
      changes: true,
    });
    for (const args of [
      [],
      ['--token=secret', url],
      ['https://a:b@c.example'],
      [url, '--unknown'],
      [url, '--pending', 'x'],
    ])
      assert.throws(() => readOptions(args), UsageError);
    await assert.rejects(readToken(undefined, { asksToken: false }), UsageError);
  });
});
