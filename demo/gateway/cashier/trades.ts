import type { Database } from '../db/database';
import type { PayNotice } from './protocol';

declare module '../db/schema' {
  interface Schema {
    /** Of the demo's cashier alone: the gateway asks the cashier for them, as it would a real one. */
    cashier_trade: {
      merchant_no: string;
      payment_no: string;
      trade_no: string;
      /** Fen. */
      amount: number;
    };
  }
}

/** What was paid at the cashier. */
export type Trade = Omit<PayNotice, 'sign'>;

/** Where the cashier keeps what it has taken. */
export interface TradeStore {
  /** Keeps it; the same trade again changes nothing. */
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
