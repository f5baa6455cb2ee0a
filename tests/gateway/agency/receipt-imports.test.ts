import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { insertImportJob } from '../../../demo/gateway/import-job/queries';
import { TMC } from '../../../demo/gateway/seed/organisation';
import {
  addReceipt,
  importReceipts,
  RECEIPT_IMPORT,
  receiptImports,
} from '../../../src/contract/agency/bank-statements';
import {
  assignReceipt,
  dismissReceipt,
  queryAgencyReceipt,
  queryAgencyReceipts,
  rematchReceipts,
  undoReceipt,
} from '../../../src/contract/agency/receipts';
import { queryImportJob } from '../../../src/contract/import-job/import-job';
import { readTableHead } from '../../../src/contract/import-job/table-import';
import { queryAgencyLog } from '../../../src/contract/agency/log';
import { querySettlePayment } from '../../../src/contract/settlement/payments';
import {
  loggedAbout,
  openAs,
  openOtherAgency,
  openSecond,
  operatorOf,
} from '../../support/gateway/areas/agency';
import {
  importedBy,
  statementCsv,
  type StatementLine,
} from '../../support/gateway/areas/money/bank-statements';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const DUE = 'ZD20261017-100001';
const LATE = 'ZD20260917-100001';

describe('imports of bank receipts', () => {
  let gateway: TestGateway;
  let finance: { as: string };
  let second: { as: string };
  let other: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    finance = { as: await openAs(gateway, 'finance') };
    second = { as: (await openSecond(gateway, ['finance'])).as };
    other = { as: (await openOtherAgency(gateway, ['finance'])).as };
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const fileOf = (text: string) => new File([text], '流水.csv', { type: 'text/csv' });
  const file = (...lines: readonly StatementLine[]) => fileOf(statementCsv(lines));
  const dryRun = (given: File, by = finance) => gateway.ok(importReceipts, { file: given, dryRun: '1' }, by);
  async function imported(...lines: readonly StatementLine[]): Promise<string> {
    const { importJobNo } = await gateway.ok(importReceipts, { file: file(...lines) }, finance);
    assert.ok(importJobNo !== null);
    await gateway.idle();
    return importJobNo;
  }
  async function undone(importJobNo: string) {
    await gateway.ok(receiptImports.undo, { importJobNo }, finance);
    await gateway.idle();
    return importedBy(gateway, finance.as, importJobNo);
  }
  async function find(reference: string) {
    const { receiptList } = await gateway.ok(queryAgencyReceipts, { keyword: reference }, finance);
    return receiptList.find(({ bankReference }) => bankReference === reference);
  }
  async function noOf(reference: string): Promise<number> {
    const found = await find(reference);
    assert.ok(found, reference);
    return found.receiptNo;
  }
  const payment = async (billNo: string) =>
    gateway.ok(querySettlePayment, { billNo }, { as: await gateway.login('admin') });

  it('are checked first, written as a whole, and stand in the history and the log', async () => {
    const good = [
      { reference: 'F-1', amount: '1.00' },
      { reference: 'F-2', amount: '2.50' },
    ];
    const wrong = file(...good, { reference: 'F-3', amount: 'x', day: '2027-01-01' });
    const checked = await dryRun(wrong);
    assert.deepEqual([checked.rowCount, checked.wrongCount, checked.addAmount], [3, 1, 0]);
    assert.deepEqual(
      checked.wrongList.map(({ line, column }) => [line, column]),
      [
        [4, '交易日期'],
        [4, '收款金额'],
      ],
    );
    const refused = await gateway.ok(importReceipts, { file: wrong }, finance);
    assert.deepEqual([refused.importJobNo, await find('F-1')], [null, undefined]);
    const found = await dryRun(file(...good));
    assert.deepEqual([found.addCount, found.addAmount, found.importJobNo], [2, 350, null]);
    const importJobNo = await imported(...good);
    const job = await importedBy(gateway, finance.as, importJobNo);
    const { name } = operatorOf('finance');
    assert.deepEqual(
      [job.importState, job.rowsWritten, job.applyBy, job.fileName, job.canUndo],
      ['done', 2, name, '流水.csv', true],
    );
    const detail = await gateway.ok(queryAgencyReceipt, { receiptNo: await noOf('F-1') }, finance);
    assert.deepEqual([detail.fileName, detail.rowNo, detail.importedBy], ['流水.csv', 2, name]);
    const again = await gateway.ok(importReceipts, { file: file(...good) }, finance);
    assert.deepEqual([again.importJobNo, again.addCount, again.sameCount], [null, 0, 2]);
    assert.deepEqual(await loggedAbout(gateway, importJobNo), [
      'importReceipts: 开始导入银行流水流水.csv：2行',
      'importReceipts: 导入银行流水流水.csv：写入2行，已有0行，未导入0行',
    ]);
    const kind = RECEIPT_IMPORT;
    for (const by of [finance, second, { as: await openAs(gateway, 'auditor') }]) {
      const { importList } = await gateway.ok(receiptImports.list, { kind }, by);
      assert.deepEqual(
        importList.map((one) => one.importJobNo),
        [importJobNo],
      );
    }
    const latest = await gateway.ok(receiptImports.latest, { kind }, second);
    assert.equal(latest.importJob, null);
    const { logList } = await gateway.ok(
      queryAgencyLog,
      { kind: 'importReceipts' },
      { as: await openAs(gateway, 'auditor') },
    );
    assert.equal(logList.length, 2);
  });

  it('find the table below a title, and by hand', async () => {
    const title = `某某银行\n账号,6222\n${statementCsv([{ reference: 'H-1', amount: '3.00' }])}`;
    assert.equal((await dryRun(fileOf(title))).addCount, 1);
    const strange = fileOf('甲,乙,丙,丁,戊\n2026-11-20,H-2,4.00,某公司,货款');
    await gateway.refused('fieldsInvalid', importReceipts, { file: strange, dryRun: '1' }, finance);
    const kind = RECEIPT_IMPORT;
    const { columnList } = await gateway.ok(receiptImports.head, { file: strange, kind }, finance);
    assert.ok(columnList.every(({ isRequired }) => isRequired));
    await gateway.refused('forbidden', receiptImports.head, { file: strange, kind: 'staff' }, finance);
    const admin = { as: await gateway.login('admin') };
    await gateway.refused('forbidden', readTableHead, { file: strange, kind }, admin);
    const fields = ['day', 'reference', 'amount', 'payerName', 'purpose'];
    const table = JSON.stringify({
      sheet: '',
      line: 1,
      columnList: fields.map((field, place) => ({ field, place })),
    });
    const placed = await gateway.ok(importReceipts, { file: strange, dryRun: '1', table }, finance);
    assert.deepEqual([placed.addCount, placed.addAmount], [1, 400]);
  });

  it('take the receipts back that are open still, and name why the others stay', async () => {
    await gateway.ok(
      addReceipt,
      { receivedDate: '2026-11-20', amount: 500, payerName: '某人', purpose: '', bankReference: 'U-5' },
      finance,
    );
    await gateway.idle();
    const references = ['U-1', 'U-2', 'U-3', 'U-4', 'U-5', 'U-6', 'U-7'];
    const importJobNo = await imported(
      ...references.map((reference) => ({ reference, amount: '5.00', payer: '某公司' })),
    );
    await gateway.ok(assignReceipt, { receiptNo: await noOf('U-2'), bill: LATE }, finance);
    await gateway.ok(dismissReceipt, { receiptNo: await noOf('U-3'), reason: '押金' }, finance);
    await gateway.db.updateTable('tmc').set({ dual_control_limit: 499 }).execute();
    await gateway.ok(assignReceipt, { receiptNo: await noOf('U-4'), bill: LATE }, second);
    await gateway.ok(assignReceipt, { receiptNo: await noOf('U-6'), bill: LATE }, finance);
    await gateway.db.updateTable('tmc').set({ dual_control_limit: 10_000_000 }).execute();
    const left = await undone(importJobNo);
    assert.deepEqual(
      left.keptList.map(({ line, message }) => [line, message]),
      [
        [3, '银行流水U-2：已入账，请先撤销入账'],
        [4, '银行流水U-3：已标记为非账单款'],
        [5, '银行流水U-4：许知行已确认认领，待复核'],
      ],
    );
    assert.deepEqual([left.importState, left.undoDone, left.undoTotal, left.canUndo], ['done', 3, 6, true]);
    for (const reference of ['U-1', 'U-6', 'U-7']) assert.equal(await find(reference), undefined);
    assert.equal((await find('U-5'))?.payerName, '某公司');
    // the transfers of a booking that was taken back refer to it
    const bookedNo = await noOf('U-2');
    await gateway.ok(undoReceipt, { receiptNo: bookedNo, billNo: LATE, reason: '有误' }, finance);
    const { keptList, undoDone } = await undone(importJobNo);
    assert.deepEqual(
      [undoDone, keptList[0]?.message],
      [3, '银行流水U-2：曾经入账，账目仍引用该到账，不能撤销'],
    );
    assert.deepEqual((await loggedAbout(gateway, importJobNo)).slice(2, 4), [
      'undoReceiptImport: 开始撤销导入银行流水流水.csv',
      'undoReceiptImport: 撤销导入银行流水流水.csv：撤销3行，保留3行',
    ]);
    assert.equal((await dryRun(file({ reference: 'U-1', amount: '5.00' }))).addCount, 1);
    const all = await undone(await imported({ reference: 'U-8', amount: '5.00', payer: '某公司' }));
    assert.deepEqual([all.importState, all.undoDone], ['undone', 1]);
  });

  it('leave what a later file or a typed receipt has as well', async () => {
    const line = (reference: string) => ({ reference, amount: '5.00', payer: '某公司' });
    await gateway.ok(
      addReceipt,
      { receivedDate: '2026-11-20', amount: 500, payerName: '某人', purpose: '', bankReference: 'O-4' },
      finance,
    );
    const earlier = await imported(line('O-1'), line('O-2'));
    const later = await imported(line('O-2'), line('O-3'), line('O-4'));
    const { keptList, undoDone } = await undone(earlier);
    assert.deepEqual(
      [undoDone, keptList.map(({ message }) => message)],
      [1, ['银行流水O-2：其他银行流水文件中也有，不能撤销']],
    );
    assert.equal((await undone(later)).importState, 'undone');
    const left = await Promise.all(['O-1', 'O-2', 'O-3', 'O-4'].map(find));
    assert.deepEqual(
      left.map((found) => found !== undefined),
      [false, true, false, true],
    );
  });

  it('pay no debt above the limit before two operators have confirmed it by hand', async () => {
    const { outstandingAmount, remittanceCode } = await payment(DUE);
    const yuan = (outstandingAmount / 100).toFixed(2);
    await gateway.db
      .updateTable('tmc')
      .set({ dual_control_limit: outstandingAmount - 1 })
      .execute();
    await imported({ reference: 'P-1', amount: yuan, purpose: remittanceCode });
    const receiptNo = await noOf('P-1');
    const { operatorNo: firstOperatorNo } = operatorOf('finance');
    const shown = await gateway.ok(queryAgencyReceipt, { receiptNo }, finance);
    // the importer has not named the bill
    assert.deepEqual([shown.receiptState, shown.leftReason, shown.first], ['open', 'needsTwo', null]);
    assert.equal((await payment(DUE)).outstandingAmount, outstandingAmount);
    // a higher limit books nothing by itself either
    await gateway.db.updateTable('tmc').set({ dual_control_limit: outstandingAmount }).execute();
    await gateway.ok(rematchReceipts, {}, finance);
    await gateway.idle();
    assert.equal((await payment(DUE)).outstandingAmount, outstandingAmount);
    const named = { receiptNo, bill: DUE };
    assert.deepEqual(await gateway.ok(assignReceipt, named, finance), { isBooked: false });
    const assignment = { ...named, firstOperatorNo };
    await gateway.refused('confirmationOwn', assignReceipt, assignment, finance);
    assert.deepEqual(await gateway.ok(assignReceipt, assignment, second), { isBooked: true });
    assert.equal((await payment(DUE)).outstandingAmount, 0);
    await gateway.db.updateTable('tmc').set({ dual_control_limit: 10_000_000 }).execute();
  });

  it('are unknown to other agencies and enterprises, and end with the right of their operator', async () => {
    const importJobNo = await imported({ reference: 'A-1', amount: '6.00', payer: '某公司' });
    for (const call of [receiptImports.get, receiptImports.resume, receiptImports.undo])
      await gateway.refused('importJobUnknown', call, { importJobNo }, other);
    const kind = RECEIPT_IMPORT;
    assert.equal((await gateway.ok(receiptImports.list, { kind }, other)).total, 0);
    await gateway.refused('forbidden', receiptImports.list, { kind: 'staff' }, finance);
    await gateway.refused(
      'importJobUnknown',
      queryImportJob,
      { importJobNo },
      { as: await gateway.login('admin') },
    );
    await gateway.refused(
      'forbidden',
      receiptImports.undo,
      { importJobNo },
      { as: await openAs(gateway, 'auditor') },
    );
    const { operatorNo } = await openSecond(gateway, ['service']);
    const row = {
      line: 2,
      reference: 'A-2',
      day: '2026-11-20',
      amount: 600,
      payerName: '某公司',
      purpose: '',
    };
    const lost = { kind, fileName: '流水.csv', settings: { fileName: '流水.csv' }, rows: [row] };
    const owner = { tmcNumber: TMC.tmcNumber, operatorNo };
    const stopped = await inTransaction(gateway.db, (db) =>
      insertImportJob({ db, now: gateway.clock.now, owner }, lost, 1),
    );
    await gateway.sweep(['import-job']);
    assert.equal((await importedBy(gateway, finance.as, stopped)).failure, 'notAllowed');
    assert.equal(await find('A-2'), undefined);
  });

  /** Stores rows like the call does, without starting their import. */
  async function keep(references: readonly string[], settings: object): Promise<string> {
    const rows = references.map((reference, at) => ({
      line: at + 2,
      reference,
      day: '2026-11-20',
      amount: 100,
      payerName: '某公司',
      purpose: '',
    }));
    const { operatorNo } = operatorOf('finance');
    const owner = { tmcNumber: TMC.tmcNumber, operatorNo };
    const added = { kind: RECEIPT_IMPORT, fileName: '流水.csv', settings, rows };
    const { now } = gateway.clock;
    return inTransaction(gateway.db, (db) => insertImportJob({ db, now, owner }, added, 2000));
  }

  it('write no row when a reference has another content by then', async () => {
    await imported({ reference: 'W-2', amount: '2.00', payer: '某公司' });
    const late = await keep(['W-1', 'W-2'], { fileName: '流水.csv' });
    await gateway.sweep(['import-job']);
    const job = await importedBy(gateway, finance.as, late);
    assert.deepEqual([job.rowsWritten, job.refusedList.map(({ line }) => line)], [0, [3]]);
    assert.equal(await find('W-1'), undefined);
  });

  it('that have failed are resumed by a colleague', async () => {
    const importJobNo = await keep(['X-1'], {});
    await gateway.sweep(['import-job']);
    const failed = await importedBy(gateway, finance.as, importJobNo);
    assert.deepEqual([failed.importState, failed.canResume], ['failed', true]);
    await gateway.db
      .updateTable('import_job')
      .set({ settings: JSON.stringify({ fileName: '流水.csv' }) })
      .where('import_no', '=', importJobNo)
      .execute();
    await gateway.ok(receiptImports.resume, { importJobNo }, second);
    await gateway.idle();
    assert.equal((await importedBy(gateway, finance.as, importJobNo)).importState, 'done');
    assert.notEqual(await find('X-1'), undefined);
    await gateway.refused('importJobNotToResume', receiptImports.resume, { importJobNo }, second);
    assert.deepEqual(
      (await loggedAbout(gateway, importJobNo)).map((entry) => entry.slice(0, entry.indexOf(':'))),
      ['importReceipts', 'resumeReceiptImport', 'importReceipts'],
    );
  });
});
