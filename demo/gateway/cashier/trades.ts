import type { PayNotice, RefundRequest, RefundResult } from '../../../src/protocol/cashier/messages';
import type { Database } from '../db/database';
import { inTransaction } from '../db/transaction';

type Head = 'version' | 'currency' | 'sign';

/** A payment at the cashier. */
export type Trade = Omit<PayNotice, Head>;
/** A refund at the cashier, or its refusal. */
export type Refund = Omit<RefundResult, Head>;
export type RefundAsked = Omit<RefundRequest, Head | 'reason'>;
export type RefundDecision = Pick<Refund, 'state' | 'refusal'>;

/** Decides about a new refund. `left`: fen of the trade that were not given back; undefined: there is no such trade. */
export type Decide = (left: number | undefined) => RefundDecision;

/** Store of the cashier's payments and refunds. */
export interface TradeStore {
  /** Stores a trade; a repetition changes nothing. */
  keep(trade: Trade): Promise<void>;
  find(merchantNo: string, paymentNo: string): Promise<Trade | undefined>;
  /** Fen of a trade that were given back or are about to be. */
  sumRefunded(merchantNo: string, paymentNo: string): Promise<number>;
  /** Decides about a refund and stores it at one moment for all of its trade; a known number is returned as it is. */
  takeRefund(asked: RefundAsked, decide: Decide): Promise<Refund>;
  findRefund(merchantNo: string, refundNo: string): Promise<Refund | undefined>;
  /** Makes a pending refund. */
  finishRefund(merchantNo: string, refundNo: string): Promise<void>;
}

declare module '../db/schema' {
  interface Schema {
    /** Table of the embedded cashier alone, of the demo and of sandboxes: the gateway queries that cashier instead. */
    cashier_trade: {
      merchant_no: string;
      payment_no: string;
      trade_no: string;
      /** Fen. */
      amount: number;
    };
    /** Table of the embedded cashier alone. */
    cashier_trade_refund: {
      merchant_no: string;
      refund_no: string;
      payment_no: string;
      trade_no: string;
      /** Fen. */
      amount: number;
      state: Refund['state'];
      refusal: string;
    };
  }
}

/** Store in the tables of the demo's database. */
export const tradesIn = (db: Database): TradeStore => ({
  async keep({ merchantNo, paymentNo, tradeNo, amount }) {
    await db
      .insertInto('cashier_trade')
      .values({ merchant_no: merchantNo, payment_no: paymentNo, trade_no: tradeNo, amount })
      .onConflict((conflict) => conflict.columns(['merchant_no', 'payment_no']).doNothing())
      .execute();
  },
  find: (merchantNo, paymentNo) => findTrade(db, { merchantNo, paymentNo }),
  sumRefunded: (merchantNo, paymentNo) => sumRefunded(db, { merchantNo, paymentNo }),
  takeRefund: (asked, decide) =>
    inTransaction(db, async (tx) => {
      // two refunds of a trade come one after the other, so that they do not both take its rest
      const trade = await findTrade(tx, asked, { lock: true });
      const isOf = trade !== undefined && trade.tradeNo === asked.tradeNo;
      const left = isOf ? trade.amount - (await sumRefunded(tx, asked)) : undefined;
      const { merchantNo, refundNo, paymentNo, tradeNo, amount } = asked;
      await tx
        .insertInto('cashier_trade_refund')
        .values({
          merchant_no: merchantNo,
          refund_no: refundNo,
          payment_no: paymentNo,
          trade_no: tradeNo,
          amount,
          ...decide(left),
        })
        .onConflict((conflict) => conflict.columns(['merchant_no', 'refund_no']).doNothing())
        .execute();
      const stored = await findRefund(tx, asked);
      if (stored === undefined) throw new Error(`Refund ${refundNo} was not stored`);
      return stored;
    }),
  findRefund: (merchantNo, refundNo) => findRefund(db, { merchantNo, refundNo }),
  async finishRefund(merchantNo, refundNo) {
    await db
      .updateTable('cashier_trade_refund')
      .set({ state: 'done' })
      .where('merchant_no', '=', merchantNo)
      .where('refund_no', '=', refundNo)
      .where('state', '=', 'pending')
      .execute();
  },
});

type TradeKey = Pick<Trade, 'merchantNo' | 'paymentNo'>;

const findTrade = (
  db: Database,
  { merchantNo, paymentNo }: TradeKey,
  { lock = false } = {},
): Promise<Trade | undefined> =>
  db
    .selectFrom('cashier_trade')
    .select(['merchant_no as merchantNo', 'payment_no as paymentNo', 'trade_no as tradeNo', 'amount'])
    .where('merchant_no', '=', merchantNo)
    .where('payment_no', '=', paymentNo)
    .$if(lock, (q) => q.forUpdate())
    .executeTakeFirst();

async function sumRefunded(db: Database, { merchantNo, paymentNo }: TradeKey): Promise<number> {
  const { refunded } = await db
    .selectFrom('cashier_trade_refund')
    .select(({ fn }) => fn.sum<string | null>('amount').as('refunded'))
    .where('merchant_no', '=', merchantNo)
    .where('payment_no', '=', paymentNo)
    .where('state', '<>', 'refused')
    .executeTakeFirstOrThrow();
  return Number(refunded ?? 0);
}

const findRefund = (
  db: Database,
  { merchantNo, refundNo }: Pick<Refund, 'merchantNo' | 'refundNo'>,
): Promise<Refund | undefined> =>
  db
    .selectFrom('cashier_trade_refund')
    .select(['merchant_no as merchantNo', 'refund_no as refundNo', 'payment_no as paymentNo'])
    .select(['trade_no as tradeNo', 'amount', 'state', 'refusal'])
    .where('merchant_no', '=', merchantNo)
    .where('refund_no', '=', refundNo)
    .executeTakeFirst();
