import assert from 'node:assert/strict';
import iconv from 'iconv-lite';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { querySettleBill } from '../../../src/contract/settlement/bills';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import {
  importLines,
  importStatement,
  PAYER,
  receiptOf,
  statementCells,
  statementCsv,
} from '../../support/gateway/areas/money/bank-statements';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { xlsxOfSheet } from '../../support/gateway/areas/money/record-files';

/** Confirmed bills: one due on 2026-12-01, one overdue since 2026-11-01. */
const DUE = 'ZD20261017-100001';
const LATE = 'ZD20260917-100001';

const yuan = (fen: number) => (fen / 100).toFixed(2);

describe('bank statements', () => {
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

  const counts = async () => {
    const { rows } = await sql<{ receipts: number; payments: number; transfers: number; statements: number }>`
      select (select count(*)::int from settle_receipt) as receipts,
        (select count(*)::int from settle_payment) as payments,
        (select count(*)::int from ledger_transfer) as transfers,
        (select count(*)::int from settle_statement) as statements`.execute(gateway.db);
    return rows[0];
  };
  const due = async () => {
    const found = await gateway.ok(querySettlePayment, { billNo: DUE }, { as });
    return { code: found.remittanceCode, owed: found.outstandingAmount };
  };

  it('are read as a spreadsheet or a CSV of either encoding; the same twice does nothing twice', async () => {
    const lines = (reference: string) => [{ reference, amount: '1.00', purpose: '测试，“引号”' }];
    const cells = statementCells(lines('F-3'));
    const sheet = cells.map(
      (row) => `<row>${row.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`,
    );
    const files = [
      Buffer.from(statementCsv(lines('F-1'))),
      iconv.encode(statementCsv(lines('F-2')), 'gbk'),
      Buffer.from(await xlsxOfSheet(sheet.join('')).arrayBuffer()),
    ];
    for (const [at, file] of files.entries()) {
      const { success, result } = await importStatement(gateway, file);
      assert.deepEqual([success, result.added, result.known], [true, 1, 0]);
      const kept = await receiptOf(gateway, `F-${at + 1}`);
      assert.deepEqual(
        [kept.payer_name, kept.purpose, kept.received_on, kept.amount],
        [PAYER, '测试，“引号”', '2026-11-20', 100],
      );
    }
    const before = await counts();
    for (const file of files) {
      const { result } = await importStatement(gateway, file);
      assert.deepEqual([result.added, result.known], [0, 1]);
    }
    assert.deepEqual(await counts(), before);
  });

  it('with any error are not taken in at all, and every wrong cell is named', async () => {
    const before = await counts();
    const good = { reference: 'W-1', amount: '1.00' };
    const { success, result } = await importStatement(
      gateway,
      statementCsv([
        good,
        { reference: 'W-2', amount: '-1', day: '2026-13-01' },
        { reference: '', amount: '1.00', payer: '' },
        // A receipt with this reference but another amount was imported before.
        { reference: 'F-1', amount: '1.00', day: '2026-11-21' },
      ]),
    );
    assert.equal(success, true);
    assert.deepEqual(
      result.wrongList.map(({ line, column }) => [line, column]),
      [
        [3, '交易日期'],
        [3, '收款金额'],
        [4, '付款方名称'],
        [4, '银行流水号'],
        [5, '交易日期'],
      ],
    );
    assert.equal(result.wrongCount, 3);
    assert.deepEqual(await counts(), before);

    const other = await importStatement(
      gateway,
      statementCsv([good, { reference: 'F-1', amount: '2.00' }, good, { ...good, amount: '3.00' }]),
    );
    assert.deepEqual(
      other.result.wrongList.map(({ line, column, message }) => [line, column, message.slice(0, 10)]),
      [
        [3, '银行流水号', '该银行流水号已导入过'],
        [5, '银行流水号', '该银行流水号已导入过'],
      ],
    );
    assert.deepEqual(await counts(), before);
    // Identical rows of one file count once.
    assert.deepEqual(await importLines(gateway, good, good), [1, 0, 1]);
  });

  it('that are none are refused', async () => {
    const before = await counts();
    const files: readonly [why: RegExp, content: string | Uint8Array][] = [
      [/缺少列：.*银行流水号/, '日期,金额\n2026-11-20,1'],
      [/重复的列：收款金额/, '日期,金额,收款金额,付款方,用途,流水号\n2026-11-20,1,1,甲,乙,丙'],
      [/没有记录/, statementCsv([])],
      [/为空/, ''],
      [/无法读取/, new Uint8Array([0x50, 0x4b, 0x03, 0x04, 1, 2, 3])],
      [/无法读取/, new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 255])],
      [/旧版/, new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
      [
        /最多导入/,
        statementCsv(Array.from({ length: 2001 }, (_, at) => ({ reference: `T-${at}`, amount: '1' }))),
      ],
      [/列数/, `${','.repeat(60)}\n1`],
    ];
    for (const [why, content] of files) {
      const { success, result } = await importStatement(gateway, content);
      assert.equal(success, false);
      assert.match(result.fields.file ?? '', why);
    }
    assert.equal((await importStatement(gateway, 'x'.repeat(2 * 1024 * 1024 + 1))).success, false);
    assert.deepEqual(await counts(), before);
  });

  it('imported by several at once are booked once', async () => {
    const { code, owed } = await due();
    const before = await counts();
    const lines = [
      { reference: 'C-1', amount: yuan(owed - 100), purpose: code },
      { reference: 'C-2', amount: '3.00', purpose: code },
      { reference: 'C-3', amount: '5.00' },
    ];
    const answers = await Promise.all([
      importStatement(gateway, statementCsv(lines)),
      importStatement(gateway, statementCsv(lines.toReversed())),
      importStatement(gateway, statementCsv(lines)),
    ]);
    assert.deepEqual(
      answers.map(({ success, result }) => [success, result.added + result.known]),
      [3, 3, 3].map((all) => [true, all]),
    );
    assert.equal(
      answers.reduce((sum, { result }) => sum + result.added, 0),
      3,
    );
    const after = await counts();
    assert.ok(before && after);
    assert.deepEqual(
      [
        after.receipts - before.receipts,
        after.payments - before.payments,
        after.transfers - before.transfers,
      ],
      // A part of the second receipt exceeds the bill.
      [3, 2, 3],
    );
    const { bill } = await gateway.ok(querySettleBill, { billNo: DUE }, { as });
    assert.equal(bill.billState, 'settled');
  });

  it('that were taken in before a crash are matched by the sweeper', async () => {
    const { owed, code } = await gateway
      .ok(querySettlePayment, { billNo: LATE }, { as })
      .then((found) => ({ owed: found.outstandingAmount, code: found.remittanceCode }));
    await importLines(gateway, { reference: 'S-0', amount: '7.00' });
    const { statement_no } = await receiptOf(gateway, 'S-0');
    await sql`insert into settle_receipt (tmc_number, bank_reference, statement_no, row_no, received_on, amount, payer_name, purpose)
      values ('TMC001', 'S-1', ${statement_no}, 3, '2026-11-20', ${owed}, '', ${code})`.execute(gateway.db);
    await sql`update settle_statement set row_count = 2, added_count = 2 where statement_no = ${statement_no}`.execute(
      gateway.db,
    );
    await gateway.sweep();
    assert.equal((await receiptOf(gateway, 'S-1')).how, 'exact');
    assert.equal((await gateway.ok(querySettlePayment, { billNo: LATE }, { as })).outstandingAmount, 0);
    const before = await counts();
    await gateway.sweep();
    assert.deepEqual(await counts(), before);
  });
});
