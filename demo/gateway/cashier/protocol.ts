import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';

const Fen = v.pipe(v.number(), v.integer(), v.minValue(1));
const Hmac = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** What a merchant asks the cashier to take. It travels in the pay URL, so the cashier keeps nothing. */
export const PayRequest = v.object({
  merchantNo: v.pipe(v.string(), v.nonEmpty()),
  paymentNo: v.pipe(v.string(), v.nonEmpty()),
  /** Fen. */
  amount: Fen,
  subject: v.string(),
  /** Called by the cashier, server to server, once the payer has paid. */
  notifyUrl: v.pipe(v.string(), v.url()),
  /** Where the payer goes afterwards. */
  returnUrl: v.pipe(v.string(), v.url()),
  sign: Hmac,
});
export type PayRequest = v.InferOutput<typeof PayRequest>;

/** What the cashier tells the merchant. The same payment always gets the same `tradeNo`. */
export const PayNotice = v.object({
  merchantNo: v.pipe(v.string(), v.nonEmpty()),
  paymentNo: v.pipe(v.string(), v.nonEmpty()),
  tradeNo: v.pipe(v.string(), v.nonEmpty()),
  amount: Fen,
  sign: Hmac,
});
export type PayNotice = v.InferOutput<typeof PayNotice>;

/** What a merchant asks for whom the notice of a payment did not reach. */
export const TradeQuery = v.object({
  merchantNo: v.pipe(v.string(), v.nonEmpty()),
  paymentNo: v.pipe(v.string(), v.nonEmpty()),
  sign: Hmac,
});
export type TradeQuery = v.InferOutput<typeof TradeQuery>;

/** The notice as it was to be told; null: nothing is paid. */
export const TradeAnswer = v.object({ notice: v.nullable(PayNotice) });

/** Where a merchant asks, at the cashier. */
export const TRADE_QUERY_PATH = '/trades/query';

type Unsigned<T> = Omit<T, 'sign'>;

export function signRequest(secret: string, request: Unsigned<PayRequest>): PayRequest {
  return { ...request, sign: hmac(secret, requestFields(request)) };
}
export function isRequestSigned(secret: string, request: PayRequest): boolean {
  return matches(request.sign, hmac(secret, requestFields(request)));
}
export function signNotice(secret: string, notice: Unsigned<PayNotice>): PayNotice {
  return { ...notice, sign: hmac(secret, noticeFields(notice)) };
}
export function isNoticeSigned(secret: string, notice: PayNotice): boolean {
  return matches(notice.sign, hmac(secret, noticeFields(notice)));
}
export function signQuery(secret: string, query: Unsigned<TradeQuery>): TradeQuery {
  return { ...query, sign: hmac(secret, queryFields(query)) };
}
export function isQuerySigned(secret: string, query: TradeQuery): boolean {
  return matches(query.sign, hmac(secret, queryFields(query)));
}

// the first word keeps a signature from serving for another message
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
function matches(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
