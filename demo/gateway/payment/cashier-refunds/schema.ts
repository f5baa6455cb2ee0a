import type { Generated } from 'kysely';

declare module '../../db/schema' {
  interface Schema {
    /** Money of payments at the cashier that goes back to the payer through the cashier. */
    cashier_refund: {
      refund_no: string;
      enterprise_num: string;
      paid_for: 'order' | 'bill';
      /** Number and trade of the payment at the cashier. */
      payment_no: string;
      trade_no: string;
      /** Fen. */
      amount: number;
      reason: string;
      /** Number of the refund of tickets; null: another cause. */
      after_sale_no: string | null;
      /**
       * `waiting`: the cashier has not answered. `pending`: it has not decided. `refused`: it waits for operators.
       * `settled`: given back by hand.
       */
      refund_state: Generated<'waiting' | 'pending' | 'done' | 'refused' | 'settled'>;
      /** 1, and one more whenever operators ask the cashier again after a refusal. */
      attempt: Generated<number>;
      /** Number of requests of this attempt. */
      asks: Generated<number>;
      begun_at: Date;
      /** Time of the next request; null: decided. */
      ask_at: Date | null;
      /** Why the last request of this attempt has no answer; '' when it was answered. */
      last_failure: Generated<string>;
      ended_at: Date | null;
      /** Transfer that booked it as given back. */
      transfer_no: number | null;
    };
  }
}
