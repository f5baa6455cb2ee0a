import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import * as v from 'valibot';
import { formatPrice } from '../../../src/domain/money/money';
import { PAY_PATH, PayRequest, TRADE_QUERY_PATH, TradeQuery } from '../../../src/protocol/cashier/messages';
import {
  isQuerySigned,
  isRequestSigned,
  signNotice,
  signOpenQuery,
  type Secrets,
} from '../../../src/protocol/cashier/sign';
import { connectionOptions, type ConnectionLimits } from '../server/http/connections';
import { html, ICON_PATH, page, STYLE, STYLE_PATH, type Html } from '../server/pages/html';
import type { Notify } from './notify';
import type { AskOpen } from './ask-open';
import { fieldOf, mountRefunds, refuse, type RefundWay } from './refunds';
import type { TradeStore } from './trades';

export interface CashierDeps {
  /** Shared with the merchant: the one that signs, and in a change of it the other accepted one. */
  secrets: Secrets;
  connections: ConnectionLimits;
  trades: TradeStore;
  notify: Notify;
  /** Asks the merchant before money is taken; by default every payment is wanted. */
  askOpen?: AskOpen;
  /** How refunds are decided that could be made; by default they are. */
  refundWay?: () => RefundWay;
  logger?: FastifyServerOptions['logger'];
}

const ICON = readFileSync(new URL('favicon.ico', import.meta.url));

/** All fields of the signed request are texts from an address or a form. */
const RequestText = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => ({ ...fields, amount: Number(fields['amount']) })),
  PayRequest,
);

/**
 * Builds the demo's third-party cashier, an origin of its own. The signed address carries the amount, the callback and
 * the return address; the cashier stores only payments and refunds, which merchants can query.
 */
export async function buildCashier({
  secrets,
  connections,
  trades,
  notify,
  askOpen = () => Promise.resolve({ open: true, why: '' }),
  refundWay = () => 'done',
  logger = false,
}: CashierDeps): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    logger,
    bodyLimit: 16_384,
    ...connectionOptions(connections),
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.server.maxConnections = connections.maxConnections;
  await app.register(formbody);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
  });

  app.get(STYLE_PATH, (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));

  for (const path of [ICON_PATH, '/favicon.ico']) {
    app.get(path, (_request, reply) => reply.type('image/x-icon').send(ICON));
  }
  app.get('/', (_request, reply) =>
    sendPage(
      reply,
      html`<h1>收银台</h1>
        <p>这里是演示用的第三方收银台。请在订单中选择第三方支付后，从支付链接进入。</p>`,
    ),
  );
  app.setNotFoundHandler((_request, reply) => sendPage(reply.code(404), html`<h1>页面不存在</h1>`));

  mountPayments(app, { secrets, trades, notify, askOpen });
  mountRefunds(app, { secrets, trades, refundWay });
  return app;
}

/** Mounts the page of a payment for payers, and its query for merchants. */
function mountPayments(
  app: FastifyInstance,
  {
    secrets,
    trades,
    notify,
    askOpen,
  }: Required<Pick<CashierDeps, 'secrets' | 'trades' | 'notify' | 'askOpen'>>,
): void {
  app.get(PAY_PATH, async (request, reply) => {
    const payment = read(request.query);
    if (payment === undefined) return refused(reply);
    const why = await whyOver(payment);
    return why === '' ? show(reply, payment) : over(reply, payment, why);
  });

  app.post('/pay/confirm', async (request, reply) => {
    const payment = read(request.body);
    if (payment === undefined) return refused(reply);
    const { merchantNo, paymentNo, amount, notifyUrl, returnUrl } = payment;
    const why = await whyOver(payment);
    if (why !== '') return over(reply, payment, why);
    await trades.keep({ merchantNo, paymentNo, amount, tradeNo: tradeNoOf(payment) });
    const trade = await trades.find(merchantNo, paymentNo);
    if (trade === undefined) throw new Error(`The trade of payment ${paymentNo} was not stored`);
    // the payer may press again: the trade is the same, and the merchant queries it if the notice never arrives
    if (!(await notify(notifyUrl, signNotice(secrets[0], trade, payment))))
      return show(reply.code(502), payment, '已收款，商户暂未确认，稍后将自动到账；也可重试，不会重复扣款。');
    return reply.redirect(returnUrl, 303);
  });

  app.post('/pay/cancel', async (request, reply) => {
    const payment = read(request.body);
    return payment === undefined ? refused(reply) : reply.redirect(payment.returnUrl, 303);
  });

  app.post(TRADE_QUERY_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const parsed = v.safeParse(TradeQuery, request.body);
    if (!parsed.success) return refuse(reply, 'fields', `字段有误：${fieldOf(parsed.issues)}`);
    const query = parsed.output;
    if (!isQuerySigned(secrets, query)) return refuse(reply, 'signature', '签名有误');
    const trade = await trades.find(query.merchantNo, query.paymentNo);
    return { notice: trade === undefined ? null : signNotice(secrets[0], trade, query) };
  });

  async function show(reply: FastifyReply, payment: PayRequest, problem = ''): Promise<FastifyReply> {
    const { merchantNo, paymentNo } = payment;
    const trade = await trades.find(merchantNo, paymentNo);
    const refunded = trade === undefined ? 0 : await trades.sumRefunded(merchantNo, paymentNo);
    return sendPayment(reply, payment, { tradeNo: trade?.tradeNo, refunded, problem });
  }

  /** The merchant's reason for taking no money any more; '' for none, and for payments that are paid already. */
  async function whyOver({ merchantNo, paymentNo, notifyUrl }: PayRequest): Promise<string> {
    if ((await trades.find(merchantNo, paymentNo)) !== undefined) return '';
    const { open, why } = await askOpen(notifyUrl, signOpenQuery(secrets[0], { merchantNo, paymentNo }));
    return open ? '' : why;
  }

  function read(fields: unknown): PayRequest | undefined {
    const parsed = v.safeParse(RequestText, fields);
    return parsed.success && isRequestSigned(secrets, parsed.output) ? parsed.output : undefined;
  }
}

