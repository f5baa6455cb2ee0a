import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { signNotice } from '../../../src/protocol/cashier/sign';
import { MERCHANT_NO } from '../../../demo/gateway/payment/cashier-link';
import { queryWalletMovements } from '../../../src/contract/wallet/account';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import {
  beginBillPayment,
  paySettleBill,
  querySettlePayment,
} from '../../../src/contract/settlement/payments';
import { checkConsistency } from '../../support/gateway/consistency';
import { setUpCashier, type CashierSetup } from '../../support/gateway/process/cashier-setup';
import { boundReviews } from '../../support/gateway/areas/money/wallet-rule';
import { prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

/** Bills: confirmed and due on 2026-12-01, overdue since 2026-11-01, and settled. */
const DUE = 'ZD20261017-100001';
const LATE = 'ZD20260917-100001';
const SETTLED = 'ZD20260817-100001';

describe('payments of bills at the cashier', () => {
  let kit: CashierSetup;
  let as: string;
  let finance: string;
  beforeAll(async () => {
    kit = await setUpCashier();
    as = await kit.gateway.login('admin');
    finance = await kit.gateway.login('finance');
  });
  afterAll(async () => {
    await checkConsistency(kit.gateway.db);
    await kit.close();
  });

  const payment = (billNo: string) => kit.gateway.ok(querySettlePayment, { billNo }, { as });
  const begin = (billNo: string, amount: number, payer = as) =>
    kit.gateway.ok(beginBillPayment, { billNo, amount, subPayType: 1 }, { as: payer });
  const total = async () => (await prepaidOf(kit.gateway, as)).totalAmount;
  async function notify(
    paymentNo: string,
    amount: number,
    { tradeNo = `T${paymentNo}`, secret = kit.gateway.config.cashierSecret } = {},
  ): Promise<number> {
    const payload = signNotice(secret, { merchantNo: MERCHANT_NO, paymentNo, amount, tradeNo });
    return (await kit.gateway.app.inject({ method: 'POST', url: '/settlement/notify', payload })).statusCode;
  }
  async function resultPage(paymentNo: string): Promise<string> {
    const answer = await kit.gateway.app.inject(`/settlement/result?paymentNo=${paymentNo}`);
    return answer.body;
  }

  it('are refused for bills without debt, bills of others, and unknown methods of the cashier', async () => {
    const { gateway } = kit;
    const body = { billNo: LATE, amount: 10_000, subPayType: 1 };
    const { outstandingAmount: owed, canPayOnline } = await payment(LATE);
    assert.equal(canPayOnline, true);
    assert.equal((await payment(SETTLED)).canPayOnline, false);
    const refused = (fault: Parameters<typeof gateway.refused>[0], change: object) =>
      gateway.refused(fault, beginBillPayment, { ...body, ...change }, { as });
    await refused('billUnknown', { billNo: 'ZD20261101-100002' });
    await refused('billNotOwed', { billNo: SETTLED });
    await refused('billOverpaid', { amount: owed + 1 });
    await refused('payMethodUnavailable', { subPayType: 14 });
    await refused('returnUrlRefused', { returnUrl: 'https://elsewhere.example/' });
    await gateway.refused('forbidden', beginBillPayment, body, { as: await gateway.login('staff') });
  });

  it('are booked once, a part too, however often the cashier tells and the payer begins', async () => {
    const { outstandingAmount: owed } = await payment(LATE);
    const before = await total();
    const { paymentNo, payUrl } = await begin(LATE, 10_000);
    assert.equal((await begin(LATE, 10_000)).paymentNo, paymentNo, 'two tabs are one payment');
    assert.match(await resultPage(paymentNo), /支付处理中/);
    assert.equal((await payment(LATE)).outstandingAmount, owed, 'begun is not paid');
    assert.equal(await notify(paymentNo, 9_999), 400);
    assert.equal(await notify(paymentNo, 10_000, { secret: 'x' }), 400);
    assert.equal(await notify('ZF261128000000000000', 10_000), 400);
    assert.equal((await payment(LATE)).outstandingAmount, owed);

    kit.tells = true;
    assert.notEqual(await kit.pay(payUrl), 502);
    const { outstandingAmount, paymentList } = await payment(LATE);
    const online = paymentList.filter(({ how }) => how === 'cashier');
    const tradeNo = online[0]?.bankReference ?? '';
    const told = { tradeNo };
    const notices = await Promise.all([notify(paymentNo, 10_000, told), notify(paymentNo, 10_000, told)]);
    assert.deepEqual(notices, [200, 200]);
    assert.match(await resultPage(paymentNo), /支付成功/);
    assert.equal(outstandingAmount, owed - 10_000);
    assert.deepEqual(
      online.map(({ billAmount, walletAmount, receivedAmount }) => [
        billAmount,
        walletAmount,
        receivedAmount,
      ]),
      [[10_000, 0, 10_000]],
    );
    assert.notEqual(online[0]?.payerName, '');
    assert.equal((await payment(LATE)).outstandingAmount, owed - 10_000, 'told once more it pays nothing');
    assert.equal(await total(), before, 'the wallet has no part in it');

    const { paymentNo: other } = await begin(LATE, 10_000);
    assert.notEqual(other, paymentNo, 'the next part is another payment');
    assert.equal(await notify(other, 10_000, { tradeNo }), 409, 'a trade pays once');
  });

  it('settle the bill, and a double payment goes into the prepaid account', async () => {
    const { outstandingAmount: owed } = await payment(DUE);
    const before = await total();
    const first = await begin(DUE, owed);
    const second = await begin(DUE, owed, finance);
    const third = await begin(DUE, 5_000);
    assert.equal(await notify(third.paymentNo, 5_000), 200);
    assert.equal(await notify(first.paymentNo, owed), 200);
    assert.equal(await kit.pay(second.payUrl), 409, 'a settled bill takes no more money at the cashier');
    assert.equal(await notify(second.paymentNo, owed), 200);
    assert.equal(await total(), before + 5_000 + owed);
    const firstPage = await resultPage(first.paymentNo);
    assert.match(firstPage, /计入月结账单 ZD20261017-100001/);
    assert.match(firstPage, /多付款，转入企业预存<\/dt>\s*<dd>¥50\.00/);
    assert.doesNotMatch(await resultPage(second.paymentNo), /计入月结账单/);
    const { bill, eventList } = await kit.gateway.ok(querySettleBill, { billNo: DUE }, { as });
    assert.deepEqual([bill.billState, bill.outstandingAmount], ['settled', 0]);
    assert.equal(eventList.filter(({ how }) => how === 'overpaid').length, 2);
    const { movementList } = await kit.gateway.ok(
      queryWalletMovements,
      { account: 'prepaid', keyword: DUE },
      { as },
    );
    const staffName = movementList[0]?.staffName ?? '';
    assert.notEqual(staffName, '');
    assert.deepEqual(
      movementList.map(({ billNo, amount }) => [billNo, amount]),
      [
        [DUE, owed],
        [DUE, 5_000],
      ],
    );
    const byName = await kit.gateway.ok(
      queryWalletMovements,
      { account: 'prepaid', keyword: staffName, kindList: ['settlement'] },
      { as },
    );
    assert.ok(byName.movementList.some(({ billNo, amount }) => billNo === DUE && amount === owed));
    const { paymentList } = await payment(DUE);
    assert.deepEqual(
      paymentList.map(({ billAmount, walletAmount }) => [billAmount, walletAmount]).sort(),
      [
        [0, owed],
        [5_000, 0],
        [owed - 5_000, 5_000],
      ].sort(),
    );
  });

  it('are found where the notice does not come', async () => {
    const { outstandingAmount: owed } = await payment(LATE);
    kit.tells = false;
    const { payUrl } = await begin(LATE, 20_000);
    assert.equal(await kit.pay(payUrl), 502);
    assert.equal((await payment(LATE)).outstandingAmount, owed);
    kit.gateway.clock.advance(2);
    await kit.gateway.sweep(['settlement/payments']);
    assert.equal((await payment(LATE)).outstandingAmount, owed - 20_000);
  });

  it('are not for who confirmed the bill, where the enterprise asks for four eyes, in small parts neither', async () => {
    const { gateway } = kit;
    const { staff_no } = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select('s.staff_no')
      .where('u.login_name', '=', 'finance')
      .executeTakeFirstOrThrow();
    await boundReviews(gateway, 9_999);
    await gateway.db
      .updateTable('settle_bill')
      .set({ confirmed_by: staff_no })
      .where('bill_no', '=', LATE)
      .execute();
    const part = (amount: number) => ({ billNo: LATE, amount, subPayType: 1 });
    await gateway.refused('billPayerConfirmed', beginBillPayment, part(10_000), { as: finance });
    const { paymentNo } = await begin(LATE, 6_000, finance);
    await gateway.refused('billPayerConfirmed', beginBillPayment, part(4_000), { as: finance });
    assert.equal((await begin(LATE, 6_000, finance)).paymentNo, paymentNo, 'the same is begun again');
    assert.equal(await notify(paymentNo, 6_000), 200);
    await gateway.refused('billPayerConfirmed', beginBillPayment, part(4_000), { as: finance });
    const byWallet = { billNo: LATE, amount: 4_000 };
    await gateway.refused('billPayerConfirmed', paySettleBill, byWallet, { as: finance });
    await gateway.ok(paySettleBill, byWallet, { as });
  });

  it('go back by the cashier where they are too much and there is no prepaid account', async () => {
    const { gateway } = kit;
    const { outstandingAmount: owed } = await payment(LATE);
    const first = await begin(LATE, owed);
    const body = { billNo: LATE, amount: owed, subPayType: 3 };
    const second = await gateway.ok(beginBillPayment, body, { as });
    assert.equal(await notify(first.paymentNo, owed), 200);
    const before = await total();
    // Moves the credit account to an enterprise that has none, for a while.
    const { rows } = await sql<{ no: string }>`select enterprise_num as no from enterprise
      where enterprise_num not in (select enterprise_num from ledger_account where kind = 'credit')`.execute(
      gateway.db,
    );
    const [other] = rows;
    assert.ok(other);
    const account = gateway.db.updateTable('ledger_account').where('account_no', '=', '100001-prepaid');
    await account.set({ enterprise_num: other.no, kind: 'credit' }).execute();
    try {
      assert.equal(await notify(second.paymentNo, owed), 200);
      assert.equal(await notify(second.paymentNo, owed), 200);
    } finally {
      await account.set({ enterprise_num: '100001', kind: 'prepaid' }).execute();
    }
    assert.equal(await total(), before);
    const memos = await gateway.db
      .selectFrom('ledger_transfer')
      .select('memo')
      .where('memo', 'like', `%${second.paymentNo}`)
      .execute();
    assert.deepEqual(memos, [{ memo: `多付款原路退回：账单${LATE}，支付单${second.paymentNo}` }]);
    const refunds = await gateway.db
      .selectFrom('cashier_refund')
      .select(['paid_for', 'amount', 'refund_state'])
      .where('payment_no', '=', second.paymentNo)
      .execute();
    assert.deepEqual(refunds, [{ paid_for: 'bill', amount: owed, refund_state: 'waiting' }]);
    const { eventList } = await gateway.ok(querySettleBill, { billNo: LATE }, { as });
    assert.equal(eventList.filter(({ how }) => how === 'overpaid').length, 0);
  });
});
