import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { formatPrice } from '../../../../../src/domain/money/money';
import { PayNotice } from '../../../../../src/protocol/cashier/messages';
import { isNoticeSigned } from '../../../../../src/protocol/cashier/sign';
import { cashierSecrets, MERCHANT_NO } from '../../../payment/cashier-link';
import { mountOpenQuery } from '../../../payment/open-query';
import { takeOrHold } from '../../../payment/suspense/hold';
import type { MountContext } from '../../../server/area';
import { failure, refusal, successAround } from '../../../server/http/envelope';
import { Fault } from '../../../server/http/fault';
import { html, page, type Html } from '../../../server/pages/html';
import { BILL_NOTIFY_PATH, BILL_RESULT_PATH } from './begin';
import { findSurplusWay, whyBillPaymentOver } from './over';
import { findAtCashier, type CashierRow } from './queries';
import { takeNotice } from './take-notice';

/** Mounts the endpoints without a token: the cashier's callback for bills, and the result page. */
export function mountCashierPages(
  app: FastifyInstance,
  { db, clock, deps: { config } }: Pick<MountContext, 'db' | 'clock' | 'deps'>,
): void {
  app.post(BILL_NOTIFY_PATH, async (request, reply) => {
    void reply.type('application/json; charset=utf-8');
    const parsed = v.safeParse(PayNotice, request.body);
    if (!parsed.success) return reply.code(400).send(failure(400));
    const notice = parsed.output;
    if (notice.merchantNo !== MERCHANT_NO || !isNoticeSigned(cashierSecrets(config), notice)) {
      request.log.warn({ paymentNo: notice.paymentNo }, 'a notice of the cashier with a wrong signature');
      return reply.code(400).send(failure(400));
    }
    const now = clock();
    const { log } = request;
    const taken = await takeOrHold(db, notice, {
      paidFor: 'bill',
      now,
      log,
      take: () => takeNotice(db, notice, { now, log }),
    });
    if (taken === 'reused') return reply.code(409).send(refusal(new Fault('tradeNoReused')));
    if (taken === 'unknown') return reply.code(400).send(failure(400));
    return successAround('{}');
  });

  mountOpenQuery(app, config, {
    notifyPath: BILL_NOTIFY_PATH,
    whyOver: (paymentNo) => whyBillPaymentOver(db, paymentNo, clock()),
  });

  app.get(BILL_RESULT_PATH, async (request, reply) => {
    const query = v.safeParse(
      v.object({ paymentNo: v.pipe(v.string(), v.regex(/^ZF\d{18}$/)) }),
      request.query,
    );
    const found = query.success ? await findAtCashier(db, query.output.paymentNo) : undefined;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (found === undefined) return reply.code(404).send(page('支付结果', html`<h1>未找到支付记录</h1>`));
    return page('支付结果', resultOf(found, await findSurplusWay(db, found)));
  });
}

/** Result page for a payment's state and the ways of its money, without the bill's lines. */
function resultOf(
  { cashier_no: cashierNo, bill_no: billNo, amount, over_amount: over, paid_at: paidAt }: CashierRow,
  surplusWay: string,
): Html {
  const toBill = amount - over;
  const parts: Html[] = [];
  if (paidAt !== null && toBill > 0)
    parts.push(
      html`<dt>计入月结账单 ${billNo}</dt>
        <dd>¥${formatPrice(toBill)}</dd>`,
    );
  if (paidAt !== null && over > 0)
    parts.push(
      html`<dt>${surplusWay}</dt>
        <dd>¥${formatPrice(over)}</dd>`,
    );
  return html`<h1>${paidAt === null ? '支付处理中' : '支付成功'}</h1>
    <dl>
      <dt>支付单号</dt>
      <dd>${cashierNo}</dd>
      <dt>月结账单</dt>
      <dd>${billNo}</dd>
      <dt>支付金额</dt>
      <dd>¥${formatPrice(amount)}</dd>
      ${parts}
    </dl>
    <p>${paidAt === null ? '如已完成支付，请稍后刷新本页查看结果。' : '款项去向如上。'}</p>`;
}
