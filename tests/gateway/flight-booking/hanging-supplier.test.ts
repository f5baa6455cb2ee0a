import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import type { FlightSupplier } from '../../../demo/gateway/supplier/port';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { queryTodo } from '../../../src/contract/home';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { bookSelf, findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { deferred, type Deferred } from '../../support/deferred';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

const longIt = it.skipIf(process.env['TEST_EXTENT'] === 'short');
const BOOKINGS = 30;
const CALLS = 4;
const DELIVERIES = 1;
/** Time in which no test waits for the supplier in vain. */
const LONG = 60_000;

const embedded = createEmbeddedSupplier();
let held: 'flight' | 'book' | 'issue' | undefined;
let asked: number;
let awaited: number;
let reached: Deferred;
let released: Deferred;
async function hold(method: typeof held): Promise<void> {
  if (held !== method) return;
  asked += 1;
  if (asked === awaited) reached.resolve();
  await released.promise;
}
const supplier: FlightSupplier = {
  ...embedded,
  flight: (key, issueDate) => hold('flight').then(() => embedded.flight(key, issueDate)),
  book: (request) => hold('book').then(() => embedded.book(request)),
  issue: (request) => hold('issue').then(() => embedded.issue(request)),
};
function holdAll(method: typeof held, until: number): void {
  [held, asked, awaited] = [method, 0, until];
  reached = deferred();
  released = deferred();
}

// the embedded database has one connection
describe('a supplier that hangs', { skip: TEST_DATABASE !== 'postgres' }, () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway({
      supplier,
      config: {
        supplierTimeouts: { search: LONG, check: LONG, change: LONG },
        supplierTurns: {
          calls: { atOnce: CALLS, perPerson: CALLS, waiting: BOOKINGS, waitMs: LONG },
          deliveries: DELIVERIES,
        },
      },
    });
  });
  beforeEach(async () => {
    held = undefined;
    as = await gateway.login('staff');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  // bookings of one person wait for each other before they book
  for (const [method, most, test] of [
    ['flight', CALLS, it],
    ['book', 1, longIt],
  ] as const) {
    test(`in ${method} leaves connections to others while ${BOOKINGS} bookings wait`, async () => {
      const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
      holdAll(method, most);
      const bookings = Array.from({ length: BOOKINGS }, () => gateway.send(createOrder, body, { as }));
      await reached.promise;
      await gateway.ok(queryTodo, {}, { as: await gateway.login('admin') });
      assert.equal(asked, most);
      held = undefined;
      released.resolve();
      const answers = await Promise.all(bookings);
      assert.ok(
        answers.every(({ status }) => status === 200),
        'each has its turn',
      );
      assert.ok(answers.some(({ success }) => success));
    });
  }

  it('in issue holds few deliveries, and the others follow at once when it answers', async () => {
    const orders = [];
    for (const day of ['02', '03', '04'])
      orders.push(await bookSelf(gateway, as, { depCode: 'BJS', arrCode: 'SHA', depDate: `2026-12-${day}` }));
    holdAll('issue', DELIVERIES);
    for (const { orderNo, totalAmount } of orders)
      await gateway.ok(payorder, { orderNo, payType: 0, subPayType: 13, payAmount: totalAmount }, { as });
    await reached.promise;
    await gateway.ok(queryTodo, {}, { as });
    assert.equal(asked, DELIVERIES);
    held = undefined;
    released.resolve();
    await gateway.idle();
    for (const { orderNo } of orders)
      assert.equal((await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus, '已出票');
  });

  it('is waited for in turn by these calls, which ask it within their transaction', () => {
    const names = gateway
      .implementations()
      .filter((one) => one.call.mutates && one.access !== 'open' && one.asksSupplier !== false)
      .map(({ call: { path } }) => path.slice(path.lastIndexOf('/') + 1));
    assert.deepEqual(names.toSorted(), [
      'applyChangeAirTicketGateway',
      'applyRebuy',
      'changeOrderPay',
      'confirmOrderRefund',
      'createOrder',
      'payorder',
      'settleRefund',
      'submitChangeApprovalApplyAuto',
      'submitChangeOverStandardApprovalAuto',
      'submitOverStandardApprovalAuto',
    ]);
  });
});
