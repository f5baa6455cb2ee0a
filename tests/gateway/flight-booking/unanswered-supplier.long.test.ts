import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import type { FlightSupplier } from '../../../demo/gateway/supplier/port';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { bookSelf, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const embedded = createEmbeddedSupplier();
let silent: 'issue' | 'book' | 'flight' | undefined;
let asked = 0;
const never = new Promise<never>(() => undefined);
const supplier: FlightSupplier = {
  ...embedded,
  issue(request) {
    asked += 1;
    return silent === 'issue' ? never : embedded.issue(request);
  },
  book: (request) => (silent === 'book' ? never : embedded.book(request)),
  flight: (key, issueDate) => (silent === 'flight' ? never : embedded.flight(key, issueDate)),
};

let gateway: TestGateway;
let as: string;
beforeAll(async () => {
  gateway = await startTestGateway({
    supplier,
    config: { supplierTimeouts: { search: 20, check: 20, change: 20 } },
  });
});
beforeEach(async () => {
  [silent, asked] = [undefined, 0];
  as = await gateway.login('staff');
});
afterEach(() => checkConsistency(gateway.db));
afterAll(() => gateway.close());

describe('a supplier that does not answer', () => {
  for (const what of ['flight', 'book'] as const) {
    it(`leaves nothing of a booking behind whose ${what} it was asked for; the same request books later`, async () => {
      const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
      const asked = { as, requestId: randomUUID() };
      silent = what;
      const { status, success, msg } = await gateway.send(createOrder, body, asked);
      assert.deepEqual([status, success], [503, false]);
      assert.match(msg, /稍后重试/);
      silent = undefined;
      await gateway.ok(createOrder, body, asked);
    });
  }

  it('has not refused the tickets: they are asked for until it answers, and the money stays', async () => {
    const { orderNo, totalAmount } = await bookSelf(gateway, as);
    silent = 'issue';
    await gateway.ok(payorder, { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount }, { as });
    await gateway.idle();
    const statusOf = async () => (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus;
    for (let i = 0; i < 8; i += 1) {
      gateway.clock.advance(10);
      await gateway.sweep();
    }
    assert.deepEqual([asked, await statusOf()], [9, '出票中']);
    silent = undefined;
    gateway.clock.advance(10);
    await gateway.sweep();
    assert.equal(await statusOf(), '已出票');
  });

  it('is asked for one order a sweep, so that the rest of the sweep has its turn', async () => {
    silent = 'issue';
    for (const depDate of ['2026-12-01', '2026-12-02', '2026-12-03']) {
      const { orderNo, totalAmount } = await bookSelf(gateway, as, {
        depCode: 'BJS',
        arrCode: 'SHA',
        depDate,
      });
      await gateway.ok(payorder, { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount }, { as });
    }
    await gateway.idle();
    const before = asked;
    gateway.clock.advance(10);
    await gateway.sweep();
    assert.equal(asked, before + 1);
  });
});
