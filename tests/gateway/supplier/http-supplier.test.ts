import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { readConfig, type SupplierTimeouts } from '../../../demo/gateway/server/config';
import { ServiceFailure } from '../../../demo/gateway/server/service/service-client';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { createHttpSupplier, type HttpSupplier } from '../../../demo/gateway/supplier/http/http-supplier';
import { serveSupplier } from '../../../demo/gateway/supplier/http/serve-supplier';
import {
  SupplierRefused,
  type BookingRequest,
  type SupplierFlight,
} from '../../../demo/gateway/supplier/port';
import { ISSUE_DATE, TRUNK } from '../../support/gateway/areas/supplier-samples';
import { NOW } from '../../support/gateway/process/test-database';
import { listen, type Manner, type ServedService } from '../../support/gateway/services/served';

const TOKEN = 'token-of-the-supplier';
const LEG = { ...TRUNK, depDate: '2026-12-08' };
const embedded = createEmbeddedSupplier();

let service: ServedService;
let supplier: HttpSupplier;
let broken: string[];
beforeAll(async () => {
  service = await listen(serveSupplier({ supplier: embedded, token: TOKEN, clock: () => NOW }));
});
beforeEach(() => {
  supplier?.close();
  broken = [];
  supplier = connect();
  service.asked.length = 0;
  service.plan.clear();
});
afterAll(async () => {
  supplier.close();
  await service.close();
});

/** Time limits that no answer needs, and one so short that a silent supplier is given up. */
const LONG = { search: 5000, check: 5000, change: 5000 };
const SHORT = 60;
/** The short time limit of a method alone. */
const limitsOf = (method: string) => (method === 'issue' ? { change: SHORT } : { search: SHORT });
const connect = (settings: { token?: string; timeouts?: SupplierTimeouts; url?: string } = {}) =>
  createHttpSupplier({ url: service.url, token: TOKEN, timeouts: LONG, ...settings }, ({ message }) =>
    broken.push(message),
  );
const ticket = { segmentNo: 1, passengerNo: 1, carrierCode: 'CA', sequence: 7 };
const PRICE = { salePrice: 80_000, buildFee: 5000, fuelFee: 2000 };
const tickets = [{ ...ticket, ...PRICE }];
const REFUND = { isVoluntary: false, refundAmounts: [7000] };
const flightKey = async () => {
  const [first] = await embedded.flights(LEG, ISSUE_DATE);
  assert.ok(first);
  const { flightNo, depAirportCode, arrAirportCode } = first.flight;
  return { first, key: { flightNo, depAirportCode, arrAirportCode, depDate: LEG.depDate } };
};

/** A flight with its rules, which the embedded supplier computes when they are read. */
const readOut = (flight: SupplierFlight): SupplierFlight => ({
  ...flight,
  prices: flight.prices.map(({ unit, rule }) => ({ unit, rule })),
});

async function booking(): Promise<BookingRequest> {
  const { first, key } = await flightKey();
  const { unit } = first.prices[0] ?? assert.fail();
  const { cabinCode, policyId, fareCode, salePrice, buildFee, fuelFee } = unit;
  return {
    orderNo: '26112000000001',
    flights: [{ ...key, segmentNo: 1, cabinCode, policyId, fareCode, salePrice }],
    passengers: [
      {
        passengerNo: 1,
        name: '林静',
        passengerTypeID: 1,
        cardType: 0,
        cardNo: '110101199003070011',
        birthDay: '1990-03-07',
        sexTem: 1,
        nationality: 'CN',
        phone: '13800000001',
      },
    ],
    tickets: [{ segmentNo: 1, passengerNo: 1, salePrice, buildFee, fuelFee }],
    holdUntil: '2026-11-20T02:30:00.000Z',
  };
}

