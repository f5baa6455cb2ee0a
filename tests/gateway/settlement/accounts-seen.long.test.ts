import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  confirmSettleBill,
  querySettleBill,
  querySettleBillLines,
  querySettleBills,
  type SettleBill,
} from '../../../src/contract/settlement/bills';
import { querySettlementContract } from '../../../src/contract/settlement/contract-info';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import { saveMultiAccount } from '../../../src/contract/settlement/products';
import { addDays, instantOf } from '../../../src/domain/shanghai-time';
import { importLines, PAYER, receiptOf } from '../../support/gateway/areas/money/bank-statements';
import { billedOrders, ENTERPRISE } from '../../support/gateway/areas/money/billed-orders';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import {
  addEntity,
  checkBills,
  contractOf,
  liftCredit,
  closeNextBill,
} from '../../support/gateway/areas/money/settlement';

/** Passengers of two accounting entities and of none, with the same amount each. */
const THREE = {
  tickets: [1, 2, 3].map((passengerNo) => ({ segmentNo: 1, passengerNo, sale: 12_345, build: 0, fuel: 0 })),
  service: [0, 0, 0],
  insurance: [0, 0, 0],
};
const FIRST = `${ENTERPRISE}A1`;

describe('bills by accounting entity, as an enterprise sees and pays them', () => {
  let gateway: TestGateway;
  let as: string;
  let second: string;
  let bills: readonly SettleBill[];
  const list = (body: object = {}) => gateway.ok(querySettleBills, { pageSize: 100, ...body }, { as });
  const contract = async () => {
    const found = await gateway.ok(querySettlementContract, {}, { as });
    return [found.nextMultiAccountStatus, found.multiAccountStatus];
  };

  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    await liftCredit(gateway.db);
    second = await addEntity(gateway.db);
    assert.deepEqual(await contract(), [0, 0]);
    await gateway.ok(saveMultiAccount, { multiAccountStatus: 1 }, { as });
    assert.deepEqual(await contract(), [0, 1], 'the bill to come is made as it was set before');
    await closeNextBill(gateway.db);
    assert.deepEqual(await contract(), [1, 1]);
    const { next_begin, next_bill_date } = await contractOf(gateway.db);
    const at = instantOf(`${addDays(next_begin, 1)}T10:00`);
    await billedOrders(gateway.db).buy(THREE, { wallet: 'credit', share: null, at, issuedAt: at });
    gateway.clock.now = instantOf(`${next_bill_date}T09:00`);
    await closeNextBill(gateway.db);
    // All sessions have expired a month later.
    as = await gateway.login('admin');
    const month = next_bill_date.slice(0, 7);
    bills = (await list({ beginMonth: month, endMonth: month })).billList;
  });
  afterAll(async () => {
    await checkBills(gateway.db);
    await gateway.close();
  });

  const ofEntity = (no: string): SettleBill => {
    const bill = bills.find(({ accountNo }) => accountNo === no);
    assert.ok(bill, no);
    return bill;
  };

  it('are listed with whose they are, and narrowed to one or to none', async () => {
    assert.deepEqual(
      bills.map(({ isByAccount, accountNo, accountName, payableAmount }) => [
        isByAccount,
        accountNo,
        accountName !== '',
        payableAmount,
      ]),
      [
        [true, '', false, 12_345],
        [true, FIRST, true, 12_345],
        [true, second, true, 12_345],
      ],
    );
    const { accountList, total } = await list();
    assert.deepEqual(
      accountList.map(({ accountNo }) => accountNo),
      [FIRST, second],
    );
    const one = await list({ accountNoList: [second] });
    assert.deepEqual(
      one.billList.map(({ billNo }) => billNo),
      [ofEntity(second).billNo],
    );
    assert.equal(one.sums.payableAmount, 12_345);
    assert.equal((await list({ accountNoList: [''] })).total, total - 2);
    assert.equal((await list({ accountNoList: ['', FIRST, second] })).total, total);
    await gateway.refused(
      'billUnknown',
      querySettleBill,
      { billNo: ofEntity(second).billNo.replace(ENTERPRISE, '100002') },
      { as },
    );
  });

  it('have their own lines, confirmation, code and payment', async () => {
    const { billNo, revision } = ofEntity(FIRST);
    const { lineList } = await gateway.ok(querySettleBillLines, { billNo }, { as });
    assert.deepEqual(
      lineList.map(({ kind, amount, entityNO }) => [kind, amount, entityNO]),
      [['fare', 12_345, FIRST]],
    );
    await gateway.ok(confirmSettleBill, { billNo, basedOn: revision }, { as });
    for (const { billNo: no, revision: basedOn } of [ofEntity(''), ofEntity(second)]) {
      await gateway.ok(confirmSettleBill, { billNo: no, basedOn }, { as });
    }
    const codes = await Promise.all(
      bills.map(
        async (bill) =>
          (await gateway.ok(querySettlePayment, { billNo: bill.billNo }, { as })).remittanceCode,
      ),
    );
    assert.equal(new Set(codes).size, 3);
    const day = bills[0]?.billDate ?? '';
    const line = { day, amount: '123.45' };
    // The code alone decides, regardless of the payer.
    await importLines(gateway, { ...line, reference: 'A-1', purpose: codes[0] ?? '' });
    assert.equal((await receiptOf(gateway, 'A-1')).bill_no, ofEntity('').billNo);
    // Without a code, both remaining bills match by amount, so the payer decides.
    const { accountName } = ofEntity(second);
    await importLines(gateway, { ...line, reference: 'A-2', payer: accountName });
    assert.equal((await receiptOf(gateway, 'A-2')).bill_no, ofEntity(second).billNo);
    await importLines(gateway, { ...line, reference: 'A-3', payer: PAYER });
    assert.equal((await receiptOf(gateway, 'A-3')).bill_no, billNo);
    const states = await Promise.all(
      bills.map(
        async (bill) => (await gateway.ok(querySettleBill, { billNo: bill.billNo }, { as })).bill.billState,
      ),
    );
    assert.deepEqual(states, ['settled', 'settled', 'settled']);
  });
});
