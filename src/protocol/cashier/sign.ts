import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  HEAD,
  type OpenQuery,
  type PayNotice,
  type PayRequest,
  type RefundQuery,
  type RefundRequest,
  type RefundResult,
  type TradeQuery,
} from './messages';

/** Secrets that a side accepts; it signs with the first. The second is there while the secret changes. */
export type Secrets = readonly [string, ...string[]];

type Head = 'version' | 'currency';
type Unsigned<T> = Omit<T, 'sign' | Head>;
interface Versioned {
  version?: string | undefined;
  currency?: string | undefined;
}

/** Version 1, which has no head, is signed only in answer to a message of version 1. */
type HeadOf = typeof HEAD | Record<string, never>;

export const signRequest = (secret: string, request: Unsigned<PayRequest>) =>
  signed(secret, request, HEAD, requestFields);
export const isRequestSigned = (secrets: Secrets, request: PayRequest): boolean =>
  isSigned(secrets, request, requestFields);

/** Signs a notice in the version of the request or query that it answers. */
export const signNotice = (secret: string, notice: Unsigned<PayNotice>, asked: Versioned = HEAD): PayNotice =>
  signed(secret, notice, asked.version === undefined ? {} : HEAD, noticeFields) as PayNotice;
export const isNoticeSigned = (secrets: Secrets, notice: PayNotice): boolean =>
  isSigned(secrets, notice, noticeFields);

export const signQuery = (secret: string, query: Unsigned<TradeQuery>) =>
  signed(secret, query, HEAD, queryFields);
export const isQuerySigned = (secrets: Secrets, query: TradeQuery): boolean =>
  isSigned(secrets, query, queryFields);

export const signOpenQuery = (secret: string, query: Unsigned<OpenQuery>) =>
  signed(secret, query, HEAD, openQueryFields);
export const isOpenQuerySigned = (secrets: Secrets, query: OpenQuery): boolean =>
  isSigned(secrets, query, openQueryFields);

export const signRefund = (secret: string, request: Unsigned<RefundRequest>) =>
  signed(secret, request, HEAD, refundFields);
export const isRefundSigned = (secrets: Secrets, request: RefundRequest): boolean =>
  isSigned(secrets, request, refundFields);

export const signRefundQuery = (secret: string, query: Unsigned<RefundQuery>) =>
  signed(secret, query, HEAD, refundQueryFields);
export const isRefundQuerySigned = (secrets: Secrets, query: RefundQuery): boolean =>
  isSigned(secrets, query, refundQueryFields);

export const signResult = (secret: string, result: Unsigned<RefundResult>) =>
  signed(secret, result, HEAD, resultFields);
export const isResultSigned = (secrets: Secrets, result: RefundResult): boolean =>
  isSigned(secrets, result, resultFields);

/** Fields of each kind of message in the order in which they are signed, after its word, version and currency. */
type Fields<T> = (message: Unsigned<T>) => readonly [word: string, ...(string | number)[]];

const requestFields: Fields<PayRequest> = (r) => [
  'pay',
  r.merchantNo,
  r.paymentNo,
  r.amount,
  r.subject,
  r.notifyUrl,
  r.returnUrl,
];
const noticeFields: Fields<PayNotice> = (n) => ['notice', n.merchantNo, n.paymentNo, n.tradeNo, n.amount];
const queryFields: Fields<TradeQuery> = (q) => ['query', q.merchantNo, q.paymentNo];
const openQueryFields: Fields<OpenQuery> = (q) => ['openQuery', q.merchantNo, q.paymentNo];
const refundFields: Fields<RefundRequest> = (r) => [
  'refund',
  r.merchantNo,
  r.refundNo,
  r.paymentNo,
  r.tradeNo,
  r.amount,
  r.reason,
];
const refundQueryFields: Fields<RefundQuery> = (q) => ['refundQuery', q.merchantNo, q.refundNo];
const resultFields: Fields<RefundResult> = (r) => [
  'refundResult',
  r.merchantNo,
  r.refundNo,
  r.paymentNo,
  r.tradeNo,
  r.amount,
  r.state,
  r.refusal,
];

function signed<T extends object, H extends HeadOf>(
  secret: string,
  message: T,
  head: H,
  fields: (message: T) => readonly [string, ...unknown[]],
): T & H & { sign: string } {
  return { ...message, ...head, sign: hmac(secret, head, fields(message)) };
}

function isSigned<T extends Versioned & { sign: string }>(
  secrets: Secrets,
  message: T,
  fields: (message: T) => readonly [string, ...unknown[]],
): boolean {
  const given = Buffer.from(message.sign);
  return secrets.some((secret) => {
    const expected = Buffer.from(hmac(secret, message, fields(message)));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The first word keeps a signature from being valid for another kind of message. */
function hmac(secret: string, { version, currency }: Versioned, [word, ...rest]: readonly unknown[]): string {
  const head = version === undefined ? [] : [version, currency];
  return createHmac('sha256', secret)
    .update(JSON.stringify([word, ...head, ...rest]))
    .digest('hex');
}
