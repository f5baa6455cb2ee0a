import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { formatPrice } from '../../../src/domain/money/money';
import { PayNotice } from '../../../src/protocol/cashier/messages';
import { isNoticeSigned } from '../../../src/protocol/cashier/sign';
import { inTransaction } from '../db/transaction';
import type { MountContext } from '../server/area';
import { failure, refusal, successAround } from '../server/http/envelope';
import { Fault } from '../server/http/fault';
import { html, page, type Html } from '../server/pages/html';
import { cashierSecrets, MERCHANT_NO, NOTIFY_PATH, RESULT_PATH } from './cashier-link';
import { mountOpenQuery } from './open-query';
import { takeNotice } from './notify';
import { whyPaymentOver } from './payment-over';
import { findPayment, isTradeReused, type Payment } from './queries';
import { partsOf } from './settle';
import { takeOrHold } from './suspense/hold';

/** Mounts the endpoints without a token: the cashier's callback and the result page. */
export function mountPaymentPages(
  app: FastifyInstance,
  { db, clock, background, events, deps: { config } }: MountContext,
): void {
  app.post(NOTIFY_PATH, async (request, reply) => {
    void reply.type('application/json; charset=utf-8');
    const parsed = v.safeParse(PayNotice, request.body);
    if (!parsed.success) return reply.code(400).send(failure(400));
    const notice = parsed.output;
    if (notice.merchantNo !== MERCHANT_NO || !isNoticeSigned(cashierSecrets(config), notice)) {
      request.log.warn({ paymentNo: notice.paymentNo }, 'a notice of the cashier with a wrong signature');
      return reply.code(400).send(failure(400));
    }
    const now = clock();
    const outcome = await takeOrHold(db, notice, {
      paidFor: 'order',
      now,
      log: request.log,
      take: () =>
        inTransaction(db, (tx) => takeNotice({ db: tx, now, emit: events.emit }, notice, request.log)).catch(
          (error: unknown) => {
            if (isTradeReused(error)) return 'reused' as const;
            throw error;
          },
        ),
    });
    if (outcome === 'reused') {
      const { paymentNo, tradeNo } = notice;
      request.log.error(
        { paymentNo, tradeNo },
        'a second payment was notified with the same trade of the cashier',
      );
      return reply.code(409).send(refusal(new Fault('tradeNoReused')));
    }
    if (outcome === 'unknown') return reply.code(400).send(failure(400));
    background.run('deliver events', request.log, events.deliver);
    return successAround('{}');
  });

  mountOpenQuery(app, config, {
    notifyPath: NOTIFY_PATH,
    whyOver: (paymentNo) => whyPaymentOver(db, paymentNo, clock()),
  });

  app.get(RESULT_PATH, { errorHandler: showFailure }, async (request, reply) => {
    const query = v.safeParse(
      v.object({ paymentNo: v.pipe(v.string(), v.regex(/^\d{20}$/)) }),
      request.query,
    );
    const payment = query.success ? await findPayment(db, query.output.paymentNo) : undefined;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (payment === undefined) return reply.code(404).send(page('支付结果', html`<h1>未找到支付记录</h1>`));
    return page('支付结果', resultOf(payment));
  });
}

/** Error page for too many requests; other errors are answered as everywhere. */
function showFailure(error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 429) throw error;
  const body = html`<h1>操作过于频繁</h1>
    <p>请稍后再刷新本页查看结果。</p>`;
  void reply
    .code(429)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page('支付结果', body));
}

const TITLES = { pending: '支付处理中', paid: '支付成功', refunded: '款项已退回' } as const;
const HINTS = {
  pending: '如已完成支付，请稍后刷新本页查看结果。',
  paid: '正在为您出票，可在订单列表查看进度。',
  refunded: '该订单已无法支付，款项已原路退回。',
} as const;

/** Result page with the payment's state, its order and each part of the money, without details of the journey. */
function resultOf(payment: Payment): Html {
  const state = payment.pay_state;
  const parts = partsOf(payment).map(
    ({ name, amount }) =>
      html`<dt>${name}</dt>
        <dd>¥${formatPrice(amount)}${whereTo(payment, name)}</dd>`,
  );
  return html`<h1>${TITLES[state]}</h1>
    <dl>
      <dt>支付单号</dt>
      <dd>${payment.payment_no}</dd>
      <dt>订单号</dt>
      <dd>${payment.order_no}</dd>
      ${parts}
    </dl>
    <p>${HINTS[state]}</p>`;
}

function whereTo({ pay_state: state, order_no: orderNo }: Payment, name: string): string {
  if (state === 'pending') return '';
  return state === 'paid' ? `，用于支付机票订单 ${orderNo}` : `，已退回${name}`;
}
