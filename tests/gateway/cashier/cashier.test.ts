import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { buildCashier } from '../../../demo/gateway/cashier/app';
import { tradesIn } from '../../../demo/gateway/cashier/trades';
import { RefundAnswer, type PayNotice } from '../../../src/protocol/cashier/messages';
import { isResultSigned, signNotice, signRefund, signRefundQuery } from '../../../src/protocol/cashier/sign';
import { MERCHANT_NO, NOTIFY_PATH } from '../../../demo/gateway/payment/cashier-link';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { orderCancel, queryAirTicketDetailNew } from '../../../src/contract/order/list';
import { payorder } from '../../../src/contract/payment/payment';
import { bookSelf, findVoyage, orderOf, self, type Created } from '../../support/gateway/areas/booking';
import { checkConsistency } from '../../support/gateway/consistency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

let gateway: TestGateway;
let cashier: FastifyInstance;
let as: string;
/** False while requests of the cashier to the gateway fail. */
let online = true;
/** Notices that the cashier has sent. */
const told: unknown[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  as = await gateway.login('staff');
  cashier = await buildCashier({
    secrets: [gateway.config.cashierSecret],
    connections: gateway.config.connections,
    trades: tradesIn(gateway.db),
    async notify(notifyUrl, notice) {
      assert.equal(notifyUrl, gateway.config.publicUrl + NOTIFY_PATH);
      told.push(notice);
      return online && (await notify(notice)).statusCode === 200;
    },
  });
});
afterAll(async () => {
  await cashier.close();
  await gateway.close();
});

const notify = (notice: unknown) =>
  gateway.app.inject({ method: 'POST', url: NOTIFY_PATH, payload: notice as Record<string, unknown> });

async function begin(created: Created, more: { returnUrl?: string; subPayType?: number } = {}) {
  const body = {
    orderNo: created.orderNo,
    payType: 4,
    subPayType: 1,
    payAmount: created.totalAmount,
    ...more,
  };
  const answer = await gateway.ok(payorder, body, { as });
  assert.equal(answer.payState, 'redirect');
  return answer;
}

/** Fields of the form on the cashier's page. */
async function open(payUrl: string): Promise<Record<string, string>> {
  const { pathname, search } = new URL(payUrl);
  const page = await cashier.inject({ method: 'GET', url: pathname + search });
  assert.equal(page.statusCode, 200);
  const fields = [...page.body.matchAll(/name="(\w+)"\s+value="([^"]*)"/g)];
  return Object.fromEntries(
    fields.map(([, name = '', value = '']) => [
      name,
      value.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)),
    ]),
  );
}

