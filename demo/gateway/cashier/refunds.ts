import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import {
  ERRORS,
  REFUND_PATH,
  REFUND_QUERY_PATH,
  RefundQuery,
  RefundRequest,
} from '../../../src/protocol/cashier/messages';
import {
  isRefundQuerySigned,
  isRefundSigned,
  signResult,
  type Secrets,
} from '../../../src/protocol/cashier/sign';
import type { Decide, Refund, RefundAsked, TradeStore } from './trades';

/** How this cashier decides refunds that it could make; the last two are for tests of merchants. */
export const REFUND_WAYS = ['done', 'pending', 'refused'] as const;
export type RefundWay = (typeof REFUND_WAYS)[number];

/** Answers with the code of an error, and a text for the readers of the merchant's log. */
export const refuse = (reply: FastifyReply, error: keyof typeof ERRORS, message: string): FastifyReply =>
  reply.code(error === ERRORS.refundNoUsed ? 409 : 400).send({ error, message });

/** Mounts the calls of merchants for refunds. */
export function mountRefunds(
  app: FastifyInstance,
  { secrets, trades, refundWay }: { secrets: Secrets; trades: TradeStore; refundWay: () => RefundWay },
): void {
  app.post(REFUND_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const parsed = v.safeParse(RefundRequest, request.body);
    if (!parsed.success) return refuse(reply, 'fields', `字段有误：${fieldOf(parsed.issues)}`);
    const asked = parsed.output;
    if (!isRefundSigned(secrets, asked)) return refuse(reply, 'signature', '签名有误');
    const refund = await trades.takeRefund(asked, decideRefund(asked, refundWay()));
    if (!isSame(refund, asked)) return refuse(reply, 'refundNoUsed', '该退款单号已用于另一笔退款');
    return { refund: signResult(secrets[0], refund) };
  });

  app.post(REFUND_QUERY_PATH, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const parsed = v.safeParse(RefundQuery, request.body);
    if (!parsed.success) return refuse(reply, 'fields', `字段有误：${fieldOf(parsed.issues)}`);
    const { merchantNo, refundNo } = parsed.output;
    if (!isRefundQuerySigned(secrets, parsed.output)) return refuse(reply, 'signature', '签名有误');
    // a pending refund is made by the first query, as a bank would make it some time later
    await trades.finishRefund(merchantNo, refundNo);
    const refund = await trades.findRefund(merchantNo, refundNo);
    return { refund: refund === undefined ? null : signResult(secrets[0], refund) };
  });
}

export const fieldOf = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string =>
  v.getDotPath(issue) ?? '消息';

/** Decides a refund that can be made in this way, and refuses one above the rest of its trade. */
export const decideRefund =
  ({ amount }: RefundAsked, way: RefundWay): Decide =>
  (left) => {
    if (left === undefined) return { state: 'refused', refusal: '没有该笔交易' };
    if (amount > left) return { state: 'refused', refusal: '退款金额超过可退余额' };
    return { state: way, refusal: way === 'refused' ? '收款账户拒绝退款' : '' };
  };

const isSame = (stored: Refund, asked: RefundAsked): boolean =>
  stored.paymentNo === asked.paymentNo && stored.tradeNo === asked.tradeNo && stored.amount === asked.amount;
