import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openServer } from '../../../demo/gateway/db/database';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { decideApproval } from '../../../src/contract/approval/approval';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { loginByPassword, loginBySmsCode, sendLoginSmsCode } from '../../../src/contract/login/login';
import { orderCancel } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { findPrices, voyageOf, type OrderBody } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startCuttableServer, type CuttableServer } from '../../support/gateway/process/cuttable-server';
import { startTestGateway, type Answer, type TestGateway } from '../../support/gateway/harness';
import { overOrder, PRICE_ONLY, setStandards } from '../../support/gateway/areas/standard-steps';
import {
  openTestDatabase,
  TEST_DATABASE,
  type TestDatabase,
} from '../../support/gateway/process/test-database';
import { notifyPaid } from '../../support/gateway/areas/money/wallet-balances';

const PHONE = '13800000001';
const APPROVAL_MINUTES = 120;
/** More statements than any call runs. */
const ENOUGH = 200;

/**
 * A change that can be requested again, with a check of the result after the response, or after a sweep of the due
 * work.
 */
interface Change {
  ask(): Promise<Pick<Answer<unknown>, 'status' | 'success' | 'msg' | 'result'>>;
  check?(result: unknown): Promise<void>;
  /** Number of the order, which must be paid and issued in the end. */
  pays?: string;
}

