import type { FastifyReply } from 'fastify';
import { formatPrice } from '../../../src/domain/money/money';
import type { PayRequest } from '../../../src/protocol/cashier/messages';
import { SANDBOX_PAY_PATH } from '../payment/cashier-link';
import { html, page, type Html } from '../server/pages/html';

const TITLE = '沙箱收银台 · 不产生真实扣款';

/** State of a payment on its page. */
interface Shown {
  /** undefined: unpaid. */
  tradeNo: string | undefined;
  /** Fen. */
  refunded: number;
  problem: string;
}

export function sendPayment(reply: FastifyReply, payment: PayRequest, shown: Shown): FastifyReply {
  // browsers follow the redirect after a form only to origins in form-action, and heed the first directive alone
  const policy = String(reply.getHeader('content-security-policy'))
    .split(';')
    .filter((directive) => !directive.trim().startsWith('form-action'));
  policy.push(`form-action 'self' ${new URL(payment.returnUrl).origin}`);
  void reply.header('content-security-policy', policy.join(';'));
  return send(reply, paymentBody(payment, shown));
}

export const sendUnknown = (reply: FastifyReply): FastifyReply =>
  send(
    reply.code(404),
    html`<h1>支付链接无效</h1>
      <p>没有这笔沙箱支付，或链接已被修改，请返回订单重新支付。</p>`,
  );

export const sendOver = (
  reply: FastifyReply,
  { subject, paymentNo, returnUrl }: PayRequest,
  why: string,
): FastifyReply =>
  send(
    reply.code(409),
    html`<h1>${why}</h1>
      <dl>
        <dt>商品</dt>
        <dd>${subject}</dd>
        <dt>支付单号</dt>
        <dd>${paymentNo}</dd>
      </dl>
      <p><a href="${returnUrl}">返回商户</a></p>`,
  );

const send = (reply: FastifyReply, body: Html): FastifyReply =>
  reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(TITLE, body));

function paymentBody(payment: PayRequest, { tradeNo, refunded, problem }: Shown): Html {
  const fields = Object.entries(payment).flatMap(([name, value]) =>
    value === undefined ? [] : [html`<input type="hidden" name="${name}" value="${value}" />`],
  );
  const others =
    tradeNo === undefined
      ? [
          html`<button type="submit" formaction="${SANDBOX_PAY_PATH}/fail">失败</button>`,
          html`<button type="submit" formaction="${SANDBOX_PAY_PATH}/cancel">取消</button>`,
        ]
      : [];
  return html`<h1>${TITLE}</h1>
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
              <dd>¥${formatPrice(refunded)}</dd>`
      }
    </dl>
    <form class="actions" method="post" action="${SANDBOX_PAY_PATH}/confirm">
      ${fields}
      <button class="primary" type="submit">${tradeNo === undefined ? '成功' : '返回商户'}</button>
      ${others}
    </form>`;
}
