import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { ResultOf } from '../../../src/contract/call';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { payorder } from '../../../src/contract/payment/payment';
import type { Fault } from '../../sequences/messages';
import { makeSetup, type Setup } from '../../sequences/setup';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

/**
 * Moments counted in commits since the start of the call: its own, and that of the handler which issues the tickets.
 */
const MOMENTS: Record<string, { fault: Pick<Fault, 'at' | 'moment'>; isPaid: boolean; isHandled: boolean }> =
  {
    'before the change is committed': {
      fault: { at: 1, moment: 'question' },
      isPaid: false,
      isHandled: false,
    },
    'between the commit and the handling': {
      fault: { at: 1, moment: 'answer' },
      isPaid: true,
      isHandled: false,
    },
    'in the middle of the handling': {
      fault: { at: 2, moment: 'question' },
      isPaid: true,
      isHandled: false,
    },
    'when it has been handled': { fault: { at: 2, moment: 'answer' }, isPaid: true, isHandled: true },
  };

describe('an event of the domain whose process is killed', () => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await makeSetup(TEST_DATABASE);
  });
  afterAll(() => setup.close());

  const first = () => {
    const [process] = setup.processes;
    assert.ok(process);
    return process;
  };
  async function book(): Promise<ResultOf<typeof createOrder>> {
    const body = setup.orders.within.ample[0];
    const { result, msg } = await first().send(createOrder, body, {
      as: setup.staff,
      requestId: randomUUID(),
    });
    assert.ok(result, msg);
    return result;
  }
  /** Whether the event of the payment waits, and how often tickets were issued. Events of the issue itself may wait. */
  async function stateOf(orderNo: string) {
    const [row] = await setup.query(`
      select o.order_status as status,
        (select count(*)::int from event_delivery where event = 'order.paid' and told->>'orderNo' = o.order_no) as waiting,
        (select count(*)::int from order_log l where l.order_no = o.order_no and content = '出票成功') as issued
      from flight_order o where o.order_no = '${orderNo}'`);
    return row;
  }

  for (const [moment, { fault, isPaid, isHandled }] of Object.entries(MOMENTS)) {
    it(`${moment} is handled once after the restart`, async () => {
      const { orderNo, totalAmount: payAmount } = await book();
      const body = { orderNo, payType: 0, subPayType: 13, payAmount };
      const sent = { as: setup.staff, requestId: randomUUID() };
      await first().tell({ name: 'strike', fault: { kind: 'kill', of: 'commit', ...fault } });
      // The response may have been sent before the process dies.
      await first()
        .send(payorder, body, sent)
        .catch(() => undefined);
      await first()
        .tell({ name: 'idle' })
        .catch(() => undefined);
      assert.equal(await setup.recover(), 1, 'killed');

      const waiting = { status: '出票中', waiting: 1, issued: 0 };
      const issued = { status: '已出票', waiting: 0, issued: 1 };
      if (isPaid) assert.deepEqual(await stateOf(orderNo), isHandled ? issued : waiting);
      else assert.deepEqual(await stateOf(orderNo), { status: '待支付', waiting: 0, issued: 0 });
      const again = await first().send(payorder, body, sent);
      assert.equal(again.result.payState, 'paid');
      await setup.tellAll({ name: 'idle' });
      for (let turn = 0; turn < 2; turn += 1) {
        await setup.tellAll({ name: 'sweep' });
        assert.deepEqual(await stateOf(orderNo), issued);
      }
      assert.deepEqual(await first().tell({ name: 'check' }), []);
    });
  }
});
