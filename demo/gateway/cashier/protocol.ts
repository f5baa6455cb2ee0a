import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const Fen = v.pipe(v.number(), v.integer(), v.minValue(1));
const Hmac = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** Payment request of a merchant. It travels in the pay URL, so the cashier does not store it. */
export const PayRequest = v.object({
  merchantNo: v.pipe(v.string(), v.nonEmpty()),
  paymentNo: v.pipe(v.string(), v.nonEmpty()),
  /** Fen. */
  amount: Fen,
  subject: v.string(),
  /** Called by the cashier, server to server, after the payment. */
  notifyUrl: v.pipe(v.string(), v.url()),
  /** Address that the payer returns to. */
  returnUrl: v.pipe(v.string(), v.url()),
  sign: Hmac,
});
export type PayRequest = v.InferOutput<typeof PayRequest>;

/** Notice of the cashier to the merchant. The same payment always gets the same `tradeNo`. */
export const PayNotice = v.object({
  merchantNo: v.pipe(v.string(), v.nonEmpty()),
  paymentNo: v.pipe(v.string(), v.nonEmpty()),
  tradeNo: v.pipe(v.string(), v.nonEmpty()),
  amount: Fen,
  sign: Hmac,
});
export type PayNotice = v.InferOutput<typeof PayNotice>;

/** Query of a merchant that has not received the notice of a payment. */
export const TradeQuery = v.object({
  merchantNo: v.pipe(v.string(), v.nonEmpty()),
  paymentNo: v.pipe(v.string(), v.nonEmpty()),
  sign: Hmac,
});
export type TradeQuery = v.InferOutput<typeof TradeQuery>;

/** The notice of the payment; null: unpaid. */
export const TradeAnswer = v.object({ notice: v.nullable(PayNotice) });

/** Path of the query at the cashier. */
export const TRADE_QUERY_PATH = '/trades/query';

type Unsigned<T> = Omit<T, 'sign'>;

export function signRequest(secret: string, request: Unsigned<PayRequest>): PayRequest {
  return { ...request, sign: hmac(secret, requestFields(request)) };
}
export function isRequestSigned(secret: string, request: PayRequest): boolean {
  return isSameSignature(request.sign, hmac(secret, requestFields(request)));
}
export function signNotice(secret: string, notice: Unsigned<PayNotice>): PayNotice {
  return { ...notice, sign: hmac(secret, noticeFields(notice)) };
}
export function isNoticeSigned(secret: string, notice: PayNotice): boolean {
  return isSameSignature(notice.sign, hmac(secret, noticeFields(notice)));
}
export function signQuery(secret: string, query: Unsigned<TradeQuery>): TradeQuery {
  return { ...query, sign: hmac(secret, queryFields(query)) };
}
export function isQuerySigned(secret: string, query: TradeQuery): boolean {
  return isSameSignature(query.sign, hmac(secret, queryFields(query)));
}

// the first word keeps a signature from being valid for another message
function requestFields(r: Unsigned<PayRequest>): unknown[] {
  return ['pay', r.merchantNo, r.paymentNo, r.amount, r.subject, r.notifyUrl, r.returnUrl];
}
function noticeFields(n: Unsigned<PayNotice>): unknown[] {
  return ['notice', n.merchantNo, n.paymentNo, n.tradeNo, n.amount];
}
function queryFields(q: Unsigned<TradeQuery>): unknown[] {
  return ['query', q.merchantNo, q.paymentNo];
}
function hmac(secret: string, fields: unknown[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(fields)).digest('hex');
}
function isSameSignature(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
