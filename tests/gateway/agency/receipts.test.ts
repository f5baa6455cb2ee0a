import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { bookReceipt } from '../../../demo/gateway/settlement/payments/book';
import { checkAssignment } from '../../../src/contract/agency/assignment';
import { addReceipt, checkReceipts, importReceipts } from '../../../src/contract/agency/bank-statements';
import {
  assignReceipt,
  dismissReceipt,
  queryAgencyReceipt,
  queryAgencyReceipts,
  queryPayableBills,
  reopenReceipt,
  undoReceipt,
  withdrawReceiptConfirmation,
} from '../../../src/contract/agency/receipts';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import { remittanceCodeOf } from '../../../src/domain/settlement/remittance-code';
import {
  loggedAbout,
  openAs,
  openOtherAgency,
  openSecond,
  operatorOf,
} from '../../support/gateway/areas/agency';
import { statementCsv } from '../../support/gateway/areas/money/bank-statements';
import { prepaidOf } from '../../support/gateway/areas/money/wallet-steps';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const DUE = 'ZD20261017-100001';
const LATE = 'ZD20260917-100001';
const SETTLED = 'ZD20260617-100001';
const ABOVE = 10_000_001;

describe('receipts at the agency', () => {
  let gateway: TestGateway;
  let finance: { as: string };
  let other: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    finance = { as: await openAs(gateway, 'finance') };
    other = { as: (await openOtherAgency(gateway, ['finance'])).as };
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const receipt = (bankReference: string, change: Partial<{ amount: number; purpose: string }> = {}) => ({
    receivedDate: '2026-11-20',
    amount: 700,
    payerName: '某某公司',
    purpose: '',
    bankReference,
    ...change,
  });
  const payment = async (billNo: string) =>
    gateway.ok(querySettlePayment, { billNo }, { as: await gateway.login('admin') });

  const codeOfSettled = async () => {
    const { remittance_no: no } = await gateway.db
      .selectFrom('settle_bill')
      .select('remittance_no')
      .where('bill_no', '=', SETTLED)
      .executeTakeFirstOrThrow();
    return remittanceCodeOf(no);
  };

  it('are typed in once for each reference, assigned, taken back, set aside and reopened', async () => {
    const { receiptNo } = await gateway.ok(addReceipt, receipt('R-1'), finance);
    const again = await gateway.refused('fieldsInvalid', addReceipt, receipt('R-1', { amount: 1 }), finance);
    assert.deepEqual(again, { fields: { bankReference: '该银行流水号已有记录' } });
    const future = { ...receipt('R-2'), receivedDate: '2027-01-01' };
    await gateway.refused('fieldsInvalid', addReceipt, future, finance);
    await gateway.idle();
    const { receiptList } = await gateway.ok(queryAgencyReceipts, { keyword: 'R-1' }, finance);
    assert.deepEqual(
      receiptList.map(({ receiptState, leftReason }) => [receiptState, leftReason]),
      [['open', 'noneFits']],
    );
    const { billList } = await gateway.ok(queryPayableBills, { keyword: '华睿' }, finance);
    assert.ok(billList.some(({ billNo, outstandingAmount }) => billNo === DUE && outstandingAmount > 700));
    const checked = await gateway.ok(checkAssignment, { receiptNo, bill: DUE }, finance);
    assert.deepEqual([checked.enterpriseNum, checked.billAmount, checked.overAmount], ['100001', 700, 0]);
    const { enterpriseNum, overAmount } = checked;
    const assignment = { receiptNo, bill: DUE };
    for (const seen of [
      { enterpriseNum, overAmount: 1 },
      { enterpriseNum: '100002', overAmount },
    ])
      await gateway.refused('assignmentChanged', assignReceipt, { ...assignment, seen }, finance);
    await gateway.ok(assignReceipt, { ...assignment, seen: { enterpriseNum, overAmount } }, finance);
    await gateway.refused('receiptOver', checkAssignment, assignment, finance);
    const booked = { receiptNo, reason: '认领错误' };
    // booked for another bill than the operator has seen
    await gateway.refused('receiptOver', undoReceipt, { ...booked, billNo: LATE }, finance);
    await gateway.ok(undoReceipt, { ...booked, billNo: DUE }, finance);
    // a match that began before the booking was taken back does not repeat it
    const { now } = gateway.clock;
    const matched = { receiptNo, billNo: DUE, how: 'code', by: '', now } as const;
    assert.equal(await inTransaction(gateway.db, (tx) => bookReceipt(tx, matched)), 'over');
    const { eventList } = await gateway.ok(
      querySettleBill,
      { billNo: DUE },
      { as: await gateway.login('admin') },
    );
    // the enterprise knows no operators of the agency
    assert.deepEqual(
      eventList.filter(({ how }) => how === 'paid' || how === 'undone').map((event) => event.operatorName),
      ['差旅服务商财务', '差旅服务商财务'],
    );
    await gateway.ok(dismissReceipt, { receiptNo, reason: '押金' }, finance);
    await gateway.ok(reopenReceipt, { receiptNo }, finance);
    const about = '到账¥7.00（某某公司，银行流水R-1）';
    assert.deepEqual(await loggedAbout(gateway, `SK${receiptNo}`), [
      'addReceipt: 录入到账¥7.00，付款方某某公司，银行流水R-1',
      `assignReceipt: ${about}认领为账单${DUE}的付款`,
      `undoReceipt: 撤销${about}对账单${DUE}的入账，原因：认领错误`,
      `dismissReceipt: ${about}标记为非账单款，原因：押金`,
      `reopenReceipt: ${about}恢复为待认领`,
    ]);
    const { stepList, fileName } = await gateway.ok(queryAgencyReceipt, { receiptNo }, finance);
    assert.equal(fileName, '');
    assert.deepEqual(
      stepList.map(({ how }) => how),
      ['reopened', 'dismissed', 'undone', 'hand'],
    );
  });

  it('above the limit are booked by two operators for the same bill, and never by one', async () => {
    const second = { as: (await openSecond(gateway, ['finance'])).as };
    const { operatorNo: firstOperatorNo, name } = operatorOf('finance');
    const admin = await gateway.login('admin');
    const total = async () => (await prepaidOf(gateway, admin)).totalAmount;
    const before = await total();
    const above = { amount: ABOVE, purpose: await codeOfSettled() };
    const { receiptNo } = await gateway.ok(addReceipt, receipt('T-1', above), finance);
    await gateway.idle();
    const show = () => gateway.ok(queryAgencyReceipt, { receiptNo }, finance);
    const shown = await show();
    assert.deepEqual([shown.receiptState, shown.leftReason, shown.needsTwo], ['open', 'needsTwo', true]);
    const first = { receiptNo, bill: SETTLED };
    assert.deepEqual(await gateway.ok(assignReceipt, first, finance), { isBooked: false });
    const again = { ...first, firstOperatorNo };
    await gateway.refused('confirmationOwn', assignReceipt, again, finance);
    await gateway.refused('confirmationChanged', assignReceipt, first, second);
    await gateway.refused('confirmationChanged', assignReceipt, { ...again, bill: DUE }, second);
    await gateway.refused('confirmationOthers', withdrawReceiptConfirmation, { receiptNo }, second);
    await gateway.ok(withdrawReceiptConfirmation, { receiptNo }, finance);
    await gateway.refused('confirmationChanged', assignReceipt, again, second);
    await gateway.ok(assignReceipt, first, finance);
    assert.equal((await show()).first?.billNo, SETTLED);
    assert.equal(await total(), before);
    const both = await Promise.all([
      gateway.send(assignReceipt, again, second),
      gateway.send(assignReceipt, again, second),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1);
    assert.equal(await total(), before + ABOVE);
    const { stepList, first: none } = await show();
    assert.equal(none, null);
    assert.deepEqual(
      stepList.map(({ how, operatorName }) => [how, operatorName]),
      [
        ['hand', '许知行'],
        ['confirmedFirst', name],
        ['confirmationWithdrawn', name],
        ['confirmedFirst', name],
      ],
    );
  });

  it('of a file whose excess is above the limit wait for two operators', async () => {
    const purpose = await codeOfSettled();
    const lines = [{ reference: 'T-2', amount: '100000.01', purpose }];
    const file = new File([statementCsv(lines)], '流水.csv', { type: 'text/csv' });
    await gateway.ok(importReceipts, { file }, finance);
    await gateway.idle();
    const { receiptList } = await gateway.ok(queryAgencyReceipts, { keyword: 'T-2' }, finance);
    assert.deepEqual(
      receiptList.map(({ receiptState, leftReason }) => [receiptState, leftReason]),
      [['open', 'needsTwo']],
    );
  });

  it('of a file are checked first, and stored as a whole', async () => {
    const file = (lines: Parameters<typeof statementCsv>[0]) =>
      new File([statementCsv(lines)], '流水.csv', { type: 'text/csv' });
    const good = [
      { reference: 'F-1', amount: '1.00' },
      { reference: 'F-2', amount: '2.50' },
    ];
    const wrong = { file: file([...good, { reference: 'F-3', amount: 'x' }]) };
    const { wrongCount, addCount } = await gateway.ok(checkReceipts, wrong, finance);
    assert.deepEqual([wrongCount, addCount], [1, 0]);
    const refused = await gateway.refused('fieldsInvalid', importReceipts, wrong, finance);
    assert.deepEqual(refused, { fields: { file: '文件有1处错误，未导入任何一行' } });
    const checked = await gateway.ok(checkReceipts, { file: file(good) }, finance);
    assert.deepEqual([checked.addCount, checked.addAmount, checked.knownCount], [2, 350, 0]);
    const first = await gateway.ok(importReceipts, { file: file(good) }, finance);
    assert.deepEqual(first, { addCount: 2, knownCount: 0 });
    const second = await gateway.ok(importReceipts, { file: file(good) }, finance);
    assert.deepEqual(second, { addCount: 0, knownCount: 2 });
  });

  it('are one receipt however their reference is written, and completed by the statement of the bank', async () => {
    const { receiptNo } = await gateway.ok(addReceipt, receipt('ｂａｎｋ 9'), finance);
    await gateway.refused('fieldsInvalid', addReceipt, receipt('BANK9'), finance);
    const shortened = await gateway.refused('fieldsInvalid', addReceipt, receipt('1.23E+15'), finance);
    assert.match(JSON.stringify(shortened), /科学计数/);
    await gateway.refused('fieldsInvalid', addReceipt, receipt('A\u0000B'), finance);
    const file = (amount: string) =>
      new File(
        [statementCsv([{ reference: 'Bank9', amount, purpose: '货款', payer: '某某有限公司' }])],
        '流水.csv',
        { type: 'text/csv' },
      );
    await gateway.refused('fieldsInvalid', importReceipts, { file: file('8.00') }, finance);
    assert.equal((await gateway.ok(checkReceipts, { file: file('7.00') }, finance)).knownCount, 1);
    const stored = await gateway.ok(importReceipts, { file: file('7.00') }, finance);
    assert.deepEqual(stored, { addCount: 0, knownCount: 1 });
    const { bankReference, payerName, purpose } = await gateway.ok(
      queryAgencyReceipt,
      { receiptNo },
      finance,
    );
    assert.deepEqual([bankReference, payerName, purpose], ['BANK9', '某某有限公司', '货款']);
  });

  it('of another agency are unknown, and pay no bill of ours', async () => {
    const { remittanceCode, outstandingAmount } = await payment(DUE);
    // the same reference at another bank
    const theirs = receipt('R-1', { amount: outstandingAmount, purpose: remittanceCode });
    const { receiptNo } = await gateway.ok(addReceipt, theirs, other);
    await gateway.idle();
    assert.equal((await payment(DUE)).outstandingAmount, outstandingAmount);
    await gateway.refused('billNotPayable', assignReceipt, { receiptNo, bill: DUE }, other);
    await gateway.refused('billNotPayable', checkAssignment, { receiptNo, bill: DUE }, other);
    assert.deepEqual((await gateway.ok(queryPayableBills, {}, other)).billList, []);
    assert.equal((await gateway.ok(queryAgencyReceipts, {}, other)).total, 1);
    await gateway.refused('receiptUnknown', queryAgencyReceipt, { receiptNo }, finance);
    await gateway.refused('receiptUnknown', assignReceipt, { receiptNo, bill: DUE }, finance);
    await gateway.refused('receiptUnknown', checkAssignment, { receiptNo, bill: DUE }, finance);
    await gateway.refused('receiptUnknown', dismissReceipt, { receiptNo, reason: '押金' }, finance);
    await gateway.refused('receiptUnknown', reopenReceipt, { receiptNo }, finance);
    const undone = { receiptNo, billNo: DUE, reason: '有误' };
    await gateway.refused('receiptUnknown', undoReceipt, undone, finance);
  });
});
