import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { bookReceipt } from '../../../demo/gateway/settlement/payments/book';
import { checkAssignment } from '../../../src/contract/agency/assignment';
import { addReceipt, importReceipts, removeReceipt } from '../../../src/contract/agency/bank-statements';
import {
  assignReceipt,
  dismissReceipt,
  queryAgencyReceipt,
  queryAgencyReceipts,
  queryPayableBills,
  rematchReceipts,
  reopenReceipt,
  undoReceipt,
  withdrawReceiptConfirmation,
} from '../../../src/contract/agency/receipts';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import { AGENCY_FAULTS } from '../../../src/contract/agency/faults';
import { SETTLE_PAYMENT_FAULTS } from '../../../src/contract/settlement/payment-faults';
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
    // the match counts as the confirmation of the operator who typed it
    assert.deepEqual([shown.isFirstCaller, shown.first?.billNo], [true, SETTLED]);
    const first = { receiptNo, bill: SETTLED };
    const again = { ...first, firstOperatorNo };
    await gateway.refused('confirmationOwn', assignReceipt, again, finance);
    await gateway.refused('confirmationChanged', assignReceipt, first, second);
    await gateway.refused('confirmationChanged', assignReceipt, { ...again, bill: DUE }, second);
    await gateway.refused('confirmationOthers', withdrawReceiptConfirmation, { receiptNo }, second);
    await gateway.ok(withdrawReceiptConfirmation, { receiptNo }, finance);
    await gateway.refused('confirmationChanged', assignReceipt, again, second);
    await gateway.ok(rematchReceipts, {}, finance);
    await gateway.idle();
    assert.equal((await show()).first, null);
    assert.deepEqual(await gateway.ok(assignReceipt, first, finance), { isBooked: false });
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

  it('have no first confirmation by an operator who has not named the bill', async () => {
    const second = { as: (await openSecond(gateway, ['finance'], { loginName: 'naming' })).as };
    const purpose = await codeOfSettled();
    const line = (reference: string) => ({ reference, amount: '100000.01', purpose, payer: '某某公司' });
    const { receiptNo } = await gateway.ok(addReceipt, receipt('N-1', { amount: ABOVE }), finance);
    await gateway.idle();
    const content = statementCsv([line('N-1'), line('N-2')]);
    const file = new File([content], '流水.csv', { type: 'text/csv' });
    await gateway.ok(importReceipts, { file }, second);
    await gateway.idle();
    const { receiptList } = await gateway.ok(queryAgencyReceipts, { keyword: 'N-' }, finance);
    assert.equal(receiptList.length, 2);
    for (const one of receiptList) {
      const { first, leftReason, needsTwo } = await gateway.ok(queryAgencyReceipt, one, finance);
      assert.deepEqual([first, leftReason, needsTwo], [null, 'needsTwo', true], one.bankReference);
    }
    const { operatorNo: firstOperatorNo } = operatorOf('finance');
    const named = { receiptNo, bill: SETTLED };
    await gateway.refused('confirmationChanged', assignReceipt, { ...named, firstOperatorNo }, second);
    assert.deepEqual(await gateway.ok(assignReceipt, named, second), { isBooked: false });
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
    const dry = (amount: string) => gateway.ok(importReceipts, { file: file(amount), dryRun: '1' }, finance);
    const { wrongList } = await dry('8.00');
    assert.deepEqual(
      wrongList.map(({ line, column }) => [line, column]),
      [[2, '银行流水号']],
    );
    const { addCount, changeCount, previewList } = await dry('7.00');
    assert.deepEqual([addCount, changeCount], [0, 1]);
    assert.deepEqual(previewList?.[0]?.fieldList, [
      { name: '来源', before: '人工录入', after: '银行流水文件' },
      { name: '付款方名称', before: '某某公司', after: '某某有限公司' },
      { name: '用途', before: '', after: '货款' },
    ]);
    await gateway.ok(importReceipts, { file: file('7.00') }, finance);
    await gateway.idle();
    const again = await dry('7.00');
    assert.deepEqual([again.addCount, again.changeCount, again.sameCount], [0, 0, 1]);
    const gone = { receiptNo, reason: '录错' };
    await gateway.refused('receiptOfFile', removeReceipt, gone, finance);
    const { bankReference, payerName, purpose } = await gateway.ok(
      queryAgencyReceipt,
      { receiptNo },
      finance,
    );
    assert.deepEqual([bankReference, payerName, purpose], ['BANK9', '某某有限公司', '货款']);
  });

  it('that were typed by mistake are removed, unless they were booked', async () => {
    const { receiptNo } = await gateway.ok(addReceipt, receipt('D-1'), finance);
    const { receiptNo: bookedNo } = await gateway.ok(addReceipt, receipt('D-2'), finance);
    await gateway.ok(assignReceipt, { receiptNo: bookedNo, bill: LATE }, finance);
    await gateway.refused('receiptOver', removeReceipt, { receiptNo: bookedNo, reason: '录错' }, finance);
    await gateway.ok(undoReceipt, { receiptNo: bookedNo, billNo: LATE, reason: '有误' }, finance);
    await gateway.refused(
      'receiptBookedBefore',
      removeReceipt,
      { receiptNo: bookedNo, reason: '录错' },
      finance,
    );
    const gone = { receiptNo, reason: '录错' };
    await gateway.refused('receiptUnknown', removeReceipt, gone, other);
    await gateway.ok(dismissReceipt, { receiptNo, reason: '押金' }, finance);
    await gateway.refused('receiptOver', removeReceipt, gone, finance);
    await gateway.ok(reopenReceipt, { receiptNo }, finance);
    await gateway.ok(removeReceipt, gone, finance);
    await gateway.refused('receiptUnknown', queryAgencyReceipt, { receiptNo }, finance);
    await gateway.refused('receiptUnknown', removeReceipt, gone, finance);
    assert.equal(
      (await loggedAbout(gateway, `SK${receiptNo}`)).at(-1),
      'removeReceipt: 删除录入的到账¥7.00（某某公司，银行流水D-1），原因：录错',
    );
    await gateway.ok(addReceipt, receipt('D-1'), finance);
  });

  it('are not removed once a file has them or a colleague has confirmed them', async () => {
    const second = { as: (await openSecond(gateway, ['finance'], { loginName: 'remover' })).as };
    const removed = async (
      reference: string,
      change = {},
      prepare?: (receiptNo: number) => Promise<unknown>,
    ) => {
      const { receiptNo } = await gateway.ok(addReceipt, receipt(reference, change), finance);
      await gateway.idle();
      await prepare?.(receiptNo);
      const { mayRemove } = await gateway.ok(queryAgencyReceipt, { receiptNo }, second);
      const { code } = await gateway.send(removeReceipt, { receiptNo, reason: '录错' }, second);
      return [mayRemove, code];
    };
    const file = async (reference: string, payer: string) => {
      const content = statementCsv([{ reference, amount: '7.00', payer }]);
      await gateway.ok(
        importReceipts,
        { file: new File([content], '流水.csv', { type: 'text/csv' }) },
        finance,
      );
      await gateway.idle();
    };
    const { receiptOfFile } = SETTLE_PAYMENT_FAULTS;
    assert.deepEqual(await removed('K-1', {}, () => file('K-1', '某某公司')), [false, receiptOfFile.code]);
    const dismissed = await removed('K-2', {}, async (receiptNo) => {
      await gateway.ok(dismissReceipt, { receiptNo, reason: '押金' }, second);
      await file('K-2', '某某有限公司');
      await gateway.ok(reopenReceipt, { receiptNo }, second);
    });
    assert.deepEqual(dismissed, [false, receiptOfFile.code]);
    const coded = { amount: ABOVE, purpose: await codeOfSettled() };
    assert.deepEqual(await removed('K-3', coded), [false, AGENCY_FAULTS.confirmationChanged.code]);
  });

  it('that have waited for two operators need two when they are stored anew', async () => {
    const above = receipt('V-1', { amount: ABOVE, purpose: await codeOfSettled() });
    const { receiptNo: formerNo } = await gateway.ok(addReceipt, above, finance);
    await gateway.idle();
    await gateway.ok(removeReceipt, { receiptNo: formerNo, reason: '录错' }, finance);
    await gateway.db.updateTable('tmc').set({ dual_control_limit: ABOVE }).execute();
    const { receiptNo } = await gateway.ok(addReceipt, above, finance);
    await gateway.idle();
    const assignment = { receiptNo, bill: SETTLED };
    assert.deepEqual(await gateway.ok(assignReceipt, assignment, finance), { isBooked: false });
    await gateway.db.updateTable('tmc').set({ dual_control_limit: 10_000_000 }).execute();
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
