import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { embeddedTaxPort } from '../../../demo/gateway/invoice/port/embedded';
import { serveTax } from '../../../demo/gateway/invoice/port/serve-tax';
import type { TaxPort } from '../../../demo/gateway/invoice/port/port';
import { createHttpSupplier, type HttpSupplier } from '../../../demo/gateway/supplier/http/http-supplier';
import { serveSupplier } from '../../../demo/gateway/supplier/http/serve-supplier';
import { createOrder, queryFlightList } from '../../../src/contract/flight-booking/booking';
import { queryLowestPriceCalendar } from '../../../src/contract/flight-booking/product';
import { applyInvoices, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import { queryInvoice, redInvoice } from '../../../src/contract/invoice/invoices';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { refundTicketApply } from '../../../src/contract/order/refund';
import { payorder } from '../../../src/contract/payment/payment';
import { addDays, daysBetween, shanghaiDate } from '../../../src/domain/shanghai-time';
import { findVoyage, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { leaveSpendable } from '../../support/gateway/areas/money/wallet-balances';
import { applicationOf, PREPAID, quote } from '../../support/gateway/areas/refunds';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';
import { createBookingOffice } from '../../support/gateway/services/booking-office';
import { listen, type ServedService } from '../../support/gateway/services/served';

const TOKEN = 'token-of-the-services';
const TIMEOUT_MS = 2000;
const TIMEOUTS = { search: TIMEOUT_MS, check: TIMEOUT_MS, change: TIMEOUT_MS };

describe('a gateway with services over HTTP that delay, fail and lose answers', () => {
  const office = createBookingOffice();
  let flights: ServedService;
  let tax: ServedService;
  let supplier: HttpSupplier;
  let gateway: TestGateway;
  let as: string;
  /** Numbers of the blue and red invoices that the tax authority has. */
  const invoices = new Map<string, string>();
  const authority: TaxPort = {
    async issue(request) {
      const document = await embeddedTaxPort.issue(request);
      invoices.set(`issue ${request.requestNo}`, document.taxInvoiceNo);
      return document;
    },
    async reverse(request) {
      const document = await embeddedTaxPort.reverse(request);
      invoices.set(`reverse ${request.requestNo}`, document.taxInvoiceNo);
      return document;
    },
  };
  beforeAll(async () => {
    const clock = () => gateway?.clock.now ?? NOW;
    flights = await listen(serveSupplier({ supplier: office, token: TOKEN, clock }));
    tax = await listen(serveTax({ port: authority, token: TOKEN, clock, pendingAnswers: 2 }));
    supplier = createHttpSupplier({ url: flights.url, token: TOKEN, timeouts: TIMEOUTS });
    gateway = await startTestGateway({
      supplier,
      config: { taxService: { url: tax.url, token: TOKEN, timeoutMs: TIMEOUT_MS } },
    });
    as = await gateway.login('staff');
    await leaveSpendable(gateway, 'prepaid', 100_000_000);
  });
  beforeEach(() => {
    flights.asked.length = 0;
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
    supplier.close();
    await Promise.all([flights.close(), tax.close()]);
  });

  async function sweepUntil(isDone: () => Promise<boolean>, areas: string[]): Promise<void> {
    for (let i = 0; i < 12 && !(await isDone()); i += 1) {
      gateway.clock.advance(10);
      await gateway.sweep(areas);
    }
    assert.ok(await isDone());
  }
  const statusOf = async (orderNo: string) =>
    (await gateway.ok(queryAirTicketDetailNew, { orderNo }, { as })).orderStatus;
  const ticketsOf = async (orderNo: string) =>
    (await gateway.db.selectFrom('ticket').select('ticket_no').where('order_no', '=', orderNo).execute()).map(
      ({ ticket_no }) => ticket_no ?? '',
    );
  const made = (method: string) => [...office.outcomes.keys()].filter((key) => key.startsWith(`${method} `));

  it('ask for a search as often as the documents say', async () => {
    const search = (withConnections: boolean) =>
      gateway.ok(queryFlightList, { ...LEG, withConnections }, { as });
    await search(true);
    await search(true);
    await search(false);
    assert.deepEqual(flights.asked, ['cities', 'flights']);
    flights.asked.length = 0;
    const month = {
      depCode: LEG.depCode,
      arrCode: LEG.arrCode,
      beginDate: '2026-12-01',
      endDate: '2026-12-30',
    };
    await gateway.ok(queryLowestPriceCalendar, month, { as });
    assert.equal(flights.asked.length, 30);
    gateway.clock.advance(14);
    await gateway.ok(queryLowestPriceCalendar, month, { as });
    assert.equal(flights.asked.length, 30);
    gateway.clock.advance(2);
    await gateway.ok(queryLowestPriceCalendar, month, { as });
    assert.equal(flights.asked.length, 60);
  });

  it('book, change and refund once', async () => {
    const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
    flights.plan.set('flight', ['lostBefore']);
    flights.plan.set('book', ['lostAfter', 409]);
    assert.equal((await gateway.send(createOrder, body, { as })).status, 503);
    await gateway.refused('bookingRefused', createOrder, body, { as });
    const { orderNo, totalAmount, payDeadline } = await gateway.ok(createOrder, body, { as });
    assert.equal(made('book').length, 2, 'the lost one is released by the supplier');

    flights.plan.set('issue', [409, 'silent', 500, 'lostBefore', 'lostAfter', 'broken', 202]);
    await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
    await gateway.idle();
    assert.equal(await statusOf(orderNo), '出票中');
    await sweepUntil(async () => (await statusOf(orderNo)) === '已出票', ['flight-booking', 'order']);
    assert.deepEqual(new Set(await ticketsOf(orderNo)), office.valid);
    assert.equal(made('issue').length, 1);

    const newFlight = await findNewFlight(gateway, as, orderNo, {
      depDate: addDays(LEG.depDate, 1),
      where: ({ salePrice }) => salePrice > 200_000,
    });
    const wanted = { orderNo, passengerNos: [1], newFlights: [newFlight] };
    const change = await gateway.ok(applyChangeAirTicketGateway, await changeOf(gateway, as, wanted), { as });
    flights.plan.set('change', [409, 'lostBefore', 'lostAfter', 'broken', 503]);
    const { changeOrderNo } = change;
    await gateway.ok(
      changeOrderPay,
      { orderNo: changeOrderNo, ...PREPAID, payAmount: change.totalAmount },
      { as },
    );
    await gateway.idle();
    await sweepUntil(async () => (await statusOf(changeOrderNo)) === '已出票', ['order/change']);
    assert.deepEqual(new Set(await ticketsOf(changeOrderNo)), office.valid);

    const detail = await quote(gateway, as, changeOrderNo);
    flights.plan.set('refund', [409, 'lostAfter', 'lostBefore', 500]);
    await gateway.ok(refundTicketApply, applicationOf(detail, detail.tickets), { as });
    await gateway.idle();
    await sweepUntil(async () => (await statusOf(changeOrderNo)) === '已退票', ['order/refund', 'order']);
    assert.equal(office.valid.size, 0);
    const of = (key: string) => office.requests.get(key) as Record<string, unknown>;
    assert.equal(of(`book ${orderNo}`)['holdUntil'], payDeadline);
    const exchange = of(`book ${changeOrderNo}`)['exchange'] as { oldTicketNos: string[] };
    assert.equal(exchange.oldTicketNos.length, 1);
    const back = of(made('refund')[0] ?? '') as { isVoluntary: boolean; refundAmounts: number[] };
    const refunded = await gateway.db
      .selectFrom('refund_ticket')
      .select('refund_amount')
      .where('order_no', '=', changeOrderNo)
      .execute();
    assert.deepEqual(
      back.refundAmounts,
      refunded.map(({ refund_amount }) => refund_amount),
    );
    assert.equal(back.isVoluntary, true);
    const paid = of(`change ${changeOrderNo}`)['tickets'] as { changeFee: number; fareDifference: number }[];
    assert.equal(
      paid.reduce((sum, { changeFee, fareDifference }) => sum + changeFee + fareDifference, 0),
      change.totalAmount,
    );
    assert.deepEqual([made('change').length, made('refund').length], [1, 1]);
    for (const [path, left] of flights.plan) assert.deepEqual(left, [], `${path} has misbehaved as planned`);
  });

  it('issue an invoice once, and reverse it once', async () => {
    const admin = await gateway.login('admin');
    const { itemList } = await gateway.ok(queryInvoiceItems, { pageSize: 200 }, { as: admin });
    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as: admin });
    const [item] = itemList;
    const [title] = titleList;
    assert.ok(item && title);
    tax.plan.set('issue', ['lostAfter']);
    tax.plan.set('state', [500, 'lostAfter']);
    tax.plan.set('file', ['broken']);
    tax.plan.set('reverse', ['lostBefore', 'lostAfter']);
    const { invoiceNoList } = await gateway.ok(
      applyInvoices,
      {
        lineNoList: [item.lineNo],
        splitBy: [],
        ceiling: null,
        titleNo: title.titleNo,
        invoiceType: 'ordinary',
        mailTo: '',
        remark: '',
        totalAmount: item.amount,
      },
      { as: admin },
    );
    const [invoiceNo = ''] = invoiceNoList;
    await gateway.idle();
    const detail = async () => gateway.ok(queryInvoice, { invoiceNo }, { as: admin });
    await sweepUntil(async () => (await detail()).invoice.invoiceState === 'issued', ['invoice']);
    const issued = await detail();
    assert.equal(issued.invoice.taxInvoiceNo, invoices.get(`issue ${invoiceNo}`));
    assert.equal(issued.fileList.length, 2);
    await gateway.ok(redInvoice, { invoiceNo, reason: '抬头有误' }, { as: admin });
    await gateway.idle();
    await sweepUntil(async () => (await detail()).invoice.invoiceState === 'reversed', ['invoice']);
    const reversed = await detail();
    assert.equal(reversed.invoice.redInvoiceNo, invoices.get(`reverse ${invoiceNo}`));
    assert.equal(reversed.fileList.length, 4);
    const own = [...invoices.keys()].filter((key) => key.endsWith(invoiceNo));
    assert.deepEqual(own, [`issue ${invoiceNo}`, `reverse ${invoiceNo}`]);
    for (const [path, left] of tax.plan) assert.deepEqual(left, [], `${path} has misbehaved as planned`);
  });

  it('go on with other orders after a bad answer, and stop without any', async () => {
    const place = async () => {
      const body = orderOf([await findVoyage(gateway, as)], [await self(gateway, as)]);
      const order = { ...body, overlapConfirmed: true };
      const { orderNo, totalAmount } = await gateway.ok(createOrder, order, { as });
      await gateway.ok(payorder, { orderNo, ...PREPAID, payAmount: totalAmount }, { as });
      await gateway.idle();
      return orderNo;
    };
    const askedIn = async (method: string, areas: string[]) => {
      flights.asked.length = 0;
      await gateway.sweep(areas);
      return flights.asked.filter((path) => path === method).length;
    };
    flights.plan.set('issue', [202, 202, 202]);
    const orders = [await place(), await place(), await place()];
    gateway.clock.advance(1);
    flights.plan.set('issue', [202, 500, 'broken']);
    assert.equal(await askedIn('issue', ['flight-booking']), 3);
    gateway.clock.advance(1);
    flights.plan.set('issue', ['lostBefore']);
    assert.equal(await askedIn('issue', ['flight-booking']), 1);
    gateway.clock.advance(1);
    await gateway.sweep(['flight-booking']);
    assert.deepEqual(await Promise.all(orders.map(statusOf)), ['已出票', '已出票', '已出票']);

    gateway.clock.advance(daysBetween(shanghaiDate(gateway.clock.now), LEG.depDate) * 1440 + 1440);
    flights.plan.set('boarded', [409, 409]);
    assert.ok((await askedIn('boarded', ['order'])) > 2);
    gateway.clock.advance(11);
    flights.plan.set('boarded', ['lostBefore', 'lostBefore']);
    assert.equal(
      await askedIn('boarded', ['order']),
      2,
      'the lost reading is repeated once, and the round ends',
    );
  });
});
