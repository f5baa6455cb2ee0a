import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import { SETTLE_PAYMENT_FAULTS } from '../../../src/contract/settlement/payment-faults';
import { paySettleBill, querySettlePayment } from '../../../src/contract/settlement/payments';
import { queryWalletMovements } from '../../../src/contract/wallet/account';
import { remittanceCodeOf, remittanceNoOf } from '../../../src/domain/settlement/remittance-code';
import { byHand, importLines, PAYER, receiptOf } from '../../support/gateway/areas/money/bank-statements';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { prepaidOf } from '../../support/gateway/areas/money/wallet-steps';

/** Bills: confirmed and due on 2026-12-01, overdue since 2026-11-01, settled, and waiting for confirmation. */
const DUE = 'ZD20261017-100001';
const LATE = 'ZD20260917-100001';
const SETTLED = 'ZD20260817-100001';
const OPEN = 'ZD20261117-100001';

const yuan = (fen: number) => (fen / 100).toFixed(2);

describe('payments of bills', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const payment = (billNo: string) => gateway.ok(querySettlePayment, { billNo }, { as });
  const bill = (billNo: string) => gateway.ok(querySettleBill, { billNo }, { as });
  const wallet = async () => (await prepaidOf(gateway, as)).totalAmount;
  const codeOf = async (billNo: string) => (await payment(billNo)).remittanceCode;

  it('are described by the amount due, the account, and the code of the bill', async () => {
    const late = await payment(LATE);
    const { bill: shown } = await bill(LATE);
    assert.equal(late.principalAmount, shown.payableAmount);
    assert.ok(late.lateFeeAmount > 0);
    assert.deepEqual([late.lateFeeAmount, late.outstandingAmount], [shown.lateFee, shown.outstandingAmount]);
    assert.deepEqual(late.receivingAccount, gateway.config.receivingAccount);
    assert.notEqual(remittanceNoOf(late.remittanceCode), undefined);
    assert.notEqual(late.remittanceCode, await codeOf(DUE));
    for (const billNo of [SETTLED, OPEN]) {
      const { remittanceCode, receivingAccount, outstandingAmount } = await payment(billNo);
      assert.deepEqual([remittanceCode, receivingAccount, outstandingAmount], ['', null, 0], billNo);
    }
    const [former] = (await payment(SETTLED)).paymentList;
    assert.deepEqual([former?.how, former?.walletAmount, former?.bankReference], ['other', 0, '']);
    assert.equal(former?.billAmount, (await bill(SETTLED)).bill.payableAmount);
  });

  it('are for those who see the bill: of another enterprise there is none', async () => {
    await gateway.refused('billUnknown', querySettlePayment, { billNo: 'ZD20261101-100002' }, { as });
    await gateway.refused('billUnknown', querySettlePayment, { billNo: 'ZD20200101-100001' }, { as });
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', querySettlePayment, { billNo: DUE }, { as: staff });
  });

  it('are matched by the code: a part first, then the rest with an excess, which goes to the wallet', async () => {
    const code = await codeOf(DUE);
    const { principalAmount: owed } = await payment(DUE);
    const before = await wallet();
    const part = {
      reference: 'P-1',
      amount: yuan(owed - 50_000),
      purpose: `账单 ${code}`,
      payer: '代付公司',
    };
    assert.deepEqual(await importLines(gateway, part), [1, 1, 0]);
    const between = await payment(DUE);
    assert.deepEqual([between.outstandingAmount, between.remittanceCode], [50_000, code]);
    assert.equal((await bill(DUE)).bill.billState, 'confirmed');

    const rest = { reference: 'P-2', amount: '600.00', purpose: code.toLowerCase() };
    // The file repeats a receipt that was imported before.
    assert.deepEqual(await importLines(gateway, part, rest), [1, 1, 1]);
    const after = await payment(DUE);
    assert.deepEqual([after.outstandingAmount, after.remittanceCode, after.receivingAccount], [0, '', null]);
    assert.deepEqual(
      after.paymentList.map((one) => [
        one.bankReference,
        one.receivedAmount,
        one.billAmount,
        one.walletAmount,
        one.how,
        one.payerName,
        one.paidDate,
      ]),
      [
        ['P-2', 60_000, 50_000, 10_000, 'code', PAYER, '2026-11-20'],
        ['P-1', owed - 50_000, owed - 50_000, 0, 'code', '代付公司', '2026-11-20'],
      ],
    );
    const { bill: settled, eventList } = await bill(DUE);
    assert.equal(settled.billState, 'settled');
    assert.deepEqual(
      eventList.slice(-4).map(({ how, amount, paid }) => [how, amount, paid]),
      [
        ['paid', owed - 50_000, { before: 0, after: owed - 50_000 }],
        ['paid', 50_000, { before: owed - 50_000, after: owed }],
        ['settled', 0, undefined],
        ['overpaid', 10_000, undefined],
      ],
    );
    assert.equal(await wallet(), before + 10_000);
    const { movementList } = await gateway.ok(
      queryWalletMovements,
      { account: 'prepaid', pageSize: 1 },
      { as },
    );
    assert.deepEqual(
      movementList.map(({ kind, amount, reason }) => [kind, amount, reason]),
      [['settlement', 10_000, `多付款转入预存：账单${DUE}，银行流水P-2`]],
    );
  });

  it('for a bill that is settled go to the wallet whole', async () => {
    const before = await wallet();
    const { remittance_no } = await gateway.db
      .selectFrom('settle_bill')
      .select('remittance_no')
      .where('bill_no', '=', DUE)
      .executeTakeFirstOrThrow();
    const reference = 'P-3';
    assert.deepEqual(await importLines(gateway, { reference, amount: '88.80' }), [1, 0, 0]);
    const { receipt_no, left_why } = await receiptOf(gateway, reference);
    assert.equal(left_why, 'noneFits');
    // A member of staff assigns the receipt to that bill by hand.
    const bill = remittanceCodeOf(remittance_no);
    assert.equal(await byHand(gateway, 'assign', { receiptNo: receipt_no, bill }), '0');
    assert.equal(await wallet(), before + 8_880);
    const [last] = (await payment(DUE)).paymentList;
    assert.deepEqual(
      [last?.bankReference, last?.billAmount, last?.walletAmount, last?.how],
      [reference, 0, 8_880, 'hand'],
    );
  });

  it('are settled with the late fee up to the day of the transfer, not to that of the import', async () => {
    const { principalAmount } = await payment(LATE);
    const { late_rate, due_date } = await gateway.db
      .selectFrom('settle_bill')
      .select(['late_rate', 'due_date'])
      .where('bill_no', '=', LATE)
      .executeTakeFirstOrThrow();
    assert.equal(due_date, '2026-11-01');
    // Late fee of nine days, computed here by the contract's rule and rounded half up.
    const fee = Math.floor((principalAmount * late_rate * 9 + 500_000) / 1_000_000);
    const line = { reference: 'L-1', day: '2026-11-10', amount: yuan(principalAmount + fee) };
    // Without a code, the receipt matches by amount and payer.
    assert.deepEqual(await importLines(gateway, line), [1, 1, 0]);
    const { bill: settled } = await bill(LATE);
    assert.deepEqual([settled.billState, settled.lateFee, settled.lateDays], ['settled', fee, 9]);
    const [one] = (await payment(LATE)).paymentList;
    assert.deepEqual(
      [one?.how, one?.billAmount, one?.paidDate],
      ['amount', principalAmount + fee, '2026-11-10'],
    );
  });
});

