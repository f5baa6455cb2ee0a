import type { Database } from '../db/database';
import type { PayNotice } from './protocol';

declare module '../db/schema' {
  interface Schema {
    /** Table of the demo's cashier alone: the gateway queries the cashier instead, as it would a real one. */
    cashier_trade: {
      merchant_no: string;
      payment_no: string;
      trade_no: string;
      /** Fen. */
      amount: number;
    };
  }
}

/** A payment at the cashier. */
export type Trade = Omit<PayNotice, 'sign'>;

/** Store of the cashier's payments. */
export interface TradeStore {
  /** Stores a trade; a repetition changes nothing. */
  keep(trade: Trade): Promise<void>;
  find(merchantNo: string, paymentNo: string): Promise<Trade | undefined>;
}

export const tradesIn = (db: Database): TradeStore => ({
  async keep({ merchantNo, paymentNo, tradeNo, amount }) {
    await db
      .insertInto('cashier_trade')
      .values({ merchant_no: merchantNo, payment_no: paymentNo, trade_no: tradeNo, amount })
      .onConflict((conflict) => conflict.columns(['merchant_no', 'payment_no']).doNothing())
      .execute();
  },
  find: (merchantNo, paymentNo) =>
    db
      .selectFrom('cashier_trade')
      .select(['merchant_no as merchantNo', 'payment_no as paymentNo', 'trade_no as tradeNo', 'amount'])
      .where('merchant_no', '=', merchantNo)
      .where('payment_no', '=', paymentNo)
      .executeTakeFirst(),
});