/** Cuts the connection at every statement of a call and after its COMMIT; the change must happen exactly once. */
describe('a connection lost in the middle of a change', { skip: TEST_DATABASE !== 'postgres' }, () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let server: CuttableServer;
  let staff: string;
  let approver: string;
  /** Bodies of orders, used in turn because paid orders keep their seats. */
  let bodies: OrderBody[];
  let turn = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    server = await startCuttableServer(database.url ?? '');
    gateway = await startTestGateway({
      database: openServer(server.url, { onError: () => undefined }),
      config: { smsPerPhonePerDay: 1000, smsPerAddressPerDay: 1000 },
    });
    [staff, approver] = [await gateway.login('staff'), await gateway.login('approver')];
    await setStandards(gateway, { ...PRICE_ONLY, over_policy: 3 });
    const body = await overOrder(gateway, staff);
    bodies = (await findPrices(gateway, staff))
      .filter(({ unit }) => unit.plimit === '' && unit.seatCount === 9)
      .map(({ itinerary, unit }) => ({ ...body, voyages: [voyageOf(itinerary, unit)] }));
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
    await server.close();
    await database.close();
  });

  const withId = <R>(send: (requestId: string) => Promise<R>) => {
    const requestId = randomUUID();
    return () => send(requestId);
  };
  function nextBody(): OrderBody {
    const body = bodies[(turn += 1) % bodies.length];
    assert.ok(body);
    return body;
  }
  const booked = () => gateway.ok(createOrder, nextBody(), { as: staff });
  async function payable() {
    const order = await booked();
    await gateway.ok(decideApproval, { applyId: order.waitsForApplyId, decision: 'agree' }, { as: approver });
    return order;
  }
  const countOrders = async () => {
    const { orders } = await gateway.db
      .selectFrom('flight_order')
      .select((eb) => eb.fn.countAll<number>().as('orders'))
      .executeTakeFirstOrThrow();
    return orders;
  };
  async function checkState(orderNo: string, ...states: string[]): Promise<void> {
    await gateway.idle();
    const order = await gateway.db
      .selectFrom('flight_order')
      .select('order_status')
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    assert.ok(states.includes(order.order_status), order.order_status);
    // Frees the seats for the next orders.
    if (!states.includes('已出票')) await gateway.send(orderCancel, { orderNo }, { as: staff });
  }
  async function checkPaid(orderNos: readonly string[]): Promise<void> {
    // Events whose connection was lost wait for their next attempt.
    gateway.clock.advance(1);
    await gateway.sweep();
    for (const orderNo of orderNos) {
      await checkState(orderNo, '已出票');
      const payments = await gateway.db
        .selectFrom('payment')
        .select('pay_state')
        .where('order_no', '=', orderNo)
        .execute();
      assert.deepEqual(payments, [{ pay_state: 'paid' }]);
    }
  }

  const changes: Record<string, () => Promise<Change>> = {
    createOrder: async () => {
      const [orders, body] = [await countOrders(), nextBody()];
      return {
        ask: withId((requestId) => gateway.send(createOrder, body, { as: staff, requestId })),
        async check(result) {
          assert.equal(await countOrders(), orders + 1);
          await checkState((result as { orderNo: string }).orderNo, '待审批');
        },
      };
    },
    decideApproval: async () => {
      const { orderNo, waitsForApplyId: applyId } = await booked();
      const decision = { applyId, decision: 'agree' };
      return {
        ask: withId((requestId) => gateway.send(decideApproval, decision, { as: approver, requestId })),
        check: () => checkState(orderNo, '待支付'),
      };
    },
    'payorder from a wallet': async () => {
      const { orderNo, totalAmount: payAmount } = await payable();
      const payment = { orderNo, payType: 0, subPayType: 13, payAmount };
      return {
        ask: withId((requestId) => gateway.send(payorder, payment, { as: staff, requestId })),
        pays: orderNo,
      };
    },
    'the notice of the cashier': async () => {
      const { orderNo, totalAmount: payAmount } = await payable();
      const payment = { orderNo, payType: 4, subPayType: 1, payAmount };
      const { paymentNo } = await gateway.ok(payorder, payment, { as: staff });
      return {
        async ask() {
          const status = await notifyPaid(gateway, paymentNo, payAmount);
          return { status, success: status === 200, msg: '系统繁忙，请稍后重试', result: null };
        },
        pays: orderNo,
      };
    },
    orderCancel: async () => {
      const { orderNo } = await booked();
      return {
        ask: withId((requestId) => gateway.send(orderCancel, { orderNo }, { as: staff, requestId })),
        check: () => checkState(orderNo, '已取消'),
      };
    },
  };
  /** Calls without a request id: a login that was answered is not repeated. */
  const logins: Record<string, () => Promise<Change>> = {
    loginByPassword: async () => ({
      ask: () => gateway.send(loginByPassword, { account: 'multi', password: DEMO_PASSWORD }),
    }),
    sendLoginSmsCode: async () => {
      gateway.clock.advance(2);
      return {
        ask: () => gateway.send(sendLoginSmsCode, { phone: PHONE }),
        check: () => gateway.idle(),
      };
    },
    loginBySmsCode: async () => {
      gateway.clock.advance(2);
      await gateway.ok(sendLoginSmsCode, { phone: PHONE });
      await gateway.idle();
      const { content } = await gateway.db
        .selectFrom('sms_message')
        .select('content')
        .where('phone', '=', PHONE)
        .orderBy('sent_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      const smsCode = /\d{6}/.exec(content)?.[0] ?? '';
      return {
        ask: () => gateway.send(loginBySmsCode, { phone: PHONE, smsCode }),
      };
    },
  };

  /** False when the call finished before the statement at which its connection was to be cut. */
  async function survives(name: string, { ask, check = () => Promise.resolve() }: Change): Promise<boolean> {
    const first = await ask();
    await gateway.idle();
    const wasCut = server.spare();
    if (first.status !== 200) {
      assert.ok(wasCut, name);
      assert.deepEqual(
        { status: first.status, msg: first.msg },
        { status: 503, msg: '系统繁忙，请稍后重试' },
        name,
      );
    }
    if (first.status === 200 && name in logins) return wasCut;
    const again = await ask();
    assert.ok(again.success, `${name}: ${again.msg}`);
    if (first.status === 200) assert.deepEqual(again, first, name);
    await check(again.result);
    return wasCut;
  }

  for (const [name, begin] of Object.entries({ ...changes, ...logins })) {
    it(`does ${name} once, told to try again`, async () => {
      const paid: string[] = [];
      let question = 1;
      for (; question < ENOUGH; question += 1) {
        const change = await begin();
        if (change.pays !== undefined) paid.push(change.pays);
        server.cutAt(question);
        if (!(await survives(name, change))) break;
      }
      assert.ok(question > 3 && question < ENOUGH, String(question));
      if (paid.length > 0) await checkPaid(paid);
    });
  }

  for (const [name, begin] of Object.entries(changes)) {
    it(`does ${name} once when it is done and the answer is lost`, async () => {
      const change = await begin();
      server.cutAfterCommit();
      assert.ok(await survives(name, change));
      if (change.pays !== undefined) await checkPaid([change.pays]);
    });
  }

  /**
   * Cuts a sweep at a statement while an order is past its deadline; the order must end once, in the next sweep at the
   * latest. False when the sweep finished first.
   */
  async function sweepCutAt(question: number, areas?: readonly string[]): Promise<boolean> {
    // The clock has advanced beyond the lifetime of a session.
    staff = await gateway.login('staff');
    const { orderNo } = await booked();
    gateway.clock.advance(APPROVAL_MINUTES + 1);
    server.cutAt(question);
    await gateway.sweep(areas);
    if (!server.spare()) return false;
    await gateway.sweep(areas);
    const log = gateway.db.selectFrom('order_log').select('content').where('order_no', '=', orderNo);
    const ends = (await log.execute()).filter(({ content }) => content.includes('自动取消'));
    assert.equal(ends.length, 1);
    await checkState(orderNo, '已取消');
    return true;
  }

  it('ends due orders once, in the next sweep at the latest', async () => {
    let question = 1;
    while (question < ENOUGH && (await sweepCutAt(question, ['approval', 'order']))) question += 1;
    assert.ok(question > 10 && question < ENOUGH, String(question));
  });

  it('ends it all the same where the task of another area was cut', async () => {
    assert.ok(await sweepCutAt(1));
  });
});
