import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Database } from '../../../demo/gateway/db/database';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { apply as applyForInvoices } from '../../../demo/gateway/invoice/apply/apply';
import { findItems } from '../../../demo/gateway/invoice/apply/item-queries';
import { apply as applyForReceipts } from '../../../demo/gateway/invoice/itinerary/apply-receipts';
import { ticketsByNo } from '../../../demo/gateway/invoice/itinerary/ticket-queries';
import { freeLines } from '../../../demo/gateway/invoice/list/free-lines';
import { fileSearch } from '../../../src/contract/files/files';
import { applyInvoices, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import { queryInvoice, queryInvoices, redInvoice } from '../../../src/contract/invoice/invoices';
import {
  applyReceipts,
  queryReceiptTickets,
  type ReceiptTicket,
} from '../../../src/contract/invoice/itinerary';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { deductibleOfReceipt, receiptDeadline, receiptSums } from '../../../src/domain/invoice/itinerary';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { sheetTexts } from '../../support/e2e/page/pdf-text';

/** Thrown to roll back a transaction whose result has been checked. */
class Undone extends Error {}

const ANY = {
  kindList: [],
  billNo: '',
  beginDate: '',
  endDate: '',
  entityNOList: [],
  costCenterNOList: [],
  travellerNOList: [],
  keyword: '',
};

const applicant = (tx: Database) =>
  tx
    .selectFrom('staff')
    .select(['staff_no as staffNo', 'staff_name as staffName'])
    .where('enterprise_num', '=', '100001')
    .orderBy('staff_no')
    .limit(1)
    .executeTakeFirstOrThrow();

/** Records the second order as a change of the first. */
async function exchange(tx: Database, oldNo: string, newNo: string): Promise<void> {
  await sql`update ticket set ticket_status = 'EXCHANGED' where ticket_no = ${oldNo}`.execute(tx);
  await sql`insert into change_order (order_no, changed_order_no, applicant_no, applicant_name, change_reason, remark,
      change_fee, fare_difference, status_before, outcome, applied_at, ended_at)
    select n.order_no, old.order_no, 'A', 'A', 1, '', 0, 0, '已出票', 'done', now(), now() from ticket n, ticket old
    where n.ticket_no = ${newNo} and old.ticket_no = ${oldNo}`.execute(tx);
  await sql`insert into change_ticket select n.order_no, n.segment_no, n.passenger_no, old.order_no, old.segment_no,
      old.passenger_no, 0, 0, 0 from ticket n, ticket old where n.ticket_no = ${newNo} and old.ticket_no = ${oldNo}`.execute(
    tx,
  );
}

const AIRLINE = ['fare', 'fund', 'fuel'] as const;

describe('itinerary receipts', () => {
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

  const tickets = (body = {}) => gateway.ok(queryReceiptTickets, { pageSize: 200, ...body }, { as });
  const items = (body = {}) => gateway.ok(queryInvoiceItems, { pageSize: 200, ...body }, { as });
  const detail = (invoiceNo: string) => gateway.ok(queryInvoice, { invoiceNo }, { as });
  const sum = (some: readonly { amount: number }[]) => some.reduce((all, { amount }) => all + amount, 0);
  const bodyOf = (chosen: readonly ReceiptTicket[]) => ({
    ticketNoList: chosen.map(({ ticketNo }) => ticketNo),
    titleNo,
    mailTo: '',
    remark: '',
    totalAmount: sum(chosen),
  });

  /** The most recently flown tickets. */
  async function choose(count: number, body = {}): Promise<ReceiptTicket[]> {
    const { ticketList } = await tickets(body);
    assert.ok(ticketList.length >= count, 'there are enough tickets');
    return ticketList.slice(0, count);
  }

  async function apply(chosen: readonly ReceiptTicket[]): Promise<string[]> {
    const { invoiceNoList } = await gateway.ok(applyReceipts, bodyOf(chosen), { as });
    await gateway.idle();
    return invoiceNoList;
  }

  /** A ticket that is on a bill and can also be invoiced by the difference. */
  async function billed(): Promise<{ ticket: ReceiptTicket; lineNos: number[] }> {
    const { itemList } = await items({ kindList: [...AIRLINE] });
    for (const ticket of (await tickets()).ticketList) {
      const lines = itemList.filter(({ ticketNo }) => ticketNo === ticket.ticketNo);
      if (lines.length > 0) return { ticket, lineNos: lines.map(({ lineNo }) => lineNo) };
    }
    throw new Error('No ticket of a receipt is on a bill');
  }

  it('are of flown tickets of business journeys of the last 180 days, neither given back nor exchanged', async () => {
    const today = shanghaiDate(gateway.clock.now);
    const { total, totalAmount, deductibleAmount, ticketList } = await tickets();
    assert.ok(total > 0);
    assert.equal(ticketList.length, total);
    assert.equal(sum(ticketList), totalAmount);
    assert.equal(
      ticketList.reduce((all, ticket) => all + ticket.deductibleAmount, 0),
      deductibleAmount,
    );
    for (const ticket of ticketList) {
      assert.deepEqual(
        [ticket.amount, ticket.taxAmount, ticket.deductibleAmount],
        [
          receiptSums(ticket).amount,
          receiptSums(ticket).taxAmount,
          deductibleOfReceipt(ticket, ticket.travellerNO !== ''),
        ],
      );
      assert.equal(ticket.applyBy, receiptDeadline([ticket.takeOffTime.slice(0, 10)]));
      assert.ok(ticket.applyBy >= today);
    }
    const { rows } = await sql<{ ticket_no: string }>`
      select t.ticket_no from ticket t join flight_order o using (order_no)
      where t.ticket_no = any(${ticketList.map(({ ticketNo }) => ticketNo)}::text[])
        and (t.ticket_status <> 'USED/FLOWN' or o.travel_type <> 1 or o.enterprise_num <> '100001')`.execute(
      gateway.db,
    );
    assert.deepEqual(rows, []);
  });

  it('are found by day, traveller, number and cost bearer', async () => {
    const [first] = await choose(1);
    assert.ok(first);
    const day = first.takeOffTime.slice(0, 10);
    const ofDay = await tickets({ beginDate: day, endDate: day });
    assert.ok(ofDay.total > 0 && ofDay.ticketList.every(({ takeOffTime }) => takeOffTime.startsWith(day)));
    const byNumber = await tickets({ keyword: first.ticketNo });
    assert.deepEqual(
      byNumber.ticketList.map(({ ticketNo }) => ticketNo),
      [first.ticketNo],
    );
    const { travellerNO } = first;
    const ofOne = await tickets({ travellerNOList: [travellerNO] });
    assert.ok(ofOne.total > 0 && ofOne.ticketList.every((ticket) => ticket.travellerNO === travellerNO));
    assert.equal((await tickets({ keyword: '%' })).total, 0);
    assert.equal((await tickets({ costCenterNOList: ['none'] })).total, 0);
  });

  it('are issued one for each ticket, with a sheet that shows its owner and the tax', async () => {
    const chosen = await choose(2);
    const invoiceNos = await apply(chosen);
    assert.equal(invoiceNos.length, 2);
    const shown = await Promise.all(invoiceNos.map(detail));
    for (const { invoice, itinerary, lineList, fileList } of shown) {
      const ticket = chosen.find(({ ticketNo }) => ticketNo === itinerary?.ticketNo);
      assert.ok(ticket && itinerary);
      assert.deepEqual(
        [invoice.invoiceState, invoice.invoiceType, invoice.taxRate],
        ['issued', 'itinerary', 9],
      );
      assert.deepEqual(
        [invoice.amount, invoice.taxAmount, invoice.deductibleAmount],
        [ticket.amount, ticket.taxAmount, ticket.deductibleAmount],
      );
      assert.deepEqual(lineList, []);
      assert.ok(fileList.every(({ fileName }) => fileName.startsWith(`电子行程单_${invoice.taxInvoiceNo}.`)));
      const fileNos = fileList.map(({ fileNo }) => fileNo);
      const found = await gateway.ok(fileSearch, { fileNos }, { as });
      const pdf = found.find(({ fileType }) => fileType === 'application/pdf');
      const { pathname, search } = new URL(pdf?.downloadUrl ?? '');
      const { rawPayload } = await gateway.app.inject({ method: 'GET', url: `${pathname}${search}` });
      const [sheet = ''] = sheetTexts(rawPayload);
      for (const words of ['样张', ticket.travellerName, ticket.routeName, ticket.ticketNo.slice(3), '9%']) {
        assert.ok(sheet.includes(words), `the sheet says ${words}`);
      }
    }
    const left = (await tickets()).ticketList.map(({ ticketNo }) => ticketNo);
    assert.ok(chosen.every(({ ticketNo }) => !left.includes(ticketNo)));
    const listed = await gateway.ok(queryInvoices, { invoiceType: 'itinerary', pageSize: 200 }, { as });
    assert.ok(invoiceNos.every((no) => listed.invoiceList.some(({ invoiceNo }) => invoiceNo === no)));
    assert.ok(listed.invoiceList.every(({ invoiceType }) => invoiceType === 'itinerary'));
    assert.equal(
      listed.invoiceList.reduce((all, invoice) => all + invoice.deductibleAmount, 0),
      listed.deductibleAmount,
    );
    const byTicket = await gateway.ok(queryInvoices, { keyword: chosen[0]?.ticketNo ?? '' }, { as });
    assert.equal(byTicket.total, 1);
  });

  it('take a ticket once, for any simultaneous applicants', async () => {
    const chosen = await choose(1);
    const body = bodyOf(chosen);
    const answers = await Promise.all([1, 2, 3].map(() => gateway.send(applyReceipts, body, { as })));
    assert.equal(answers.filter(({ success }) => success).length, 1);
    await gateway.refused('receiptTicketTaken', applyReceipts, body, { as });
    await gateway.idle();
    const doubled = gateway.db.executeQuery(
      sql`insert into invoice_ticket select (select invoice_no from invoice n where not exists
          (select from invoice_ticket it where it.invoice_no = n.invoice_no) limit 1), order_no, segment_no, passenger_no,
          ticket_no, traveller_no, traveller_name, route, flight_no, carrier_name, cabin_name, take_off_time, fare, fuel, fund
        from invoice_ticket where ticket_no = ${chosen[0]?.ticketNo}`.compile(gateway.db),
    );
    await assert.rejects(doubled, /a_ticket_has_one_receipt/, 'the database itself has none on two');
  });

  it('are applied for once, also where the answer was lost', async () => {
    const body = bodyOf(await choose(1));
    const requestId = randomUUID();
    const first = await gateway.ok(applyReceipts, body, { as, requestId });
    assert.deepEqual(await gateway.ok(applyReceipts, body, { as, requestId }), first);
    await gateway.idle();
  });

  it('and invoices by the difference are not of the same ticket, until one of them is reversed', async () => {
    const { ticket, lineNos } = await billed();
    const isFree = async () => (await tickets({ keyword: ticket.ticketNo })).total === 1;
    const feesLeft = async () => (await items({ keyword: ticket.ticketNo, kindList: [...AIRLINE] })).itemList;
    const body = {
      lineNoList: lineNos,
      splitBy: [],
      ceiling: null,
      titleNo,
      invoiceType: 'ordinary' as const,
      mailTo: '',
      remark: '',
      totalAmount: sum(await feesLeft()),
    };

    const [receiptNo = ''] = await apply([ticket]);
    assert.deepEqual(await feesLeft(), [], 'nothing of it can be invoiced by the difference');
    await gateway.refused('invoiceItemTaken', applyInvoices, body, { as });
    await gateway.ok(redInvoice, { invoiceNo: receiptNo, reason: '旅客姓名有误' }, { as });
    await gateway.idle();
    assert.ok(await isFree());
    assert.deepEqual((await feesLeft()).map(({ lineNo }) => lineNo).toSorted(), lineNos.toSorted());
    assert.equal((await detail(receiptNo)).invoice.deductibleAmount, 0);

    const { invoiceNoList } = await gateway.ok(applyInvoices, body, { as });
    await gateway.idle();
    assert.ok(!(await isFree()));
    await gateway.refused('receiptTicketTaken', applyReceipts, bodyOf([ticket]), { as });
    await gateway.ok(redInvoice, { invoiceNo: invoiceNoList[0] ?? '', reason: '改开行程单' }, { as });
    await gateway.idle();
    assert.ok(await isFree());
    const both = await Promise.all([
      gateway.send(applyReceipts, bodyOf([ticket]), { as }),
      gateway.send(applyInvoices, body, { as }),
    ]);
    assert.equal(both.filter(({ success }) => success).length, 1, 'of both at once one is made');
    await gateway.idle();
  });

  it('are not of refunded, exchanged, private, or too old flights', async () => {
    const [one] = await choose(1);
    assert.ok(one);
    const { ticketNo, orderNo } = one;
    const isThere = async () => (await tickets({ keyword: ticketNo })).total === 1;
    const setStatus = (status: 'REFUNDED' | 'EXCHANGED' | 'USED/FLOWN') =>
      gateway.db
        .updateTable('ticket')
        .set({ ticket_status: status })
        .where('ticket_no', '=', ticketNo)
        .execute();
    const setTravel = (type: 1 | 2) =>
      gateway.db
        .updateTable('flight_order')
        .set({ travel_type: type })
        .where('order_no', '=', orderNo)
        .execute();
    for (const status of ['REFUNDED', 'EXCHANGED'] as const) {
      await setStatus(status);
      assert.ok(!(await isThere()), status);
      await gateway.refused('receiptTicketTaken', applyReceipts, bodyOf([one]), { as });
    }
    await setStatus('USED/FLOWN');
    await setTravel(2);
    assert.ok(!(await isThere()));
    await setTravel(1);
    assert.ok(await isThere());
    const setDay = (day: string) =>
      gateway.db
        .updateTable('order_segment as s')
        .set({ dep_date: day })
        .where('s.order_no', '=', orderNo)
        .execute();
    const today = shanghaiDate(gateway.clock.now);
    const flownOn = one.takeOffTime.slice(0, 10);
    await setDay(addDays(today, -181));
    assert.ok(!(await isThere()));
    await setDay(addDays(today, -180));
    assert.ok(await isThere());
    assert.equal((await tickets({ keyword: ticketNo })).ticketList[0]?.applyBy, today);
    await setDay(flownOn);
  });

  it('of a changed ticket are of the new one, and include the cost of the old one', async () => {
    const { ticket: old } = await billed();
    const isBilled = new Set((await items()).itemList.map(({ ticketNo }) => ticketNo));
    const changed = (await tickets()).ticketList.find(
      ({ ticketNo, orderNo }) => orderNo !== old.orderNo && !isBilled.has(ticketNo),
    );
    assert.ok(changed, 'a ticket is on no bill');
    const undone = inTransaction(gateway.db, async (tx) => {
      await exchange(tx, old.ticketNo, changed.ticketNo);
      const of = { enterpriseNum: '100001', now: gateway.clock.now };
      const found = (ticketNo: string) => ticketsByNo(tx, of, [ticketNo]);
      const fees = () =>
        findItems(tx, '100001', { ...ANY, keyword: old.ticketNo }, { limit: 200, offset: 0 });
      const invoiceable = await fees();
      assert.ok(invoiceable.length > 0, 'what the old one cost can be invoiced by the difference');
      assert.deepEqual(await found(old.ticketNo), []);
      const [{ ticket } = { ticket: undefined }] = await found(changed.ticketNo);
      assert.ok(ticket);
      const caller = { enterpriseNum: '100001', ...(await applicant(tx)) };
      const context = { db: tx, caller, now: gateway.clock.now };
      const [receiptNo = ''] = await applyForReceipts(context, bodyOf([ticket]));
      assert.deepEqual(await fees(), []);
      await freeLines(tx, receiptNo);
      assert.equal((await fees()).length, invoiceable.length);
      await applyForInvoices(context, {
        lineNoList: invoiceable.map(({ lineNo }) => lineNo),
        splitBy: [],
        ceiling: null,
        titleNo,
        invoiceType: 'ordinary',
        mailTo: '',
        remark: '',
        totalAmount: sum(invoiceable),
      });
      assert.deepEqual(
        await found(changed.ticketNo),
        [],
        'the new one has none while the old one is invoiced',
      );
      throw new Undone();
    });
    await assert.rejects(undone, Undone);
  });

  it('are refused to users without the right, for other enterprises’ tickets, and where their amount differs', async () => {
    const [one] = await choose(1);
    assert.ok(one);
    const staff = await gateway.login('staff');
    await gateway.refused('forbidden', queryReceiptTickets, {}, { as: staff });
    await gateway.refused('forbidden', applyReceipts, bodyOf([one]), { as: staff });
    const other = await gateway.db
      .selectFrom('ticket as t')
      .innerJoin('flight_order as o', 'o.order_no', 't.order_no')
      .select('t.ticket_no')
      .where('o.enterprise_num', '!=', '100001')
      .where('t.ticket_no', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    for (const ticketNo of [other?.ticket_no ?? '9990000000000', '9990000000001']) {
      const body = { ...bodyOf([one]), ticketNoList: [ticketNo] };
      await gateway.refused('receiptTicketTaken', applyReceipts, body, { as });
    }
    const more = { ...bodyOf([one]), totalAmount: one.amount + 1 };
    await gateway.refused('receiptTicketTaken', applyReceipts, more, { as });
    const none = { ...bodyOf([one]), titleNo: 'TT000000000000000000' };
    await gateway.refused('invoiceTitleUnknown', applyReceipts, none, { as });
  });
});
