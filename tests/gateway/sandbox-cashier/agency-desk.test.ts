import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkAssignment } from '../../../src/contract/agency/assignment';
import { addReceipt } from '../../../src/contract/agency/bank-statements';
import { queryAgencyDisputes } from '../../../src/contract/agency/disputes';
import { queryAgencyEnterprises } from '../../../src/contract/agency/enterprises';
import { queryAgencyInvoices } from '../../../src/contract/agency/invoices';
import { queryAgencyOrders } from '../../../src/contract/agency/orders/orders';
import {
  assignReceipt,
  queryAgencyReceipt,
  queryPayableBills,
  type PayableBill,
} from '../../../src/contract/agency/receipts';
import { confirmAgencyRecharge, queryAgencyRecharges } from '../../../src/contract/agency/recharges';
import { queryRefundsOwed } from '../../../src/contract/agency/refunds';
import { applyOfflineRecharge } from '../../../src/contract/wallet/recharge';
import { openSecond } from '../../support/gateway/areas/agency';
import { transferOf, voucher } from '../../support/gateway/areas/money/wallet-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const SANDBOX = '100001';
const REAL = '100002';
const MARK = '（沙箱）';

/** The first enterprise is a sandbox; all others are real. */
describe('the desk of an agency with a sandbox', () => {
  let gateway: TestGateway;
  let desk: { as: string };
  let before: readonly PayableBill[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    desk = { as: (await openSecond(gateway, ['finance', 'service', 'operations'])).as };
    ({ billList: before } = await gateway.ok(queryPayableBills, { keyword: '' }, desk));
    await gateway.db
      .updateTable('enterprise')
      .set({ is_sandbox: true })
      .where('enterprise_num', '=', SANDBOX)
      .execute();
  });
  afterAll(() => gateway.close());

  const billsOf = async (enterpriseNum: string) => {
    const rows = await gateway.db
      .selectFrom('settle_bill')
      .select('bill_no')
      .where('enterprise_num', '=', enterpriseNum)
      .execute();
    return new Set(rows.map(({ bill_no }) => bill_no));
  };
  const receipt = (bankReference: string, purpose: string, amount: number) => ({
    bankReference,
    receivedDate: '2026-11-20',
    amount,
    payerName: '某某公司',
    purpose,
  });

  it('owes and receives no money of the sandbox on its bank account', async () => {
    const ofSandbox = await billsOf(SANDBOX);
    const fake = before.find(({ billNo }) => ofSandbox.has(billNo));
    assert.ok(fake);
    const { billList } = await gateway.ok(queryPayableBills, { keyword: '' }, desk);
    assert.deepEqual(
      billList,
      before.filter(({ billNo }) => !ofSandbox.has(billNo)),
    );
    const { receiptNo } = await gateway.ok(addReceipt, receipt('S-1', fake.code, 700), desk);
    await gateway.idle();
    const left = await gateway.ok(queryAgencyReceipt, { receiptNo }, desk);
    assert.deepEqual([left.receiptState, left.leftReason], ['open', 'codeUnknown']);
    for (const bill of [fake.billNo, fake.code]) {
      await gateway.refused('billNotPayable', checkAssignment, { receiptNo, bill }, desk);
      await gateway.refused('billNotPayable', assignReceipt, { receiptNo, bill }, desk);
    }
  });

  it('confirms a recharge of the sandbox beside a real transfer with the same reference', async () => {
    const admin = await gateway.login('admin');
    const { receiptNo } = await gateway.ok(addReceipt, receipt('S-2', '', 900), desk);
    const fileNos = [await voucher(gateway, admin)];
    const asked = { ...transferOf({ amount: 800, fileNos }), bankReference: 'S-2' };
    const { rechargeNo } = await gateway.ok(applyOfflineRecharge, asked, { as: admin });
    await gateway.ok(confirmAgencyRecharge, { rechargeNo, firstOperatorNo: '' }, desk);
    const { receiptState } = await gateway.ok(queryAgencyReceipt, { receiptNo }, desk);
    assert.equal(receiptState, 'open');
  });

  it('marks the sandbox in every list of money, orders and invoices', async () => {
    const paging = { pageIndex: 1, pageSize: 100 };
    const lists: Record<string, () => Promise<readonly { enterpriseNum: string; entName: string }[]>> = {
      orders: async () => (await gateway.ok(queryAgencyOrders, paging, desk)).orderList,
      recharges: async () => (await gateway.ok(queryAgencyRecharges, paging, desk)).rechargeList,
      refunds: async () => (await gateway.ok(queryRefundsOwed, paging, desk)).refundList,
      invoices: async () => (await gateway.ok(queryAgencyInvoices, paging, desk)).invoiceList,
      disputes: async () => (await gateway.ok(queryAgencyDisputes, paging, desk)).disputeList,
    };
    for (const [name, list] of Object.entries(lists)) {
      const rows = await list();
      for (const { enterpriseNum, entName } of rows)
        assert.equal(entName.endsWith(MARK), enterpriseNum === SANDBOX, `${name}: ${entName}`);
    }
    const orders = await lists['orders']?.();
    const seen = new Set(orders?.map(({ enterpriseNum }) => enterpriseNum));
    assert.ok(seen.has(SANDBOX) && seen.has(REAL));
    const { enterpriseList } = await gateway.ok(queryAgencyEnterprises, {}, desk);
    assert.deepEqual(
      enterpriseList.filter(({ isSandbox }) => isSandbox).map(({ enterpriseNum }) => enterpriseNum),
      [SANDBOX],
    );
  });
});