describe('a supplier over HTTP', () => {
  it('gives the answers of the supplier that is served', async () => {
    const { first, key } = await flightKey();
    const thin = { depCode: 'JZH', arrCode: 'HRB', depDate: LEG.depDate };
    const lowest = { ...LEG, seats: 2, closed: new Set(['CA']), depAirports: ['PEK'] };
    assert.deepEqual(await supplier.cities(), await embedded.cities());
    const flights = await supplier.flights(LEG, ISSUE_DATE);
    assert.deepEqual(flights, (await embedded.flights(LEG, ISSUE_DATE)).map(readOut));
    const connections = await supplier.connections(thin, ISSUE_DATE);
    assert.ok(connections.length > 0);
    const computed = await embedded.connections(thin, ISSUE_DATE);
    assert.deepEqual(
      connections,
      computed.map((connection) => connection.map(readOut)),
    );
    assert.deepEqual(await supplier.flight(key, ISSUE_DATE), readOut(first));
    assert.equal(await supplier.flight({ ...key, flightNo: 'XX1234' }, ISSUE_DATE), undefined);
    for (const most of [5, Infinity]) {
      assert.deepEqual(
        await supplier.lowestFares(lowest, ISSUE_DATE, most),
        await embedded.lowestFares(lowest, ISSUE_DATE, most),
      );
    }
    const tags = ['免费改期', 'unknown'];
    assert.deepEqual(await supplier.tagInfo(tags), await embedded.tagInfo(tags));
    const request = await booking();
    assert.deepEqual(await supplier.book(request), await embedded.book(request));
    assert.deepEqual(await supplier.book(request), await embedded.book(request), 'a repetition is the same');
    const { ticketNos } = await supplier.issue({ orderNo: request.orderNo, tickets });
    assert.deepEqual({ ticketNos }, await embedded.issue({ orderNo: request.orderNo, tickets }));
    const [oldTicketNo = ''] = ticketNos;
    const paid = { changeFee: 1000, fareDifference: 0 };
    const change = {
      changeNo: '26112000000002',
      isVoluntary: true,
      tickets: [{ ...ticket, oldTicketNo, sequence: 8, ...paid }],
    };
    assert.deepEqual(await supplier.change(change), await embedded.change(change));
    await supplier.refund({ refundNo: 'TP1', isVoluntary: true, ticketNos, refundAmounts: [7000] });
    const departed = { flight: key, ticketNos };
    assert.deepEqual(await supplier.boarded(departed), await embedded.boarded(departed));
    assert.deepEqual(broken, []);
  });

  it('sends the token, the time limit, and with changes the number as idempotency key', async () => {
    await supplier.refund({ refundNo: 'TP26112000000001', ...REFUND, ticketNos: ['9992000000001'] });
    const { authorization, 'time-limit-ms': limit, 'idempotency-key': key } = service.headers;
    assert.deepEqual([authorization, key], [`Bearer ${TOKEN}`, 'TP26112000000001']);
    assert.ok(Number(limit) > 0 && Number(limit) <= 5000);
    const stranger = connect({ token: 'another' });
    await assert.rejects(stranger.cities(), /HTTP 401/);
    stranger.close();
  });

  const outcomes: [method: 'issue' | 'cities', manners: Manner[], kind: string, asked: number][] = [
    ['issue', [409], 'refused', 1],
    ['issue', [202], 'status', 1],
    ['issue', [302], 'status', 1],
    ['issue', [429], 'status', 1],
    ['issue', [500], 'status', 1],
    ['issue', ['broken'], 'broken', 1],
    ['issue', ['lostBefore'], 'lost', 1],
    ['issue', ['lostAfter'], 'lost', 1],
    ['issue', ['silent'], 'late', 1],
    ['issue', [], 'answered', 1],
    ['cities', [409], 'status', 1],
    ['cities', [500], 'status', 1],
    ['cities', ['broken'], 'broken', 1],
    ['cities', ['lostBefore'], 'answered', 2],
    ['cities', ['lostAfter'], 'answered', 2],
    ['cities', ['lostBefore', 'lostBefore'], 'lost', 2],
    ['cities', ['silent'], 'late', 1],
  ];
  for (const [method, manners, kind, asked] of outcomes) {
    it(`takes ${method} after ${manners.join(', ') || 'nothing'} for ${kind}, asked ${asked}×`, async () => {
      const patient = connect({ timeouts: { ...LONG, ...(manners.includes('silent') && limitsOf(method)) } });
      service.plan.set(method, [...manners]);
      const asking = method === 'issue' ? patient.issue({ orderNo: '1', tickets }) : patient.cities();
      const outcome = await asking.then(
        () => 'answered',
        (error: unknown) => {
          if (error instanceof SupplierRefused) return 'refused';
          return error instanceof ServiceFailure ? error.kind : String(error);
        },
      );
      patient.close();
      assert.equal(outcome, kind);
      assert.equal(service.asked.length, asked);
      assert.equal(broken.length, kind === 'broken' ? 1 : 0);
    });
  }

  it('refuses a flight, ticket or airline that the supplier does not know', async () => {
    const { flights, ...request } = await booking();
    const unknown = flights.map((flight) => ({ ...flight, flightNo: 'XX1234' }));
    await assert.rejects(supplier.book({ ...request, flights: unknown }), SupplierRefused);
    for (const lower of [{ salePrice: 1 }, { fuelFee: 0 }, { buildFee: 0 }]) {
      const underpaid = request.tickets.map((one) => ({ ...one, ...lower }));
      await assert.rejects(supplier.book({ ...request, flights, tickets: underpaid }), SupplierRefused);
    }
    const cheaper = flights.map((flight) => ({ ...flight, salePrice: flight.salePrice - 1 }));
    await assert.rejects(supplier.book({ ...request, flights: cheaper }), SupplierRefused);
    await assert.rejects(
      supplier.refund({ refundNo: '1', ...REFUND, ticketNos: ['0000000000000'] }),
      SupplierRefused,
    );
    const strange = [{ ...ticket, ...PRICE, carrierCode: 'ZZ' }];
    await assert.rejects(supplier.issue({ orderNo: '1', tickets: strange }), SupplierRefused);
  });

  it('books an involuntary exchange at the old price and taxes, and a voluntary one at the old taxes', async () => {
    const request = await booking();
    const exchange = { isVoluntary: false, oldTicketNos: ['9992000000001'] };
    const untaxed = request.tickets.map((one) => ({ ...one, buildFee: 0, fuelFee: 0 }));
    const old = {
      ...request,
      flights: request.flights.map((flight) => ({ ...flight, salePrice: 1000 })),
      tickets: untaxed.map((one) => ({ ...one, salePrice: 1000 })),
    };
    await supplier.book({ ...old, exchange });
    const voluntary = { ...exchange, isVoluntary: true };
    await assert.rejects(supplier.book({ ...old, exchange: voluntary }), SupplierRefused);
    await supplier.book({ ...request, tickets: untaxed, exchange: voluntary });
  });

  it('asks once for a leg that many ask for, and again for another day of issue', async () => {
    await Promise.all(Array.from({ length: 20 }, () => supplier.flights(LEG, ISSUE_DATE)));
    await supplier.flights(LEG, ISSUE_DATE);
    assert.deepEqual(service.asked, ['cities', 'flights']);
    await supplier.flights(LEG, '2026-11-21');
    assert.deepEqual(service.asked, ['cities', 'flights', 'flights']);
  });

  it('takes an answer about something else, of other tickets or too large for none', async () => {
    const { first, key } = await flightKey();
    const answers: Record<string, unknown> = {
      '/flight': { flight: { ...first, flight: { ...first.flight, flightNo: 'CA9999' } } },
      '/issue': { ticketNos: ['9992000000001', '9992000000002'] },
      '/boarded': { ticketNos: ['9992000000009'] },
      '/cities': { cities: [], filler: 'x'.repeat(33 * 1024 * 1024) },
    };
    const odd = createServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(answers[request.url ?? '']));
    });
    await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
    const other = connect({ url: `http://127.0.0.1:${(odd.address() as AddressInfo).port}` });
    const isBroken = (error: unknown) => error instanceof ServiceFailure && error.kind === 'broken';
    await assert.rejects(other.flight(key, ISSUE_DATE), isBroken);
    await assert.rejects(other.issue({ orderNo: '1', tickets }), isBroken);
    await assert.rejects(other.boarded({ flight: key, ticketNos: ['9992000000001'] }), isBroken);
    await assert.rejects(other.cities(), isBroken);
    assert.equal(broken.length, 4);
    other.close();
    odd.closeAllConnections();
    await new Promise((resolve) => odd.close(resolve));
  });

  it('is configured by an address and a token together, encrypted outside of this machine', () => {
    const of =
      (SUPPLIER_URL: string, more = {}) =>
      () =>
        readConfig({ SUPPLIER_URL, SUPPLIER_TOKEN: TOKEN, ...more }).gateway.supplierService;
    assert.deepEqual(of('https://flights.example/v1/')(), {
      url: 'https://flights.example/v1',
      token: TOKEN,
    });
    assert.equal(of('http://localhost:4008')()?.url, 'http://localhost:4008');
    assert.equal(of('http://[::1]:4008')()?.url, 'http://[::1]:4008');
    assert.throws(of('http://flights.example'), /must begin with https/);
    assert.throws(of('http://flights.example', { PRIVATE_HTTP: '1' }), /must begin with https/);
    assert.throws(of('http://10.0.0.5'), /PRIVATE_HTTP/);
    assert.equal(of('http://10.0.0.5', { PRIVATE_HTTP: '1' })()?.url, 'http://10.0.0.5');
    assert.equal(of('http://supplier:80', { PRIVATE_HTTP: '1' })()?.url, 'http://supplier:80');
    assert.throws(of('https://user:secret@flights.example'), /no user/);
    assert.throws(of('https://flights.example', { SUPPLIER_TOKEN: '' }), /required together/);
    assert.throws(() => readConfig({ SUPPLIER_TOKEN: TOKEN }), /required together/);
  });
});
