import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { buildCashier } from '../../../demo/gateway/cashier/app';
import { keptTrades } from '../../../demo/gateway/cashier/kept-trades';
import { CashierAway, cashierOverHttp } from '../../../demo/gateway/payment/cashier-port';
import { askDueRefunds } from '../../../demo/gateway/payment/cashier-refunds/ask';
import { takeDecision, type CashierRefund } from '../../../demo/gateway/payment/cashier-refunds/decide';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { readConfig } from '../../../demo/gateway/server/config';
import { queryRefundOwed, queryRefundsOwed, retryRefundOwed } from '../../../src/contract/agency/refunds';
import { signResult } from '../../../src/protocol/cashier/sign';
import { openAs } from '../../support/gateway/areas/agency';
import { balanceOf, refundDue, refundNow } from '../../support/gateway/areas/money/cashier-refunds';
import { checkConsistency } from '../../support/gateway/consistency';
import { setUpCashier, type CashierSetup } from '../../support/gateway/process/cashier-setup';

describe('money that goes back through the cashier', () => {
  let kit: CashierSetup;
  let as: string;
  beforeEach(async () => {
    kit = await setUpCashier();
    kit.tells = true;
    // it has asked before the order was cancelled
    kit.asksOpen = false;
    as = await kit.gateway.login('staff');
  });
  afterEach(async () => {
    await kit.close();
  });

  const begin = () => refundDue(kit.gateway, as, (payUrl) => kit.pay(payUrl));
  const sweep = () => kit.gateway.sweep(['payment']);
  const now = (refund: CashierRefund) => refundNow(kit.gateway, refund);
  async function givenBackAtCashier({ payment_no: paymentNo }: CashierRefund): Promise<number[]> {
    const made = await kit.gateway.db
      .selectFrom('cashier_trade_refund')
      .select('amount')
      .where('payment_no', '=', paymentNo)
      .where('state', '=', 'done')
      .execute();
    return made.map(({ amount }) => amount);
  }

  it('is due until the cashier has confirmed it', async () => {
    const refund = await begin();
    assert.deepEqual(
      [await balanceOf(kit.gateway, 'refundDue'), refund.refund_state],
      [refund.amount, 'waiting'],
    );
    const cashierBefore = await balanceOf(kit.gateway, 'cashier');
    await checkConsistency(kit.gateway.db);
    await sweep();
    assert.equal((await now(refund)).refund_state, 'done');
    assert.equal(await balanceOf(kit.gateway, 'refundDue'), 0);
    assert.equal((await balanceOf(kit.gateway, 'cashier')) - cashierBefore, refund.amount);
    await sweep();
    assert.equal(kit.refundsAsked, 1);
    await checkConsistency(kit.gateway.db);
  });

  it('goes once where answers are lost, and is asked for with the same number', async () => {
    const refund = await begin();
    kit.beforeRefundAnswer = () => Promise.reject(new Error('lost'));
    await sweep();
    assert.equal((await now(refund)).refund_state, 'waiting');
    await sweep();
    assert.equal(kit.refundsAsked, 1, 'not before its time');
    kit.gateway.clock.advance(1);
    await sweep();
    assert.equal(await balanceOf(kit.gateway, 'refundDue'), refund.amount);
    kit.beforeRefundAnswer = () => Promise.resolve();
    kit.gateway.clock.advance(2);
    await sweep();
    assert.equal((await now(refund)).refund_state, 'done');
    assert.deepEqual(await givenBackAtCashier(refund), [refund.amount]);
    await checkConsistency(kit.gateway.db);
  });

  it('is queried while it is pending', async () => {
    const refund = await begin();
    kit.refunds = 'pending';
    await sweep();
    assert.equal((await now(refund)).refund_state, 'pending');
    assert.equal(await balanceOf(kit.gateway, 'refundDue'), refund.amount);
    kit.gateway.clock.advance(1);
    await sweep();
    assert.equal((await now(refund)).refund_state, 'done');
    assert.deepEqual([kit.refundsAsked, await givenBackAtCashier(refund)], [2, [refund.amount]]);
    await checkConsistency(kit.gateway.db);
  });

  it('is asked for once by two processes', async () => {
    const refund = await begin();
    await Promise.all([sweep(), sweep(), sweep()]);
    assert.deepEqual([kit.refundsAsked, (await now(refund)).refund_state], [1, 'done']);
    await checkConsistency(kit.gateway.db);
  });

  it('is booked once where two answers come at the same time', async () => {
    const refund = await begin();
    const decision = { state: 'done', refusal: '' } as const;
    const { db, clock } = kit.gateway;
    await Promise.all(
      [1, 2, 3].map(() => inTransaction(db, (tx) => takeDecision(tx, refund, decision, clock.now))),
    );
    assert.equal(await balanceOf(kit.gateway, 'refundDue'), 0);
    await checkConsistency(db);
  });

  it('is asked for again after a process that claimed it has crashed', async () => {
    const refund = await begin();
    const { db, clock } = kit.gateway;
    const log = { warn: () => undefined, error: () => undefined } as never;
    // the process ends between the cashier's answer and its booking
    const cashier = { refund: () => Promise.reject(new Error('killed')) } as never;
    await askDueRefunds({ db, now: clock.now, log, deps: { cashierOf: () => cashier } as never });
    assert.equal((await now(refund)).asks, 1);
    clock.advance(1);
    await sweep();
    assert.equal((await now(refund)).refund_state, 'done');
  });

  it('is on the desk of the agency where the cashier refuses, and goes by another number after that', async () => {
    const refund = await begin();
    kit.refunds = 'refused';
    await sweep();
    const finance = { as: await openAs(kit.gateway, 'finance') };
    const { refundList } = await kit.gateway.ok(queryRefundsOwed, { refundState: 'waiting' }, finance);
    const owed = refundList.find(({ why }) => why === 'refundRefused');
    assert.ok(owed);
    const { suspenseNo } = owed;
    const show = () => kit.gateway.ok(queryRefundOwed, { suspenseNo }, finance);
    assert.deepEqual([owed.amount, (await show()).detail], [refund.amount, '收款账户拒绝退款']);
    kit.gateway.clock.advance(10);
    await sweep();
    assert.equal(kit.refundsAsked, 1, 'a refusal is not asked again by itself');
    await kit.gateway.ok(retryRefundOwed, { suspenseNo }, finance);
    await sweep();
    assert.equal((await show()).refundState, 'waiting', 'refused again');
    kit.refunds = 'done';
    await kit.gateway.ok(retryRefundOwed, { suspenseNo }, finance);
    assert.equal((await show()).refundState, 'atCashier');
    await sweep();
    assert.equal((await show()).refundState, 'booked');
    const made = await kit.gateway.db
      .selectFrom('cashier_trade_refund')
      .select(['refund_no', 'state'])
      .orderBy('refund_no')
      .execute();
    const no = refund.refund_no;
    assert.deepEqual(made, [
      { refund_no: no, state: 'refused' },
      { refund_no: `${no}-2`, state: 'refused' },
      { refund_no: `${no}-3`, state: 'done' },
    ]);
    await checkConsistency(kit.gateway.db);
  });

  it('is left as it is while the cashier is down, and goes when it is back', async () => {
    const refund = await begin();
    kit.answers = false;
    for (let hours = 0; hours < 30; hours += 1) {
      await sweep();
      kit.gateway.clock.advance(60);
    }
    assert.equal((await now(refund)).refund_state, 'waiting');
    kit.answers = true;
    await sweep();
    assert.equal((await now(refund)).refund_state, 'done');
  });
});

