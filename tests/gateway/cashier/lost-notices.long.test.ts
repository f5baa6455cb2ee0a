import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { signNotice } from '../../../src/protocol/cashier/sign';
import { MERCHANT_NO } from '../../../demo/gateway/payment/cashier-link';
import { cashierOverHttp } from '../../../demo/gateway/payment/cashier-port';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { bookSelf, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { setUpCashier, type CashierSetup } from '../../support/gateway/process/cashier-setup';

describe('payments of orders whose notice does not come', () => {
  let kit: CashierSetup;
  let as: string;
  beforeAll(async () => {
    kit = await setUpCashier();
    as = await kit.gateway.login('staff');
  });
  afterAll(async () => {
    await checkConsistency(kit.gateway.db);
    await kit.close();
  });

  async function paidAndLost(created: Created): Promise<string> {
    const body = { orderNo: created.orderNo, payType: 4, subPayType: 1, payAmount: created.totalAmount };
    const { payUrl, paymentNo } = await kit.gateway.ok(payorder, body, { as });
    assert.equal(await kit.pay(payUrl), 502);
    return paymentNo;
  }
  async function detailOf({ orderNo }: Created) {
    await kit.gateway.idle();
    return kit.gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  }

  it('are found by asking the cashier, once however many ask, and the tickets issued', async () => {
    const created = await bookSelf(kit.gateway, as);
    await paidAndLost(created);
    assert.equal((await detailOf(created)).orderStatus, '待支付');
    kit.gateway.clock.advance(1);
    await Promise.all([kit.gateway.sweep(), kit.gateway.sweep()]);
    await kit.gateway.sweep();
    const detail = await detailOf(created);
    assert.equal(detail.orderStatus, '已出票');
    assert.deepEqual(
      detail.payments.map(({ amount }) => amount),
      [created.totalAmount],
    );
  });

  it('are given back where their order was cancelled meanwhile', async () => {
    const created = await bookSelf(kit.gateway, as);
    await paidAndLost(created);
    await kit.gateway.ok(orderCancel, { orderNo: created.orderNo }, { as });
    kit.gateway.clock.advance(1);
    await kit.gateway.sweep();
    const detail = await detailOf(created);
    assert.deepEqual(
      detail.payments.map(({ amount }) => amount),
      [created.totalAmount, -created.totalAmount],
    );
  });
});

describe('a response of the cashier', () => {
  const SECRET = 'a-secret-of-the-cashier-a-secret-of-the-cashier';
  const PAYMENT = '26112000000000000001';
  /** Runs the work while the cashier answers every request with this status and body. */
  async function answering<T>(
    status: number,
    body: string,
    then: (cashierUrl: string) => Promise<T>,
  ): Promise<T> {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      return await then(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.close();
    }
  }
  const find = (cashierUrl: string) =>
    cashierOverHttp({ cashierUrl, cashierSecret: SECRET }).findNotice(PAYMENT);
  const notice = (change: object = {}, secret = SECRET) =>
    signNotice(secret, {
      merchantNo: MERCHANT_NO,
      paymentNo: PAYMENT,
      tradeNo: 'T1',
      amount: 100,
      ...change,
    });
  const told = (one: unknown) => JSON.stringify({ notice: one });

  it('is taken where it is signed and of the payment', async () => {
    assert.deepEqual(await answering(200, told(notice()), find), notice());
    assert.equal(await answering(200, told(null), find), undefined);
  });

  for (const [name, status, body] of [
    ['is signed by somebody else', 200, told(notice({}, 'x'.repeat(40)))],
    ['is of another payment', 200, told(notice({ paymentNo: '26112000000000000002' }))],
    ['is of another merchant', 200, told(notice({ merchantNo: 'OTHER' }))],
    ['was changed', 200, told({ ...notice(), amount: 1 })],
    ['is none', 200, 'null'],
    ['is no JSON', 200, '<html>'],
    ['is an error', 500, told(notice())],
  ] as const) {
    it(`is not taken where it ${name}`, () => assert.rejects(answering(status, body, find)));
  }
});