describe('a receipt left to be assigned by hand', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const owed = async (billNo: string) =>
    (await gateway.ok(querySettlePayment, { billNo }, { as })).outstandingAmount;

  it('says why, and changes nothing', async () => {
    const [due, late] = [await owed(DUE), await owed(LATE)];
    const { remittanceCode } = await gateway.ok(querySettlePayment, { billNo: DUE }, { as });
    const { remittanceCode: other } = await gateway.ok(querySettlePayment, { billNo: LATE }, { as });
    const wrong = remittanceCode.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    assert.deepEqual(
      await importLines(
        gateway,
        { reference: 'H-1', amount: yuan(due), purpose: wrong },
        { reference: 'H-2', amount: yuan(due), purpose: `${remittanceCode} ${other}` },
        { reference: 'H-3', amount: yuan(due), payer: '某某公司' },
        { reference: 'H-4', amount: yuan(due - 1) },
        { reference: 'H-5', amount: yuan(due), purpose: '差旅费' },
        { reference: 'H-6', amount: yuan(due), purpose: '差旅费二' },
      ),
      [6, 0, 0],
    );
    const why = async (reference: string) => (await receiptOf(gateway, reference)).left_why;
    assert.deepEqual(await Promise.all(['H-1', 'H-2', 'H-3', 'H-4', 'H-5', 'H-6'].map(why)), [
      'codeWrong',
      'codesSeveral',
      'noneFits',
      'noneFits',
      'severalFit',
      'severalFit',
    ]);
    assert.deepEqual([await owed(DUE), await owed(LATE)], [due, late]);
  });

  it('is set aside with a reason, taken back, and assigned by somebody, once', async () => {
    const due = await owed(DUE);
    const { receipt_no: receiptNo } = await receiptOf(gateway, 'H-1');
    const { receiptOver, billNotPayable, receiptUnknown } = SETTLE_PAYMENT_FAULTS;
    assert.equal(await byHand(gateway, 'dismiss', { receiptNo, reason: ' ' }), '41000');
    assert.equal(await byHand(gateway, 'dismiss', { receiptNo, reason: '押金' }), '0');
    assert.equal(await byHand(gateway, 'assign', { receiptNo, bill: DUE }), receiptOver.code);
    assert.equal(await byHand(gateway, 'reopen', { receiptNo }), '0');
    assert.equal(await byHand(gateway, 'reopen', { receiptNo }), receiptOver.code);
    for (const bill of [OPEN, 'ZD20200101-100001', 'HK000000196', 'x']) {
      assert.equal(await byHand(gateway, 'assign', { receiptNo, bill }), billNotPayable.code, bill);
    }
    assert.equal(await byHand(gateway, 'dismiss', { receiptNo: 999_999, reason: '无' }), receiptUnknown.code);
    assert.equal(await byHand(gateway, 'assign', { receiptNo: 999_999, bill: DUE }), receiptUnknown.code);
    const codes = await Promise.all(
      [1, 2, 3].map(() => byHand(gateway, 'assign', { receiptNo, bill: DUE, by: '吴会计' })),
    );
    assert.deepEqual(codes.sort(), ['0', receiptOver.code, receiptOver.code]);
    assert.equal(await owed(DUE), 0);
    const steps = await gateway.db
      .selectFrom('settle_receipt_step')
      .select(['how', 'operator_name', 'reason', 'bill_no'])
      .where('receipt_no', '=', receiptNo)
      .orderBy('step_no')
      .execute();
    assert.deepEqual(
      steps.map((step) => Object.values(step)),
      [
        ['dismissed', '周会计', '押金', null],
        ['reopened', '周会计', '', null],
        ['hand', '吴会计', '', DUE],
      ],
    );
    const { paymentList } = await gateway.ok(querySettlePayment, { billNo: DUE }, { as });
    assert.deepEqual(
      paymentList.map(({ how, billAmount }) => [how, billAmount]),
      [['hand', due]],
    );
    const { eventList } = await gateway.ok(querySettleBill, { billNo: DUE }, { as });
    assert.ok(eventList.some(({ how, operatorName }) => how === 'paid' && operatorName === '差旅服务商财务'));
  });

  it('stays so where the enterprise has no account for the excess', async () => {
    const { db } = gateway;
    const late = await owed(LATE);
    const move = (from: string, to: string) =>
      db
        .updateTable('ledger_account')
        .set({ enterprise_num: to })
        .where('enterprise_num', '=', from)
        .where('kind', '=', 'prepaid')
        .execute();
    await sql`insert into enterprise (enterprise_num, tmc_number, ent_name, ent_short_name)
      select '100009', tmc_number, '另一家', '另一家' from enterprise where enterprise_num = '100001'`.execute(
      db,
    );
    await move('100001', '100009');
    const { remittanceCode } = await gateway.ok(querySettlePayment, { billNo: LATE }, { as });
    const line = { reference: 'H-7', amount: yuan(late + 1), purpose: remittanceCode };
    assert.deepEqual(await importLines(gateway, line), [1, 0, 0]);
    const { receipt_no: receiptNo, left_why } = await receiptOf(gateway, 'H-7');
    assert.equal(left_why, 'prepaidMissing');
    const { prepaidMissing } = SETTLE_PAYMENT_FAULTS;
    assert.equal(await byHand(gateway, 'assign', { receiptNo, bill: LATE }), prepaidMissing.code);
    assert.equal(await owed(LATE), late, 'nothing of it is booked');
    await move('100009', '100001');
    // Every import matches all waiting receipts again.
    await importLines(gateway, { reference: 'H-8', amount: '1.00' });
    assert.equal((await receiptOf(gateway, 'H-7')).how, 'code');
    assert.equal(await owed(LATE), 0);
  });
});

