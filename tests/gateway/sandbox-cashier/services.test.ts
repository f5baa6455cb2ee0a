import assert from 'node:assert/strict';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { applyInvoices, queryInvoiceItems } from '../../../src/contract/invoice/apply';
import { queryInvoice } from '../../../src/contract/invoice/invoices';
import { queryInvoiceTitles } from '../../../src/contract/invoice/settings';
import { createOrder, type PriceUnit } from '../../../src/contract/flight-booking/booking';
import { queryLowestPriceCalendar } from '../../../src/contract/flight-booking/product';
import { applyChangeAirTicketGateway, changeOrderPay } from '../../../src/contract/order/change';
import { queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { beginCashierRecharge } from '../../../src/contract/wallet/recharge';
import { signRequest } from '../../../src/protocol/cashier/sign';
import { addDays } from '../../../src/domain/shanghai-time';
import { servicesOf } from '../../../demo/gateway/services-of';
import {
  MERCHANT_NO,
  NOTIFY_PATH,
  SANDBOX_MERCHANT_NO,
  SANDBOX_PAY_PATH,
  sandboxSecrets,
} from '../../../demo/gateway/payment/cashier-link';
import { cashierOverHttp } from '../../../demo/gateway/payment/cashier-port';
import { readConfig } from '../../../demo/gateway/server/config';
import { createEmbeddedSupplier } from '../../../demo/gateway/supplier/embedded';
import { createHttpSupplier, type HttpSupplier } from '../../../demo/gateway/supplier/http/http-supplier';
import { serveSupplier } from '../../../demo/gateway/supplier/http/serve-supplier';
import { bookSelf, findVoyage, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { changeOf, findNewFlight } from '../../support/gateway/areas/changes';
import { giveBack } from '../../support/gateway/areas/refunds';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';
import { listen, type ServedService } from '../../support/gateway/services/served';

const TOKEN = 'token-of-the-service';
const ALIPAY = { payType: 4, subPayType: 1 };
const TIMEOUTS = { search: 5000, check: 5000, change: 5000 };

/** The first enterprise is a sandbox and the second is real, on a process with real services. */
describe('a sandbox enterprise beside a real one', () => {
  const services: Record<'supplier' | 'cashier' | 'tax', ServedService> = {} as never;
  let supplier: HttpSupplier;
  let gateway: TestGateway;
  let staff: string;
  let admin: string;
  let real: string;
  beforeAll(async () => {
    const served = { supplier: createEmbeddedSupplier(), token: TOKEN, clock: () => NOW };
    services.supplier = await listen(serveSupplier(served));
    services.cashier = await listen(Fastify());
    services.tax = await listen(Fastify());
    supplier = createHttpSupplier(
      { url: services.supplier.url, token: TOKEN, timeouts: TIMEOUTS },
      () => undefined,
    );
    const cashierUrl = services.cashier.url;
    const { cashierSecret } = readConfig({}).gateway;
    gateway = await startTestGateway({
      supplier,
      cashier: cashierOverHttp({ cashierUrl, cashierSecret }),
      config: { cashierUrl, taxService: { url: services.tax.url, token: TOKEN, timeoutMs: 5000 } },
    });
    await gateway.db
      .updateTable('enterprise')
      .set({ is_sandbox: true })
      .where('enterprise_num', '=', '100001')
      .execute();
    staff = await gateway.login('staff');
    admin = await gateway.login('admin');
    real = await gateway.login('colleague');
  });
  afterAll(async () => {
    await checkConsistency(gateway.db);
    await gateway.close();
    supplier.close();
    await Promise.all(Object.values(services).map((service) => service.close()));
  });

  const asked = () => Object.values(services).flatMap((service) => service.asked);
  const press = async (
    payUrl: string,
    button: 'confirm' | 'fail' | 'cancel',
  ): Promise<{ statusCode: number; body: string }> => {
    const { pathname, search } = new URL(payUrl);
    return gateway.app.inject({
      method: 'POST',
      url: `${pathname}/${button}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: search.slice(1),
    });
  };
  const pageOf = (payUrl: string) => {
    const { pathname, search } = new URL(payUrl);
    return gateway.app.inject({ method: 'GET', url: pathname + search });
  };
  const begin = async (as: string, { orderNo, totalAmount }: { orderNo: string; totalAmount: number }) =>
    (await gateway.ok(payorder, { orderNo, ...ALIPAY, payAmount: totalAmount }, { as })).payUrl;
  const detailOf = async (orderNo: string, as = staff) => {
    await gateway.idle();
    return gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
  };

  it('books, pays, changes, refunds and invoices without the real services', async () => {
    const { depCode, arrCode, depDate: beginDate } = LEG;
    const days = { depCode, arrCode, beginDate, endDate: beginDate };
    await gateway.ok(queryLowestPriceCalendar, days, { as: staff });
    const created = await bookSelf(gateway, staff);
    const payUrl = await begin(staff, created);
    assert.equal(new URL(payUrl).origin, gateway.config.publicUrl);
    const page = await pageOf(payUrl);
    assert.match(page.body, /沙箱收银台 · 不产生真实扣款/);
    assert.match((await press(payUrl, 'fail')).body, /支付失败/);
    assert.equal((await press(payUrl, 'cancel')).statusCode, 303);
    assert.equal((await detailOf(created.orderNo)).orderStatus, '待支付');
    assert.equal((await press(payUrl, 'confirm')).statusCode, 303);
    assert.equal((await press(payUrl, 'confirm')).statusCode, 303, 'a second time it changes nothing');
    const issued = await detailOf(created.orderNo);
    assert.equal(issued.orderStatus, '已出票');
    assert.equal(issued.payments.length, 1);

    const depDate = addDays(LEG.depDate, 1);
    const newFlights = [await findNewFlight(gateway, staff, created.orderNo, { depDate })];
    const change = await changeOf(gateway, staff, {
      orderNo: created.orderNo,
      passengerNos: [1],
      newFlights,
    });
    const changed = await gateway.ok(applyChangeAirTicketGateway, change, { as: staff });
    if (changed.totalAmount > 0) {
      const paying = { orderNo: changed.changeOrderNo, ...ALIPAY, payAmount: changed.totalAmount };
      const begun = await gateway.ok(changeOrderPay, paying, { as: staff });
      assert.equal((await press(begun.payUrl, 'confirm')).statusCode, 303);
    }
    assert.equal((await detailOf(changed.changeOrderNo)).orderStatus, '已出票');
    await giveBack(gateway, staff, changed.changeOrderNo);
    await gateway.sweep(['payment']);
    const refunds = await gateway.db.selectFrom('cashier_refund').select('refund_state').execute();
    assert.ok(refunds.some(({ refund_state }) => refund_state === 'done'));

    const recharge = { amount: 10_000, subPayType: 1, returnUrl: '' };
    const recharged = await gateway.ok(beginCashierRecharge, recharge, { as: admin });
    assert.equal((await press(recharged.payUrl, 'confirm')).statusCode, 303);

    const { titleList } = await gateway.ok(queryInvoiceTitles, {}, { as: admin });
    const { itemList } = await gateway.ok(queryInvoiceItems, { pageSize: 1 }, { as: admin });
    const { invoiceNoList } = await gateway.ok(
      applyInvoices,
      {
        lineNoList: itemList.map(({ lineNo }) => lineNo),
        splitBy: [],
        ceiling: null,
        titleNo: titleList[0]?.titleNo ?? '',
        invoiceType: 'special',
        mailTo: '',
        remark: '',
        totalAmount: itemList.reduce((sum, { amount }) => sum + amount, 0),
      },
      { as: admin },
    );
    await gateway.idle();
    const { invoice } = await gateway.ok(queryInvoice, { invoiceNo: invoiceNoList[0] ?? '' }, { as: admin });
    assert.equal(invoice.invoiceState, 'issued');
    assert.deepEqual(asked(), []);
  });

  it('finds a payment whose notice was lost, and takes no seat and no ticket number of real flights', async () => {
    const created = await bookSelf(gateway, staff);
    const payUrl = await begin(staff, created);
    const paymentNo = new URL(payUrl).searchParams.get('paymentNo') ?? '';
    const trade = { merchant_no: SANDBOX_MERCHANT_NO, payment_no: paymentNo, trade_no: 'SANDBOX-1' };
    await gateway.db
      .insertInto('cashier_trade')
      .values({ ...trade, amount: created.totalAmount })
      .execute();
    gateway.clock.advance(2);
    await gateway.sweep(['payment']);
    assert.equal((await detailOf(created.orderNo)).orderStatus, '已出票');
    const rows = await gateway.db
      .selectFrom('order_segment as s')
      .innerJoin('ticket as t', 't.order_no', 's.order_no')
      .select(['s.inventory_key', 't.ticket_no'])
      .where('s.order_no', '=', created.orderNo)
      .execute();
    for (const { inventory_key, ticket_no } of rows) {
      assert.match(inventory_key, /^sandbox /);
      assert.match(ticket_no ?? '', /^000/);
    }
    assert.deepEqual(asked(), []);
  });

  it('leaves the real services to the real enterprise, whose payments the sandbox cashier does not know', async () => {
    const cheap = ({ seatCount, salePrice }: PriceUnit) => seatCount === 9 && salePrice <= 61_000;
    const order = orderOf([await findVoyage(gateway, real, { where: cheap })], [await self(gateway, real)]);
    const created = await gateway.ok(createOrder, order, { as: real });
    assert.ok(services.supplier.asked.length > 0);
    const payUrl = await begin(real, created);
    assert.equal(new URL(payUrl).origin, services.cashier.url);
    gateway.clock.advance(2);
    await gateway.sweep(['payment']);
    assert.ok(services.cashier.asked.length > 0);

    const request = Object.fromEntries(new URL(payUrl).searchParams);
    const { paymentNo = '', subject = '', returnUrl = '' } = request;
    const own = {
      merchantNo: SANDBOX_MERCHANT_NO,
      paymentNo,
      amount: created.totalAmount,
      subject,
      notifyUrl: gateway.config.publicUrl + NOTIFY_PATH,
      returnUrl,
    };
    const [secret] = sandboxSecrets(gateway.config);
    const links = [request, { ...signRequest(secret, own) }, { ...request, merchantNo: MERCHANT_NO }];
    for (const link of links) {
      const texts = Object.entries(link).map(([name, value]) => [name, String(value)]);
      const url = new URL(`${SANDBOX_PAY_PATH}?${new URLSearchParams(texts).toString()}`, 'http://gateway');
      assert.equal((await pageOf(url.href)).statusCode, 404);
      assert.equal((await press(url.href, 'confirm')).statusCode, 404);
    }
    assert.equal((await detailOf(created.orderNo, real)).orderStatus, '待支付');

    const { taxPortOf } = servicesOf(gateway.config, { supplier });
    await assert.rejects(taxPortOf({ isSandbox: false }).issue(taxRequest()));
    assert.ok(services.tax.asked.length > 0);
  });
});

const taxRequest = () => ({
  requestNo: 'FP1',
  invoiceType: 'special' as const,
  buyer: { name: '甲', taxNo: '91370102MA00000020', address: '', phone: '', bankName: '', bankAccount: '' },
  amount: 10_000,
  taxRate: 6,
  taxAmount: 566,
  itemCount: 1,
  remark: '',
  itinerary: undefined,
  now: NOW,
});
