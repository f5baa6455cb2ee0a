import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { beginCashierRecharge, queryRecharge, withdrawRecharge } from '../../../src/contract/wallet/recharge';
import { checkConsistency } from '../../support/gateway/consistency';
import { setUpCashier, type CashierSetup } from '../../support/gateway/process/cashier-setup';
import { notifyRecharged, prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

const AMOUNT = 300_000;

describe('recharges whose notice does not come', () => {
  let kit: CashierSetup;
  let as: string;
  beforeAll(async () => {
    kit = await setUpCashier();
  });
  afterAll(async () => {
    await checkConsistency(kit.gateway.db);
    await kit.close();
  });
  beforeEach(async () => {
    kit.tells = false;
    kit.answers = true;
    kit.beforeAnswer = () => Promise.resolve();
    // Recharges of the previous test are not queried any more.
    await kit.gateway.db.updateTable('wallet_recharge').set({ query_at: null }).execute();
    kit.asked = 0;
    as = await kit.gateway.login('admin');
  });

  const total = async () => (await prepaidOf(kit.gateway, as)).totalAmount;
  const stateOf = async (rechargeNo: string) =>
    (await kit.gateway.ok(queryRecharge, { rechargeNo }, { as })).offlineRechargeInfo.rechargeState;
  const begin = () => kit.gateway.ok(beginCashierRecharge, { amount: AMOUNT, subPayType: 1 }, { as });
  async function paidAndLost(): Promise<string> {
    const { rechargeNo, payUrl } = await begin();
    assert.equal(await kit.pay(payUrl), 502);
    assert.equal(await stateOf(rechargeNo), 'unpaid');
    return rechargeNo;
  }
  /** Sends the cashier's late notice of a recharge; resolves with the status. */
  async function notify(rechargeNo: string): Promise<number> {
    const { trade_no: tradeNo } = await kit.gateway.db
      .selectFrom('cashier_trade')
      .select('trade_no')
      .where('payment_no', '=', rechargeNo)
      .executeTakeFirstOrThrow();
    return notifyRecharged(kit.gateway, rechargeNo, AMOUNT, { tradeNo });
  }
  async function sweepIn(minutes: number): Promise<void> {
    kit.gateway.clock.advance(minutes);
    await kit.gateway.sweep();
  }

  it('are found by asking the cashier a minute later, and stand in the wallet once', async () => {
    const before = await total();
    const rechargeNo = await paidAndLost();
    await sweepIn(0.5);
    assert.deepEqual([kit.asked, await total()], [0, before], 'the notice has a minute to come');
    await sweepIn(0.5);
    assert.deepEqual([await stateOf(rechargeNo), await total()], ['confirmed', before + AMOUNT]);
    await sweepIn(10);
    assert.equal(kit.asked, 1, 'what is known is not asked for');
    assert.equal(await notify(rechargeNo), 200, 'it comes after all');
    assert.equal(await total(), before + AMOUNT);
  });

  it('stand in it once where the notice comes while several ask', async () => {
    const before = await total();
    const rechargeNo = await paidAndLost();
    kit.gateway.clock.advance(1);
    const told: Promise<number>[] = [];
    kit.beforeAnswer = async () => {
      const coming = notify(rechargeNo);
      told.push(coming);
      // Sends the notice once before the query's response is processed, and once concurrently.
      if (told.length === 1) await coming;
    };
    await Promise.all([kit.gateway.sweep(), kit.gateway.sweep(), kit.gateway.sweep()]);
    assert.equal(kit.asked, 1, 'one of them asks');
    assert.deepEqual(await Promise.all(told), [200]);
    assert.deepEqual([await stateOf(rechargeNo), await total()], ['confirmed', before + AMOUNT]);

    const second = await paidAndLost();
    kit.gateway.clock.advance(1);
    kit.beforeAnswer = () => Promise.resolve();
    const answers = await Promise.all([
      notify(second),
      kit.gateway.sweep(),
      notify(second),
      kit.gateway.sweep(),
    ]);
    assert.deepEqual([answers[0], answers[2]], [200, 200]);
    assert.equal(await total(), before + 2 * AMOUNT);
  });

  it('are found also where they were taken back meanwhile', async () => {
    const before = await total();
    const rechargeNo = await paidAndLost();
    await kit.gateway.ok(withdrawRecharge, { rechargeNo }, { as });
    await sweepIn(1);
    assert.deepEqual([await stateOf(rechargeNo), await total()], ['confirmed', before + AMOUNT]);
  });

  it('are asked for ever more seldom while they are unpaid, and after seven days no more', async () => {
    const before = await total();
    const { rechargeNo } = await begin();
    const asked = [];
    for (const minutes of [1, 1, 1, 1, 4]) {
      await sweepIn(minutes);
      asked.push(kit.asked);
    }
    assert.deepEqual(asked, [1, 2, 2, 3, 4]);
    for (let day = 1; day <= 14; day += 1) await sweepIn(24 * 60);
    const last = kit.asked;
    await sweepIn(30 * 24 * 60);
    assert.equal(kit.asked, last);
    as = await kit.gateway.login('admin');
    assert.deepEqual([await stateOf(rechargeNo), await total()], ['unpaid', before]);
  });

  it('are found in their next turn where the cashier did not answer', async () => {
    const before = await total();
    const rechargeNo = await paidAndLost();
    kit.answers = false;
    await sweepIn(1);
    assert.equal(await stateOf(rechargeNo), 'unpaid');
    kit.answers = true;
    await sweepIn(1);
    assert.deepEqual([await stateOf(rechargeNo), await total()], ['confirmed', before + AMOUNT]);
  });
});