/** The same payment always is the same trade, however often it is confirmed. */
function tradeNoOf({ merchantNo, paymentNo }: PayRequest): string {
  return `T${createHash('sha256').update(`${merchantNo}\n${paymentNo}`).digest('hex').slice(0, 24)}`;
}

function over(reply: FastifyReply, { subject, paymentNo, returnUrl }: PayRequest, why: string): FastifyReply {
  const body = html`<h1>${why}</h1>
    <dl>
      <dt>商品</dt>
      <dd>${subject}</dd>
      <dt>支付单号</dt>
      <dd>${paymentNo}</dd>
    </dl>
    <p>无需再次支付，没有扣款。</p>
    <p><a href="${returnUrl}">返回商户</a></p>`;
  return sendPage(reply.code(409).header('cache-control', 'no-store'), body);
}

function refused(reply: FastifyReply): FastifyReply {
  const body = html`<h1>支付链接无效</h1>
    <p>链接不完整或已被修改，请返回订单重新支付。</p>`;
  return sendPage(reply.code(400), body);
}

const sendPage = (reply: FastifyReply, body: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(page('收银台', body));

/** State of a payment on its page. */
interface Shown {
  /** undefined: unpaid. */
  tradeNo: string | undefined;
  /** Fen. */
  refunded: number;
  problem: string;
}

function sendPayment(reply: FastifyReply, payment: PayRequest, shown: Shown): FastifyReply {
  // browsers follow the redirect after a form only to origins in form-action
  const formAction = `form-action 'self' ${new URL(payment.returnUrl).origin}`;
  const policy = String(reply.getHeader('content-security-policy'));
  return reply
    .header('content-security-policy', `${policy};${formAction}`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page('收银台', cashierPage(payment, shown)));
}

function cashierPage(payment: PayRequest, { tradeNo, refunded, problem }: Shown): Html {
  const fields = Object.entries(payment).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
  return html`<h1>收银台</h1>
    ${problem === '' ? '' : html`<p role="alert">${problem}</p>`}
    <dl>
      <dt>商品</dt>
      <dd>${payment.subject}</dd>
      <dt>支付单号</dt>
      <dd>${payment.paymentNo}</dd>
      <dt>应付金额</dt>
      <dd class="amount">¥${formatPrice(payment.amount)}</dd>
      ${
        tradeNo === undefined
          ? ''
          : html`<dt>付款状态</dt>
              <dd>已付款（流水 ${tradeNo}），不会重复扣款</dd>`
      }
      ${
        refunded === 0
          ? ''
          : html`<dt>已退款金额</dt>
              <dd>¥${formatPrice(refunded)}，将退回原付款账户</dd>`
      }
    </dl>
    <form class="actions" method="post" action="/pay/confirm">
      ${fields}
      <button class="primary" type="submit">${tradeNo === undefined ? '确认支付' : '返回商户'}</button>
      <button type="submit" formaction="/pay/cancel">取消</button>
    </form>`;
}