describe('a cashier over HTTP', () => {
  const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
  const { connections } = readConfig({}).gateway;
  const asked = { refundNo: 'TF1', paymentNo: 'P1', tradeNo: 'T1', amount: 60, reason: '退票' };

  /** Runs the work beside a cashier with these secrets and one trade of 100 fen. */
  async function withCashier(
    secrets: readonly [string, ...string[]],
    work: (cashierUrl: string) => Promise<void>,
  ): Promise<void> {
    const trades = keptTrades();
    await trades.keep({ merchantNo: 'TRAVEL-PORTAL', paymentNo: 'P1', tradeNo: 'T1', amount: 100 });
    const cashier = await buildCashier({ secrets, connections, trades, notify: () => Promise.resolve(true) });
    try {
      await work(await cashier.listen({ port: 0, host: '127.0.0.1' }));
    } finally {
      await cashier.close();
    }
  }
  const port = (cashierUrl: string, ...[cashierSecret, cashierSecretFormer]: readonly [string, string?]) =>
    cashierOverHttp({ cashierUrl, cashierSecret, cashierSecretFormer });

  it('is understood in each step of a change of the secret', async () => {
    const steps: [gateway: [string, string?], cashier: [string, ...string[]]][] = [
      [[OLD], [OLD]],
      [[OLD], [OLD, NEW]],
      [
        [NEW, OLD],
        [OLD, NEW],
      ],
      [
        [NEW, OLD],
        [NEW, OLD],
      ],
      [[NEW], [NEW]],
    ];
    for (const [gateway, cashier] of steps)
      await withCashier(cashier, async (url) => {
        const told = await port(url, ...gateway).refund(asked);
        assert.equal(told.state, 'done');
        assert.equal((await port(url, ...gateway).findNotice('P1'))?.tradeNo, 'T1');
      });
    await withCashier([OLD], (url) => assert.rejects(port(url, NEW, OLD).refund(asked)));
    await withCashier([OLD, NEW], (url) => assert.rejects(port(url, NEW).refund(asked)));
  });

  it('keeps a signed refusal whose reason has control characters, without them', async () => {
    const result = {
      merchantNo: 'TRAVEL-PORTAL',
      ...asked,
      state: 'refused',
      refusal: '账户\u0000已注销\n',
    } as const;
    const server = createServer((request, response) => {
      request.resume();
      response.end(JSON.stringify({ refund: signResult(OLD, result) }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port: portNo } = server.address() as AddressInfo;
    const told = await port(`http://127.0.0.1:${portNo}`, OLD).refund(asked);
    assert.deepEqual(told, { state: 'refused', refusal: '账户 已注销' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await assert.rejects(port(`http://127.0.0.1:${portNo}`, OLD).refund(asked), CashierAway);
  });

  it('answers about the same refund however often it is asked', async () => {
    await withCashier([OLD], async (url) => {
      const told = await Promise.all([1, 2, 3].map(() => port(url, OLD).refund(asked)));
      assert.deepEqual(new Set(told.map(({ state }) => state)), new Set(['done']));
      assert.equal((await port(url, OLD).refund({ ...asked, refundNo: 'TF2' })).state, 'refused');
      assert.equal((await port(url, OLD).refund({ ...asked, refundNo: 'TF3', amount: 40 })).state, 'done');
      assert.equal(await port(url, OLD).findRefund({ ...asked, refundNo: 'TF9' }), undefined);
      await assert.rejects(port(url, OLD).findRefund({ ...asked, amount: 1 }), /another result/);
    });
  });
});
