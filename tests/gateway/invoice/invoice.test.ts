import { retryHeld } from '../../../demo/gateway/invoice/list/decide';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { apply } from '../../../demo/gateway/invoice/apply/apply';
import { issueInvoice } from '../../../demo/gateway/invoice/issue/issue';
import { runDueJobs } from '../../../demo/gateway/server/jobs/run';
import { embeddedTaxPort } from '../../../demo/gateway/invoice/port/embedded';
import { TaxPending, TaxRefusal, type TaxPort } from '../../../demo/gateway/invoice/port/port';
import { openFileStore } from '../../../demo/gateway/files/open-store';
import { applyInvoices, previewInvoices, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import {
  queryInvoice,
  queryInvoices,
  redInvoice,
  retryInvoice,
  withdrawInvoice,
} from '../../../src/contract/invoice/invoices';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { fileSearch } from '../../../src/contract/files/files';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { sheetTexts } from '../../support/e2e/page/pdf-text';

describe('invoices', () => {
  let gateway: TestGateway;
  let as: string;
  let titleNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as });
    assert.ok(titleList[0]);
    ({ titleNo } = titleList[0]);
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
  });

  const items = (body = {}) => gateway.ok(queryInvoiceItems, { pageSize: 200, ...body }, { as });
  const detail = (invoiceNo: string) => gateway.ok(queryInvoice, { invoiceNo }, { as });
  const sum = (some: readonly { amount: number }[]) => some.reduce((all, { amount }) => all + amount, 0);

  /** Fields of an application for `count` lines that can be invoiced. */
  async function choose(count: number) {
    const { itemList } = await items();
    const chosen = itemList.slice(0, count);
    assert.equal(chosen.length, count, 'there is enough to be invoiced');
    return {
      lineNoList: chosen.map(({ lineNo }) => lineNo),
      splitBy: [],
      ceiling: null,
      titleNo,
      invoiceType: 'special' as const,
      mailTo: '',
      remark: '',
      totalAmount: sum(chosen),
    };
  }

  /** Runs the due invoice jobs as another process would. */
  const issueBy = (port: TaxPort) =>
    runDueJobs(issueInvoice, {
      db: gateway.db,
      now: gateway.clock.now,
      deps: { files: openFileStore(gateway.config.files), taxPortOf: () => port },
      emit: () => Promise.resolve(),
    });
  /** Updates the job row of an invoice. */
  const setJob = (invoiceNo: string, set: Record<string, unknown>) =>
    gateway.db
      .updateTable('background_job')
      .set(set)
      .where('kind', '=', issueInvoice.kind)
      .where('job_key', '=', invoiceNo)
      .execute();

  it('are of lines on confirmed bills alone, flown or issued, and found by their fields', async () => {
    const { total, totalAmount, itemList } = await items();
    assert.ok(total > 0);
    assert.equal(itemList.length, total);
    assert.equal(sum(itemList), totalAmount);
    const { rows } = await sql<{ line_no: number }>`
      select l.line_no from settle_line l join settle_bill b using (bill_no) left join ticket t on t.order_no = l.order_no
        and t.segment_no = l.segment_no and t.passenger_no = l.passenger_no
      where l.line_no = any(${itemList.map(({ lineNo }) => lineNo)}::bigint[])
        and (b.bill_state not in ('confirmed', 'settled') or b.enterprise_num <> '100001'
          or t.ticket_status in ('OPEN FOR USE', 'REFUNDED', 'VOID'))`.execute(gateway.db);
    assert.deepEqual(rows, []);
    const fares = await items({ kindList: ['fare'] });
    assert.ok(fares.total > 0 && fares.itemList.every(({ kind }) => kind === 'fare'));
    const [first] = itemList;
    assert.ok(first);
    const byOrder = await items({ keyword: first.orderNo });
    assert.ok(byOrder.total > 0 && byOrder.itemList.every(({ orderNo }) => orderNo === first.orderNo));
    assert.equal((await items({ keyword: '%' })).total, 0);
    const ofDay = await items({ beginDate: first.billDate, endDate: first.billDate });
    assert.ok(ofDay.total > 0 && ofDay.itemList.every(({ billDate }) => billDate === first.billDate));
  });

  it('are split as displayed, and add up to the selection', async () => {
    const body = { ...(await choose(6)), splitBy: ['traveller' as const], ceiling: 50_000 };
    const { lineNoList, splitBy, ceiling, invoiceType } = body;
    const shown = await gateway.ok(previewInvoices, { lineNoList, splitBy, ceiling, invoiceType }, { as });
    assert.equal(sum(shown.invoiceList), body.totalAmount);
    assert.ok(shown.invoiceList.every(({ amount }) => amount <= 50_000));
    const { invoiceNoList } = await gateway.ok(applyInvoices, body, { as });
    const made = await Promise.all(invoiceNoList.map(detail));
    assert.deepEqual(
      made.map(({ invoice }) => [invoice.amount, invoice.taxAmount, invoice.itemCount]),
      shown.invoiceList.map(({ amount, taxAmount, itemCount }) => [amount, taxAmount, itemCount]),
    );
    for (const { invoice, lineList } of made) assert.equal(sum(lineList), invoice.amount);
    const left = await items();
    assert.ok(left.itemList.every(({ lineNo }) => !lineNoList.includes(lineNo)));
  });

  it('take an item once, for any simultaneous applicants', async () => {
    const body = await choose(2);
    const answers = await Promise.all([1, 2, 3].map(() => gateway.send(applyInvoices, body, { as })));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    await gateway.refused('invoiceItemTaken', applyInvoices, body, { as });
    const [lineNo] = body.lineNoList;
    const doubled = gateway.db.executeQuery(
      sql`insert into invoice_line (invoice_no, sequence, line_no, part_no, amount)
        select invoice_no, 999, ${lineNo}, 1, 1 from invoice limit 1`.compile(gateway.db),
    );
    await assert.rejects(doubled, /a_line_is_invoiced_once/, 'the database itself has none on two');
  });

  it('are applied for once, also where the answer was lost', async () => {
    const body = await choose(1);
    const requestId = randomUUID();
    const first = await gateway.ok(applyInvoices, body, { as, requestId });
    assert.deepEqual(await gateway.ok(applyInvoices, body, { as, requestId }), first);
  });

  it('are refused where their amount differs from the displayed one, or the title is unknown', async () => {
    const body = await choose(1);
    const more = { ...body, totalAmount: body.totalAmount + 1 };
    await gateway.refused('invoiceItemTaken', applyInvoices, more, { as });
    const none = { ...body, titleNo: 'TT000000000000000000' };
    await gateway.refused('invoiceTitleUnknown', applyInvoices, none, { as });
  });

  it('are issued soon after, each once, with a PDF and an XML that say so', async () => {
    const { invoiceNoList } = await gateway.ok(applyInvoices, await choose(1), { as });
    const [invoiceNo = ''] = invoiceNoList;
    await gateway.idle();
    const { invoice, fileList, eventList } = await detail(invoiceNo);
    assert.equal(invoice.invoiceState, 'issued');
    assert.match(invoice.taxInvoiceNo, /^\d{20}$/);
    assert.deepEqual(
      eventList.map(({ how }) => how),
      ['applied', 'issued'],
    );
    assert.deepEqual(fileList.map(({ fileType }) => fileType).toSorted(), [
      'application/pdf',
      'application/xml',
    ]);
    const found = await gateway.ok(fileSearch, { fileNos: fileList.map(({ fileNo }) => fileNo) }, { as });
    const contents = new Map<string, Buffer>();
    for (const { downloadUrl, fileType } of found) {
      const { pathname, search } = new URL(downloadUrl);
      const answer = await gateway.app.inject({ method: 'GET', url: `${pathname}${search}` });
      assert.equal(answer.statusCode, 200);
      contents.set(fileType, answer.rawPayload);
    }
    const [sheet = ''] = sheetTexts(contents.get('application/pdf') ?? Buffer.alloc(0));
    for (const word of ['样张', invoice.taxInvoiceNo, invoice.titleName, invoice.taxNo, invoiceNo]) {
      assert.ok(sheet.includes(word), `the sheet says ${word}`);
    }
    const xml = String(contents.get('application/xml'));
    assert.ok(xml.includes('<SampleMark>样张</SampleMark>'));
    assert.ok(xml.includes(`<InvoiceNumber>${invoice.taxInvoiceNo}</InvoiceNumber>`));
    const staff = await gateway.login('staff');
    const fileNos = fileList.map(({ fileNo }) => fileNo);
    assert.deepEqual(await gateway.ok(fileSearch, { fileNos }, { as: staff }), []);
  });

  it('fail with the port’s reason, and are tried again or withdrawn, which frees their lines', async () => {
    const refusing: TaxPort = {
      issue: () => Promise.reject(new TaxRefusal('购买方名称与税号不一致')),
      reverse: () => Promise.reject(new TaxRefusal('红冲额度不足')),
    };
    const { lineNoList } = await waitingFor(refusing, 2);
    const failed = await lastOf('failed');
    assert.equal(failed.invoice.failReason, '购买方名称与税号不一致');
    assert.deepEqual([failed.canRetry, failed.canWithdraw, failed.canReverse], [true, true, false]);
    const { invoiceNo } = failed.invoice;
    await gateway.refused('invoiceStateChanged', redInvoice, { invoiceNo, reason: '开错' }, { as });
    await gateway.ok(retryInvoice, { invoiceNo }, { as });
    await gateway.idle();
    assert.equal((await detail(invoiceNo)).invoice.invoiceState, 'issued');
    await gateway.refused('invoiceStateChanged', withdrawInvoice, { invoiceNo }, { as });

    await gateway.ok(redInvoice, { invoiceNo, reason: '抬头有误' }, { as });
    await gateway.idle();
    const reversed = await detail(invoiceNo);
    assert.equal(reversed.invoice.invoiceState, 'reversed');
    assert.match(reversed.invoice.redInvoiceNo, /^\d{20}$/);
    assert.notEqual(reversed.invoice.redInvoiceNo, reversed.invoice.taxInvoiceNo);
    assert.equal(reversed.invoice.deductibleAmount, 0);
    assert.equal(reversed.fileList.length, 4);
    const free = (await items()).itemList.map(({ lineNo }) => lineNo);
    assert.ok(lineNoList.every((lineNo) => free.includes(lineNo)));

    await waitingFor(refusing, 1);
    const again = await lastOf('failed');
    await gateway.ok(withdrawInvoice, { invoiceNo: again.invoice.invoiceNo }, { as });
    assert.equal((await detail(again.invoice.invoiceNo)).invoice.invoiceState, 'withdrawn');
  });

  it('are issued once by several processes, and by another one once the lease of one that was killed is over', async () => {
    const asked: string[] = [];
    const counting: TaxPort = {
      async issue(request) {
        asked.push(request.requestNo);
        return embeddedTaxPort.issue(request);
      },
      reverse: (request) => embeddedTaxPort.reverse(request),
    };
    const invoiceNo = await waiting(1);
    await Promise.all([issueBy(counting), issueBy(counting), issueBy(counting)]);
    assert.equal(asked.filter((one) => one === invoiceNo).length, 1);

    const left = await waiting(1);
    const killed = { job_state: 'running', claim: 7, attempts: 1 };
    await gateway.db
      .updateTable('invoice')
      .set({ invoice_state: 'issuing' })
      .where('invoice_no', '=', left)
      .execute();
    await setJob(left, { ...killed, held_until: sql<Date>`now() + interval '30 seconds'` });
    await issueBy(counting);
    assert.equal((await detail(left)).invoice.invoiceState, 'issuing', 'another holds it');
    await setJob(left, { held_until: sql<Date>`now() - interval '1 second'` });
    await gateway.sweep(['invoice']);
    assert.equal((await detail(left)).invoice.invoiceState, 'issued');
  });

  it('wait for a port that cannot be reached, and fail after the third time', async () => {
    const unreachable: TaxPort = {
      issue: () => Promise.reject(new Error('connect ECONNREFUSED')),
      reverse: () => Promise.reject(new Error('connect ECONNREFUSED')),
    };
    const invoiceNo = await waiting(1);
    for (const state of ['issuing', 'issuing', 'failed']) {
      await setJob(invoiceNo, { next_at: gateway.clock.now });
      await issueBy(unreachable);
      const { invoice } = await detail(invoiceNo);
      assert.equal(invoice.invoiceState, state);
    }
    const undecided = await detail(invoiceNo);
    assert.equal(undecided.invoice.failReason, '税务平台暂时无法连接，请稍后重试');
    // the platform may have issued it, so that its items stay bound until the platform has answered
    assert.deepEqual([undecided.canRetry, undecided.canWithdraw], [true, false]);
    await gateway.refused('invoiceUndecided', withdrawInvoice, { invoiceNo }, { as });
    await retryHeld(gateway.db, invoiceNo, { staffName: '', now: gateway.clock.now });
    await issueBy({ ...unreachable, issue: () => Promise.reject(new TaxRefusal('税号有误')) });
    assert.equal((await detail(invoiceNo)).canWithdraw, true);
    await gateway.ok(withdrawInvoice, { invoiceNo }, { as });
  });

  it('wait for a port that has taken them and decides later, also while it cannot be reached', async () => {
    const asked: (boolean | undefined)[] = [];
    const deciding = (outcome: Error): TaxPort => ({
      issue({ isPending }) {
        asked.push(isPending);
        return Promise.reject(outcome);
      },
      reverse: () => Promise.reject(outcome),
    });
    const invoiceNo = await waiting(1);
    const lost = new Error('connect ECONNREFUSED');
    for (const outcome of [new TaxPending(), lost, lost, lost, lost, new TaxPending()]) {
      await setJob(invoiceNo, { next_at: gateway.clock.now });
      await issueBy(deciding(outcome));
      assert.equal((await detail(invoiceNo)).invoice.invoiceState, 'issuing');
    }
    assert.deepEqual(asked, [false, true, true, true, true, true]);
    const since = new Date(gateway.clock.now.getTime() - 4 * 24 * 3_600_000);
    await gateway.db
      .updateTable('invoice')
      .set({ pending_since: since })
      .where('invoice_no', '=', invoiceNo)
      .execute();
    await setJob(invoiceNo, { next_at: gateway.clock.now });
    await issueBy(deciding(lost));
    const undecided = await detail(invoiceNo);
    assert.equal(undecided.invoice.failReason, '税务平台尚未开出，请稍后重试');
    assert.deepEqual([undecided.canRetry, undecided.canWithdraw], [true, false]);
    await gateway.ok(retryInvoice, { invoiceNo }, { as });
    await gateway.idle();
    assert.equal((await detail(invoiceNo)).invoice.invoiceState, 'issued');
  });

  it('are mailed to the address that was given', async () => {
    const body = { ...(await choose(1)), mailTo: 'finance@example.com' };
    const { invoiceNoList } = await gateway.ok(applyInvoices, body, { as });
    await gateway.idle();
    const mail = await gateway.db
      .selectFrom('kept_mail')
      .selectAll()
      .where('address', '=', 'finance@example.com')
      .executeTakeFirstOrThrow();
    const { invoice } = await detail(invoiceNoList[0] ?? '');
    assert.ok(mail.content.includes(invoice.taxInvoiceNo));
    assert.ok(mail.content.includes(`invoiceNo=${invoice.invoiceNo}`));
  });

  it('are found by state, kind and number, and not by others', async () => {
    const found = await gateway.ok(queryInvoices, { pageSize: 200 }, { as });
    assert.equal(found.total, found.invoiceList.length);
    assert.equal(sum(found.invoiceList), found.totalAmount);
    const issued = await gateway.ok(queryInvoices, { stateList: ['issued'] }, { as });
    const [one] = issued.invoiceList;
    assert.ok(one && issued.invoiceList.every(({ invoiceState }) => invoiceState === 'issued'));
    const byNumber = await gateway.ok(queryInvoices, { keyword: one.taxInvoiceNo }, { as });
    assert.deepEqual(
      byNumber.invoiceList.map(({ invoiceNo }) => invoiceNo),
      [one.invoiceNo],
    );
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', queryInvoices, {}, { as: staff });
    await gateway.refused('invoiceUnknown', queryInvoice, { invoiceNo: 'FP000000000000000000' }, { as });
  });

  /** Adds an invoice whose job waits because no process runs it. */
  async function waiting(count: number): Promise<string> {
    const body = await choose(count);
    const { staff_no, staff_name } = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'staff_name'])
      .where('enterprise_num', '=', '100001')
      .orderBy('staff_no')
      .limit(1)
      .executeTakeFirstOrThrow();
    const caller = { enterpriseNum: '100001', staffNo: staff_no, staffName: staff_name };
    const [invoiceNo = ''] = await inTransaction(gateway.db, (tx) =>
      apply({ db: tx, caller, now: gateway.clock.now }, body),
    );
    return invoiceNo;
  }

  async function waitingFor(port: TaxPort, count: number): Promise<{ lineNoList: number[] }> {
    const invoiceNo = await waiting(count);
    await issueBy(port);
    return { lineNoList: (await detail(invoiceNo)).lineList.map(({ lineNo }) => lineNo) };
  }

  async function lastOf(state: 'failed') {
    const { invoiceList } = await gateway.ok(queryInvoices, { stateList: [state] }, { as });
    assert.ok(invoiceList[0]);
    return detail(invoiceList[0].invoiceNo);
  }
});
