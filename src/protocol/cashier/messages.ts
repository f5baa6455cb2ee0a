import * as v from 'valibot';

/** Version and currency of every message. Amounts are fen. */
export const VERSION = '2';
export const CURRENCY = 'CNY';
export const HEAD = { version: VERSION, currency: CURRENCY } as const;

/** Paths at the cashier. */
export const PAY_PATH = '/pay';
export const TRADE_QUERY_PATH = '/trades/query';
export const REFUND_PATH = '/refunds';
export const REFUND_QUERY_PATH = '/refunds/query';

const Fen = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const Hmac = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const No = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64), v.regex(/^\P{Cc}+$/u));
const Text = v.pipe(v.string(), v.maxLength(200));

const Head = { version: v.literal(VERSION), currency: v.literal(CURRENCY) };
/**
 * Version 1 had neither version nor currency. Pay links of it are in the hands of payers, and notices of payments begun
 * with them come for days, so both stay accepted.
 */
const FormerHead = { version: v.optional(v.never()), currency: v.optional(v.never()) };

const eitherHead = <E extends v.ObjectEntries>(entries: E) =>
  v.union([v.object({ ...entries, ...Head }), v.object({ ...entries, ...FormerHead })]);

/** Payment request of a merchant. It travels in the pay URL, so the cashier does not store it. */
export const PayRequest = eitherHead({
  merchantNo: No,
  paymentNo: No,
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
export const PayNotice = eitherHead({
  merchantNo: No,
  paymentNo: No,
  tradeNo: No,
  /** Fen. */
  amount: Fen,
  sign: Hmac,
});
export type PayNotice = v.InferOutput<typeof PayNotice>;

/** Added to `notifyUrl` for the address at which the cashier asks whether a payment is still wanted. */
export const OPEN_PATH = '/open';

/** Question of the cashier before it takes the money of a payment. */
export const OpenQuery = v.object({ ...Head, merchantNo: No, paymentNo: No, sign: Hmac });
export type OpenQuery = v.InferOutput<typeof OpenQuery>;

/** Whether the payment is wanted; `why`: text for the payer when it is not, '' otherwise. */
export const OpenAnswer = v.object({ open: v.boolean(), why: Text });
export type OpenAnswer = v.InferOutput<typeof OpenAnswer>;

/** Query of a merchant that has not received the notice of a payment. */
export const TradeQuery = eitherHead({ merchantNo: No, paymentNo: No, sign: Hmac });
export type TradeQuery = v.InferOutput<typeof TradeQuery>;

/** The notice of the payment; null: unpaid. */
export const TradeAnswer = v.object({ notice: v.nullable(PayNotice) });

/** Request of a merchant to give a part of a trade back. The cashier acts once for a number. */
export const RefundRequest = v.object({
  ...Head,
  merchantNo: No,
  /** Number of the refund, made by the merchant. */
  refundNo: No,
  paymentNo: No,
  tradeNo: No,
  /** Fen, at most the rest of the trade. */
  amount: Fen,
  /** Text that the payer may see. */
  reason: Text,
  sign: Hmac,
});
export type RefundRequest = v.InferOutput<typeof RefundRequest>;

export const RefundQuery = v.object({ ...Head, merchantNo: No, refundNo: No, sign: Hmac });
export type RefundQuery = v.InferOutput<typeof RefundQuery>;

/**
 * `done`: the money is on its way back for good. `pending`: not decided, query again. `refused`: no money has moved or
 * will move for this number.
 */
const REFUND_STATES = ['done', 'pending', 'refused'] as const;

export const RefundResult = v.object({
  ...Head,
  merchantNo: No,
  refundNo: No,
  paymentNo: No,
  tradeNo: No,
  /** Fen. */
  amount: Fen,
  state: v.picklist(REFUND_STATES),
  /** Reason of a refusal; '' otherwise. */
  refusal: Text,
  sign: Hmac,
});
export type RefundResult = v.InferOutput<typeof RefundResult>;

/** The state of a refund; null: the cashier has not received its number. */
export const RefundAnswer = v.object({ refund: v.nullable(RefundResult) });

/** Codes of errors, which answer with a status of 400 or 409. */
export const ERRORS = {
  /** 400: a field is missing or has the wrong form, or the version or currency is unknown. */
  fields: 'fields',
  /** 400: no secret of the cashier makes this signature. */
  signature: 'signature',
  /** 409: the number belongs to a refund with other fields. */
  refundNoUsed: 'refundNoUsed',
} as const;
