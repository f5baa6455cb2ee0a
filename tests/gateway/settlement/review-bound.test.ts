import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { signNotice } from '../../../src/protocol/cashier/sign';
import { MERCHANT_NO } from '../../../demo/gateway/payment/cashier-link';
import { queryRefundsOwed } from '../../../src/contract/agency/refunds';
import { beginBillPayment, querySettlePayment } from '../../../src/contract/settlement/payments';
import { sessionOf } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';
import { boundReviews } from '../../support/gateway/areas/money/wallet-rule';

/** A confirmed bill with more to pay than the bound. */
const BILL = 'ZD20260917-100001';
const OTHER_BILL = 'ZD20261017-100001';
const BOUND = 10_000;

describe('the bound above which another person pays a bill', () => {
  let gateway: TestGateway;
  let admin: string;
  let finance: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    [admin, finance] = [await gateway.login('admin'), await gateway.login('finance')];
    const noOf = await staffNumbers(gateway);
    const { db, clock } = gateway;
    await boundReviews(gateway, BOUND);
    await db
      .updateTable('settle_bill')
      .set({ confirmed_by: noOf('admin'), confirmed_at: clock.now })
      .where('bill_no', 'in', [BILL, OTHER_BILL])
      .execute();
    // The change log says that the confirmer has added the member of staff of finance.
    await db
      .insertInto('change_log')
      .values({
        resource: 'staffMember',
        row_key: noOf('finance'),
        action: 'add',
        enterprise_num: '100001',
        staff_no: noOf('admin'),
        changed_at: clock.now,
        before: null,
        after: '{}',
      })
      .execute();
  });
  afterAll(() => gateway.close());

  const part = (amount: number, billNo = BILL) => ({ billNo, amount, subPayType: 1 });
  const begin = (as: string, amount: number, billNo = BILL) =>
    gateway.ok(beginBillPayment, part(amount, billNo), { as });
  async function notify(paymentNo: string, amount: number): Promise<number> {
    const notice = { merchantNo: MERCHANT_NO, paymentNo, amount, tradeNo: `T${paymentNo}` };
    const payload = signNotice(gateway.config.cashierSecret, notice);
    return (await gateway.app.inject({ method: 'POST', url: '/settlement/notify', payload })).statusCode;
  }
  const paid = async (billNo: string) => {
    const { paymentList } = await gateway.ok(querySettlePayment, { billNo }, { as: admin });
    return paymentList.map(({ billAmount }) => billAmount);
  };
  const held = () =>
    gateway.db.selectFrom('payment_suspense').select(['payment_no', 'why', 'booked_at']).execute();

  it('counts payments begun by others, the same amount too, and not the own payment that is begun again', async () => {
    const { paymentNo } = await begin(admin, 9_000);
    await gateway.refused('secondPersonRecent', beginBillPayment, part(9_000), { as: finance });
    assert.equal((await begin(admin, 9_000)).paymentNo, paymentNo);
    await gateway.db.deleteFrom('settle_cashier').execute();
  });

  it('counts payments begun by all users whom the confirmer has set up', async () => {
    const { db, clock } = gateway;
    const noOf = await staffNumbers(gateway);
    const finances = { enterprise_num: '100001', staff_no: noOf('approver'), role_no: '100001-finance' };
    await db.insertInto('staff_role').values(finances).execute();
    const approver = await gateway.login('approver');
    const added = {
      resource: 'staffMember',
      row_key: noOf('approver'),
      action: 'add' as const,
      enterprise_num: '100001',
      changed_at: clock.now,
      before: null,
      after: '{}',
    };
    await begin(finance, 9_000);
    // A second person pays beside the administrator, and the payments of the two are counted separately.
    await begin(approver, 20_000);
    await gateway.ok(beginBillPayment, part(1_000), { as: finance });
    await db.deleteFrom('settle_cashier').where('amount', '=', 20_000).execute();
    await db
      .insertInto('change_log')
      .values({ ...added, staff_no: noOf('admin') })
      .execute();
    await gateway.refused('secondPersonRecent', beginBillPayment, part(1_000), { as: approver });
    await db
      .deleteFrom('staff_role')
      .where('staff_no', '=', noOf('approver'))
      .where('role_no', '=', '100001-finance')
      .execute();
    await db.deleteFrom('settle_cashier').execute();
  });

  it('counts payments begun and unpaid for any time, and holds late ones that would pass it', async () => {
    const { paymentNo } = await begin(admin, 9_000);
    // State after the gateway has stopped querying the cashier.
    const { db, clock } = gateway;
    await db.updateTable('settle_cashier').set({ query_at: null }).execute();
    await gateway.refused('billPayerConfirmed', beginBillPayment, part(1_001), { as: admin });
    const small = await begin(admin, 1_000);
    assert.equal(await notify(small.paymentNo, 1_000), 200);
    // The current bound applies to the late notice.
    await boundReviews(gateway, 9_000);
    assert.equal(await notify(paymentNo, 9_000), 200);
    assert.equal(await notify(paymentNo, 9_000), 200);
    assert.deepEqual(await paid(BILL), [1_000]);
    assert.deepEqual(await held(), [{ payment_no: paymentNo, why: 'secondPerson', booked_at: null }]);
    const operator = { as: await sessionOf(gateway, 'finance') };
    const { refundList } = await gateway.ok(queryRefundsOwed, { keyword: paymentNo }, operator);
    assert.deepEqual(
      refundList.map(({ why }) => why),
      ['secondPerson'],
    );
    // A refused payment has ended and no longer counts.
    const next = await begin(admin, 8_000);
    await boundReviews(gateway, null);
    assert.equal(await notify(next.paymentNo, 8_000), 200);
    // Begun again under another bound, the held money is booked with its notice.
    assert.equal((await begin(admin, 9_000)).paymentNo, paymentNo);
    assert.equal(await notify(paymentNo, 9_000), 200);
    assert.equal((await held())[0]?.booked_at?.getTime(), clock.now.getTime());
  });

  it('lets in late payments that stay below it', async () => {
    await boundReviews(gateway, BOUND);
    const { paymentNo } = await begin(admin, 9_000, OTHER_BILL);
    await gateway.db.updateTable('settle_cashier').set({ query_at: null }).execute();
    assert.equal(await notify(paymentNo, 9_000), 200);
    assert.deepEqual(await paid(OTHER_BILL), [9_000]);
  });
});
