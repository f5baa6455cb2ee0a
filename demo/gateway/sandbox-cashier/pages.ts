import { createHash } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { OPEN_PATH, OpenAnswer, PayRequest } from '../../../src/protocol/cashier/messages';
import { isRequestSigned, signNotice, signOpenQuery } from '../../../src/protocol/cashier/sign';
import { tradesIn, type Trade } from '../cashier/trades';
import type { Database } from '../db/database';
import {
  cashierSecrets,
  MERCHANT_NO,
  SANDBOX_MERCHANT_NO,
  SANDBOX_PAY_PATH,
  sandboxSecrets,
} from '../payment/cashier-link';
import { kindOfPayer as kindOfOrderPayer } from '../payment/queries';
import type { MountContext } from '../server/area';
import { kindOfPayer as kindOfBillPayer } from '../settlement/payments/cashier/queries';
import { kindOfPayer as kindOfRechargePayer } from '../wallet/recharge/queries';
import { sendOver, sendPayment, sendUnknown } from './views';

/** All fields of the signed request are texts from an address or a form. */
const RequestText = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields) => ({ ...fields, amount: Number(fields['amount']) })),
  PayRequest,
);

const BUSY = '暂时无法确认该笔支付是否仍需付款，没有扣款，请稍后重试';
const FAILED = '支付失败（沙箱模拟），没有扣款，可以重新支付';
const UNCONFIRMED = '已收款，商户暂未确认，稍后将自动到账；也可重试，不会重复扣款';

/**
 * Mounts the cashier of sandboxes, where payers choose the outcome of a payment. A payment of a real enterprise is
 * unknown here, even with a link that is signed.
 */
export async function mountSandboxCashier(
  app: FastifyInstance,
  { db, deps: { config } }: Pick<MountContext, 'db' | 'deps'>,
): Promise<void> {
  const trades = tradesIn(db);
  const [secret] = cashierSecrets(config);
  await app.register(formbody);

  app.get(SANDBOX_PAY_PATH, async (request, reply) => {
    const payment = await read(request.query);
    if (payment === undefined) return sendUnknown(reply);
    return (await refuseOver(request, reply, payment)) ?? show(reply, payment);
  });

  app.post(`${SANDBOX_PAY_PATH}/confirm`, async (request, reply) => {
    const payment = await read(request.body);
    if (payment === undefined) return sendUnknown(reply);
    const over = await refuseOver(request, reply, payment);
    if (over !== undefined) return over;
    const { paymentNo, amount, notifyUrl, returnUrl } = payment;
    const paid = { merchantNo: SANDBOX_MERCHANT_NO, paymentNo, amount };
    // before the notice, so that the gateway finds the payment by its query when the notice is lost
    await trades.keep({ ...paid, tradeNo: tradeNoOf(paymentNo) });
    const notice = { paymentNo, amount, merchantNo: MERCHANT_NO, tradeNo: tradeNoOf(paymentNo) };
    const { statusCode } = await send(request, pathOf(notifyUrl), signNotice(secret, notice));
    return statusCode === 200 ? reply.redirect(returnUrl, 303) : show(reply.code(502), payment, UNCONFIRMED);
  });

  app.post(`${SANDBOX_PAY_PATH}/fail`, async (request, reply) => {
    const payment = await read(request.body);
    return payment === undefined ? sendUnknown(reply) : show(reply, payment, FAILED);
  });

  app.post(`${SANDBOX_PAY_PATH}/cancel`, async (request, reply) => {
    const payment = await read(request.body);
    return payment === undefined ? sendUnknown(reply) : reply.redirect(payment.returnUrl, 303);
  });

  async function read(fields: unknown): Promise<PayRequest | undefined> {
    const parsed = v.safeParse(RequestText, fields);
    if (!parsed.success || !isRequestSigned(sandboxSecrets(config), parsed.output)) return undefined;
    return (await isOfSandbox(db, parsed.output.paymentNo)) ? parsed.output : undefined;
  }

  const tradeOf = (paymentNo: string): Promise<Trade | undefined> =>
    trades.find(SANDBOX_MERCHANT_NO, paymentNo);

  /** Answers that the money is not wanted any more; undefined when it is, and for payments that are paid already. */
  async function refuseOver(
    request: FastifyRequest,
    reply: FastifyReply,
    payment: PayRequest,
  ): Promise<FastifyReply | undefined> {
    const { paymentNo, notifyUrl } = payment;
    if ((await tradeOf(paymentNo)) !== undefined) return undefined;
    const query = signOpenQuery(secret, { merchantNo: MERCHANT_NO, paymentNo });
    const response = await send(request, pathOf(notifyUrl) + OPEN_PATH, query);
    const answer = v.safeParse(OpenAnswer, response.json());
    if (!answer.success) return show(reply.code(response.statusCode === 429 ? 429 : 502), payment, BUSY);
    const { open, why } = answer.output;
    return open ? undefined : sendOver(reply, payment, why);
  }

  /** Sends a message of the cashier to the gateway itself, by the way of a real cashier's messages. */
  const send = (request: FastifyRequest, url: string, payload: object) =>
    app.inject({ method: 'POST', url, payload, remoteAddress: request.ip });

  async function show(reply: FastifyReply, payment: PayRequest, problem = ''): Promise<FastifyReply> {
    const tradeNo = (await tradeOf(payment.paymentNo))?.tradeNo;
    const refunded =
      tradeNo === undefined ? 0 : await trades.sumRefunded(SANDBOX_MERCHANT_NO, payment.paymentNo);
    return sendPayment(reply, payment, { tradeNo, refunded, problem });
  }
}

async function isOfSandbox(db: Database, paymentNo: string): Promise<boolean> {
  for (const kindOf of [kindOfOrderPayer, kindOfBillPayer, kindOfRechargePayer])
    if ((await kindOf(db, paymentNo))?.isSandbox === true) return true;
  return false;
}

const pathOf = (url: string): string => new URL(url).pathname;

/** The same payment always is the same trade, and never one of a real cashier. */
const tradeNoOf = (paymentNo: string): string =>
  `SANDBOX${createHash('sha256').update(paymentNo).digest('hex').slice(0, 24)}`;