describe('payments of bills by the wallet', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });
  const payment = (billNo: string) => gateway.ok(querySettlePayment, { billNo }, { as });
  const wallet = async () => (await prepaidOf(gateway, as)).totalAmount;

  it('are made by the prepaid account, in parts, by another person than the confirmer above the amount for two', async () => {
    const finance = await gateway.login('finance');
    const before = await wallet();
    const { outstandingAmount: owed, prepaidAmount } = await payment(LATE);
    assert.equal(prepaidAmount, (await prepaidOf(gateway, as)).availableAmount);
    const pay = { billNo: LATE, amount: 10_000 };
    await gateway.refused('forbidden', paySettleBill, pay, { as: await gateway.login('staff') });
    await gateway.refused('billUnknown', paySettleBill, { ...pay, billNo: 'ZD20261101-100002' }, { as });
    for (const billNo of [SETTLED, OPEN]) {
      await gateway.refused('billNotOwed', paySettleBill, { ...pay, billNo }, { as });
    }
    await gateway.refused('billOverpaid', paySettleBill, { ...pay, amount: owed + 1 }, { as });

    const { staff_no } = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select('s.staff_no')
      .where('u.login_name', '=', 'finance')
      .executeTakeFirstOrThrow();
    const rule = {
      order_limit: null,
      person_day_limit: null,
      day_limit: null,
      warn_below: null,
      changed_by: null,
    };
    await gateway.db
      .insertInto('wallet_rule')
      .values({
        ...rule,
        enterprise_num: '100001',
        review_above: 9_999,
        revision: 1,
        changed_at: gateway.clock.now,
      })
      .execute();
    await gateway.db
      .updateTable('settle_bill')
      .set({ confirmed_by: staff_no })
      .where('bill_no', '=', LATE)
      .execute();
    await gateway.refused('billPayerConfirmed', paySettleBill, pay, { as: finance });
    // The bound at the time of confirmation still applies after the rule has been removed.
    await gateway.db
      .updateTable('settle_bill')
      .set({ review_above: 9_999 })
      .where('bill_no', '=', LATE)
      .execute();
    await gateway.db.updateTable('wallet_rule').set({ review_above: null }).execute();
    await gateway.refused('billPayerConfirmed', paySettleBill, pay, { as: finance });
    // A colleague whom the confirmer has just added does not count as a second person.
    const second = await gateway.login('approver');
    const { staff_no: secondNo, enterprise_num } = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select(['s.staff_no', 's.enterprise_num'])
      .where('u.login_name', '=', 'approver')
      .executeTakeFirstOrThrow();
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num, staff_no: secondNo, role_no: '100001-finance' })
      .execute();
    const added = { resource: 'staffMember', row_key: secondNo, action: 'add' as const };
    await gateway.db
      .insertInto('change_log')
      .values({
        ...added,
        enterprise_num,
        staff_no,
        changed_at: gateway.clock.now,
        before: null,
        after: '{}',
      })
      .execute();
    await gateway.refused('secondPersonRecent', paySettleBill, pay, { as: second });
    await gateway.ok(paySettleBill, { ...pay, amount: 9_999 }, { as: finance });

    const requestId = 'the-same-payment-again';
    for (let sent = 0; sent < 2; sent += 1) {
      const { outstandingAmount } = await gateway.ok(paySettleBill, pay, { as, requestId });
      assert.equal(outstandingAmount, owed - 19_999);
    }
    assert.equal(await wallet(), before - 19_999);
    const [last] = (await payment(LATE)).paymentList;
    assert.deepEqual([last?.how, last?.billAmount, last?.walletAmount], ['wallet', 10_000, 0]);
    const both = await Promise.all(
      [1, 2].map(() => gateway.send(paySettleBill, { ...pay, amount: owed - 19_999 }, { as })),
    );
    const short = owed - 19_999 > before - 19_999;
    assert.equal(both.filter(({ success }) => success).length, short ? 0 : 1);
  });
});