const press = (button: 'confirm' | 'cancel', fields: Record<string, string>) =>
  cashier.inject({
    method: 'POST',
    url: `/pay/${button}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

async function detailOf({ orderNo }: Created) {
  await gateway.idle();
  return gateway.ok(queryAirTicketDetailNew, { orderNo }, { as });
}

const resultPage = (paymentNo: string) =>
  gateway.app.inject({ method: 'GET', url: `/payment/result?paymentNo=${paymentNo}` });

describe('paying at the cashier', () => {
  it('goes from the order over the cashier and back, and issues the tickets', async () => {
    const created = await bookSelf(gateway, as);
    const { payUrl, paymentNo } = await begin(created);
    assert.equal(new URL(payUrl).origin, gateway.config.cashierUrl);
    assert.match((await resultPage(paymentNo)).body, /支付处理中/);
    assert.equal((await detailOf(created)).orderStatus, '待支付');

    const response = await press('confirm', await open(payUrl));
    assert.equal(response.statusCode, 303);
    const { origin, pathname, search } = new URL(String(response.headers['location']));
    assert.equal(origin, gateway.config.publicUrl);
    const back = await gateway.app.inject({ method: 'GET', url: pathname + search });
    assert.match(back.body, /支付成功/);
    assert.ok(back.body.includes(created.orderNo));
    const detail = await detailOf(created);
    assert.deepEqual([detail.orderStatus, detail.payType, detail.subPayType], ['已出票', 4, 1]);
    await checkConsistency(gateway.db);
  });

  it('sends the payer back to where the portal wanted', async () => {
    const returnUrl = 'https://portal.example/#/paid?from=cashier&x=<1>';
    const { payUrl } = await begin(await bookSelf(gateway, as), { returnUrl });
    const fields = await open(payUrl);
    assert.equal((await press('cancel', fields)).headers['location'], new URL(returnUrl).href);
    assert.equal((await press('confirm', fields)).headers['location'], new URL(returnUrl).href);
  });

  it('goes on with the payment that was begun', async () => {
    const created = await bookSelf(gateway, as);
    const [first, second, other] = [
      await begin(created),
      await begin(created),
      await begin(created, { subPayType: 3 }),
    ];
    assert.equal(first.paymentNo, second.paymentNo);
    assert.notEqual(first.paymentNo, other.paymentNo);
  });

  it('shows a page without scripts, in a policy that allows nothing but its form', async () => {
    const { payUrl } = await begin(await bookSelf(gateway, as), { returnUrl: 'https://portal.example/' });
    const { pathname, search } = new URL(payUrl);
    const page = await cashier.inject({ method: 'GET', url: pathname + search });
    assert.match(page.body, /收银台/);
    assert.match(page.body, /确认支付/);
    assert.doesNotMatch(page.body, /<script|<style|style=|\son\w+=/i);
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /form-action 'self' https:\/\/portal\.example/);
  });

  it('refuses an address that was changed', async () => {
    const { payUrl } = await begin(await bookSelf(gateway, as));
    for (const [name, value] of Object.entries({
      amount: '1',
      returnUrl: 'https://evil.example/',
      notifyUrl: 'http://127.0.0.1/',
      sign: '0'.repeat(64),
      paymentNo: '1',
    })) {
      const url = new URL(payUrl);
      url.searchParams.set(name, value);
      const page = await cashier.inject({ method: 'GET', url: url.pathname + url.search });
      assert.equal(page.statusCode, 400, name);
      const confirmed = await press('confirm', Object.fromEntries(url.searchParams));
      assert.equal(confirmed.statusCode, 400, name);
    }
  });

  it('may be confirmed again when the gateway could not be told', async () => {
    const created = await bookSelf(gateway, as);
    const fields = await open((await begin(created)).payUrl);
    online = false;
    const failed = await press('confirm', fields);
    assert.equal(failed.statusCode, 502);
    assert.match(failed.body, /已收款.*不会重复扣款/);
    assert.equal((await detailOf(created)).orderStatus, '待支付');
    online = true;
    assert.equal((await press('confirm', fields)).statusCode, 303);
    assert.equal((await detailOf(created)).orderStatus, '已出票');
  });
});

describe('the cashier’s notice', () => {
  const noticeOf = (paymentNo: string, amount: number, tradeNo = `T${paymentNo}`): PayNotice =>
    signNotice(gateway.config.cashierSecret, { merchantNo: MERCHANT_NO, paymentNo, amount, tradeNo });

  it('counts once, however often it comes', async () => {
    const created = await bookSelf(gateway, as);
    const { paymentNo } = await begin(created);
    const notice = noticeOf(paymentNo, created.totalAmount);
    const answers = await Promise.all(Array.from({ length: 10 }, () => notify(notice)));
    assert.ok(answers.every(({ statusCode }) => statusCode === 200));
    const { payments } = await detailOf(created);
    assert.deepEqual(
      payments.map(({ amount }) => amount),
      [created.totalAmount],
    );
    await checkConsistency(gateway.db);
  });

  it('is refused unless it is signed, ours and of the amount', async () => {
    const created = await bookSelf(gateway, as);
    const { paymentNo } = await begin(created);
    const right = noticeOf(paymentNo, created.totalAmount);
    const wrong: unknown[] = [
      {},
      { ...right, sign: '0'.repeat(64) },
      { ...right, amount: right.amount + 1 },
      noticeOf(paymentNo, right.amount - 1),
      noticeOf('00000000000000000000', right.amount),
      signNotice(gateway.config.cashierSecret, { ...right, merchantNo: 'OTHER' }),
      signNotice('x'.repeat(40), right),
    ];
    for (const notice of wrong) {
      const answer = await notify(notice);
      assert.deepEqual([answer.statusCode, answer.json<{ msg: string }>().msg], [400, '参数错误']);
    }
    assert.equal((await detailOf(created)).orderStatus, '待支付');
  });

  it('of a trade that has paid another payment is refused as that, and moves no money', async () => {
    const [first, second] = [await bookSelf(gateway, as), await bookSelf(gateway, as)];
    const paid = noticeOf((await begin(first)).paymentNo, first.totalAmount);
    assert.equal((await notify(paid)).statusCode, 200);
    const { paymentNo } = await begin(second);
    const again = noticeOf(paymentNo, second.totalAmount, paid.tradeNo);
    for (let i = 0; i < 2; i += 1) {
      const answer = await notify(again);
      assert.deepEqual(
        [answer.statusCode, answer.json()],
        [409, { success: false, code: '44006', msg: '该交易号已用于其他支付', result: null }],
      );
    }
    assert.equal((await detailOf(second)).orderStatus, '待支付');
    await gateway.ok(orderCancel, { orderNo: second.orderNo }, { as });
    assert.equal((await notify(again)).statusCode, 409, 'also where the money would go back');
    await checkConsistency(gateway.db);
  });

  /** Pays at the cashier after `happens` has changed the order; the money must be refunded. */
  async function refundedAfter(
    happens: (created: Created) => Promise<unknown>,
  ): Promise<Awaited<ReturnType<typeof detailOf>>> {
    const created = await bookSelf(gateway, as);
    const { paymentNo } = await begin(created);
    await happens(created);
    for (let i = 0; i < 2; i += 1) {
      assert.equal((await notify(noticeOf(paymentNo, created.totalAmount))).statusCode, 200);
    }
    assert.match((await resultPage(paymentNo)).body, /款项已退回/);
    const detail = await detailOf(created);
    const moved = detail.payments.filter((payment) => payment.paymentNo === paymentNo);
    assert.deepEqual(
      moved.map(({ amount }) => amount),
      [created.totalAmount, -created.totalAmount],
    );
    await checkConsistency(gateway.db);
    return detail;
  }

  it('of an order that ran out of time is refunded, and the order cancelled', async () => {
    const detail = await refundedAfter(async () => gateway.clock.advance(31));
    assert.equal(detail.orderStatus, '已取消');
    assert.ok(
      detail.logs.some(({ content }) => content.startsWith('支付完成时订单已超过支付时限，款项已退回支付宝')),
    );
  });

  it('of an order that was swept away is refunded', async () => {
    await refundedAfter(async () => {
      gateway.clock.advance(31);
      await gateway.sweep(['order']);
    });
  });

  it('of an order that was cancelled is refunded', async () => {
    const { logs } = await refundedAfter(({ orderNo }) => gateway.ok(orderCancel, { orderNo }, { as }));
    assert.match(logs.at(-1)?.content ?? '', /^支付完成时订单已取消，款项已退回支付宝/);
  });

  it('of an order paid another way meanwhile is refunded, and the order keeps its tickets', async () => {
    const detail = await refundedAfter(({ orderNo, totalAmount }) =>
      gateway.ok(payorder, { orderNo, payType: 2, subPayType: 14, payAmount: totalAmount }, { as }),
    );
    assert.deepEqual([detail.orderStatus, detail.payType], ['已出票', 2]);
    assert.ok(
      detail.logs.some(({ content }) => content.startsWith('订单已通过其他方式支付，款项已退回支付宝')),
    );
  });

  it('and a payment from the wallet at the same moment pay an order once', async () => {
    const created = await bookSelf(gateway, as);
    const { paymentNo } = await begin(created);
    await Promise.all([
      notify(noticeOf(paymentNo, created.totalAmount)),
      gateway.ok(
        payorder,
        { orderNo: created.orderNo, payType: 0, subPayType: 13, payAmount: created.totalAmount },
        { as },
      ),
      notify(noticeOf(paymentNo, created.totalAmount)),
    ]);
    const { payments, orderStatus } = await detailOf(created);
    assert.equal(orderStatus, '已出票');
    assert.equal(
      payments.reduce((sum, { amount }) => sum + amount, 0),
      created.totalAmount,
    );
    await checkConsistency(gateway.db);
  });
});

describe('a message signed in another version or with another secret', () => {
  const NEW = 'n'.repeat(40);
  const withoutHead = (message: object) =>
    Object.fromEntries(Object.entries(message).filter(([name]) => name !== 'version' && name !== 'currency'));
  const former = (fields: unknown[], secret = gateway.config.cashierSecret) =>
    createHmac('sha256', secret).update(JSON.stringify(fields)).digest('hex');

  it('is a pay link handed out before: it opens, and its notice is of the same version', async () => {
    const created = await bookSelf(gateway, as);
    const { payUrl } = await begin(created);
    const { version, currency, sign: _sign, ...asked } = await open(payUrl);
    assert.deepEqual([version, currency], ['2', 'CNY']);
    const { merchantNo, paymentNo, subject, notifyUrl, returnUrl } = asked;
    const sign = former(['pay', merchantNo, paymentNo, created.totalAmount, subject, notifyUrl, returnUrl]);
    const { origin } = new URL(payUrl);
    const fields = await open(`${origin}/pay?${new URLSearchParams({ ...asked, sign }).toString()}`);
    assert.equal(fields['version'], undefined);
    told.length = 0;
    assert.equal((await press('confirm', fields)).statusCode, 303);
    assert.equal((told[0] as { version?: string }).version, undefined);
    assert.equal((await detailOf(created)).orderStatus, '已出票');
  });

  it('is a query of version 1, and answered so', async () => {
    const [merchantNo, paymentNo] = ['M1', 'P1'];
    await tradesIn(gateway.db).keep({ merchantNo, paymentNo, tradeNo: 'TP1', amount: 7 });
    const payload = { merchantNo, paymentNo, sign: former(['query', merchantNo, paymentNo]) };
    const answer = await cashier.inject({ method: 'POST', url: '/trades/query', payload });
    const sign = former(['notice', merchantNo, paymentNo, 'TP1', 7]);
    assert.deepEqual(answer.json(), { notice: { merchantNo, paymentNo, tradeNo: 'TP1', amount: 7, sign } });
  });

  it('is a notice of either secret while it changes, and of no third one', async () => {
    const created = await bookSelf(gateway, as);
    const { paymentNo } = await begin(created);
    const fields = {
      merchantNo: MERCHANT_NO,
      paymentNo,
      amount: created.totalAmount,
      tradeNo: `T${paymentNo}`,
    };
    assert.equal((await notify(signNotice(NEW, fields))).statusCode, 400);
    gateway.config.cashierSecretFormer = NEW;
    assert.equal((await notify(signNotice('x'.repeat(40), fields))).statusCode, 400);
    assert.equal((await notify(withoutHead(signNotice(NEW, fields)))).statusCode, 400, 'without its head');
    assert.equal((await notify(signNotice(NEW, fields))).statusCode, 200);
    gateway.config.cashierSecretFormer = undefined;
    assert.equal((await notify(signNotice(gateway.config.cashierSecret, fields))).statusCode, 200);
  });
});

describe('refunds at the cashier', () => {
  const post = (url: string, payload: object) => cashier.inject({ method: 'POST', url, payload });
  const secret = () => gateway.config.cashierSecret;
  const trade = { merchantNo: 'M2', paymentNo: 'P2', tradeNo: 'TP2' };
  const asked = (refundNo: string, amount: number, change: object = {}) => ({
    ...trade,
    refundNo,
    amount,
    reason: '退票',
    ...change,
  });
  async function stateOf(message: Parameters<typeof signRefund>[1]): Promise<string> {
    const answer = await post('/refunds', signRefund(secret(), message));
    if (answer.statusCode !== 200) return `${answer.statusCode} ${answer.json<{ error: string }>().error}`;
    const { refund } = v.parse(RefundAnswer, answer.json());
    assert.ok(refund && isResultSigned([secret()], refund));
    return refund.state === 'refused' ? refund.refusal : refund.state;
  }

  it('are made once for a number, and up to the rest of the trade', async () => {
    await tradesIn(gateway.db).keep({ ...trade, amount: 100 });
    for (const [message, state] of [
      [asked('R1', 40), 'done'],
      [asked('R1', 40), 'done'],
      [asked('R1', 41), '409 refundNoUsed'],
      [asked('R2', 61), '退款金额超过可退余额'],
      [asked('R3', 60), 'done'],
      [asked('R2', 61), '退款金额超过可退余额'],
      [asked('R4', 1), '退款金额超过可退余额'],
      [asked('R5', 1, { paymentNo: 'P3' }), '没有该笔交易'],
      [asked('R6', 1, { tradeNo: 'TP3' }), '没有该笔交易'],
      [asked('R7', 0), '400 fields'],
    ] as const)
      assert.equal(await stateOf(message), state, JSON.stringify(message));
  });

  it('at the same time do not both take the rest', async () => {
    const other = { merchantNo: 'M2', paymentNo: 'P4', tradeNo: 'TP4' };
    await tradesIn(gateway.db).keep({ ...other, amount: 100 });
    const states = await Promise.all(['A', 'B', 'C'].map((no) => stateOf(asked(no, 60, other))));
    assert.equal(states.filter((state) => state === 'done').length, 1);
  });

  it('are acted on by a right signature alone', async () => {
    const right = signRefund(secret(), asked('R8', 1));
    for (const wrong of [
      { ...right, sign: '0'.repeat(64) },
      { ...right, amount: 2 },
      signRefund('x'.repeat(40), asked('R8', 1)),
    ]) {
      const answer = await post('/refunds', wrong);
      assert.deepEqual([answer.statusCode, answer.json<{ error: string }>().error], [400, 'signature']);
    }
    const query = signRefundQuery(secret(), { merchantNo: 'M2', refundNo: 'R8' });
    assert.deepEqual((await post('/refunds/query', query)).json(), { refund: null });
    assert.equal((await post('/refunds/query', { ...query, refundNo: 'R1' })).statusCode, 400);
  });
});

describe('the result page', () => {
  it('knows nothing of an unknown payment and shows nothing private', async () => {
    for (const paymentNo of ['1', '00000000000000000000', '', "' or 1=1"]) {
      const page = await resultPage(encodeURIComponent(paymentNo));
      assert.equal(page.statusCode, 404);
      assert.match(page.body, /未找到支付记录/);
    }
    const me = await self(gateway, as);
    const created = await gateway.ok(createOrder, orderOf([await findVoyage(gateway, as)], [me]), { as });
    const page = await resultPage((await begin(created)).paymentNo);
    for (const secret of [me.passagerName, me.cardNo, me.phone, String(created.totalAmount / 100)]) {
      assert.ok(!page.body.includes(secret), secret);
    }
  });
});
