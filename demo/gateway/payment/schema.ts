import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Safeguards } from '../../../src/domain/wallet/safeguards';

declare module '../db/schema' {
  interface Schema {
    payment: {
      payment_no: string;
      order_no: string;
      pay_type: number;
      sub_pay_type: number;
      amount: number;
      pay_state: 'pending' | 'paid' | 'refunded';
      /** The cashier's number of a third-party payment. */
      trade_no: string | null;
      created_at: Date;
      settled_at: Date | null;
      /** What the enterprise bears of a mixed payment, and by which of its wallets; 0 and null for none. */
      company_pay_type: number | null;
      company_sub_pay_type: number | null;
      company_amount: Generated<number>;
      /** Staff number; null: it is older than that is noted. */
      payer_no: string | null;
      /** When the cashier is asked for it unless it has told; null: no more, or it is none of the cashier's. */
      query_at: Generated<Date | null>;
    };
    /** What an enterprise has set of its prepaid account, fen; null for without bound. */
    wallet_rule: {
      enterprise_num: string;
      order_limit: number | null;
      person_day_limit: number | null;
      day_limit: number | null;
      /** A payment above needs the consent of somebody else. */
      review_above: number | null;
      /** Payments and recharges above need the security password of who makes them. */
      security_above: Generated<number | null>;
      /** Who is told is told once the balance falls below. */
      warn_below: number | null;
      /** It was below when it was last looked at. */
      is_low: Generated<boolean>;
      revision: number;
      changed_by: string | null;
      changed_at: Date;
    };
    /** Payments by the prepaid account that need the consent of somebody else. */
    wallet_review: {
      review_no: string;
      enterprise_num: string;
      order_no: string;
      /** Fen that may be paid at most. */
      amount: number;
      review_state: 'waiting' | 'agreed' | 'refused' | 'lapsed';
      asked_by: string;
      asked_at: Date;
      decided_by: string | null;
      decided_at: Date | null;
      refuse_reason: Generated<string>;
      /** The bound that it was asked for under; it holds for its order though the setting is changed. */
      review_above: number | null;
    };
    /** Changes of the rule that let more money go: a second administrator agrees to them. */
    wallet_rule_change: {
      change_no: GeneratedAlways<number>;
      enterprise_num: string;
      change_state: 'waiting' | 'agreed' | 'refused' | 'withdrawn' | 'lapsed';
      wanted: ColumnType<Partial<Safeguards>, string, never>;
      asked_by: string;
      asked_at: Date;
      decided_by: string | null;
      decided_at: Date | null;
    };
    /** Money of the cashier that could not be booked, or is of no payment of ours. */
    payment_suspense: {
      suspense_no: GeneratedAlways<number>;
      paid_for: 'order' | 'bill' | 'recharge';
      payment_no: string;
      trade_no: string;
      amount: number;
      /**
       * `failed`: it is tried again. `unknown`: no such payment, or of another amount. `secondTrade`: the payment was made by another
       * trade. `secondPerson`: it came late, and booked it would pass the bound above which another person is to pay.
       */
      why: 'failed' | 'unknown' | 'secondTrade' | 'secondPerson';
      detail: string;
      held_at: Date;
      try_at: Date | null;
      booked_at: Date | null;
      /** The person who has dealt with it by hand, and why; null: it was booked by itself, or waits. */
      dealt_by: Generated<string | null>;
      dealt_reason: Generated<string | null>;
    };
    ledger_account: {
      account_no: string;
      enterprise_num: string;
      kind: 'bank' | 'prepaid' | 'credit' | 'cashier' | 'sales';
      balance: Generated<number>;
      /** The balance never goes below: 0 for a prepaid wallet, minus the limit for a credit line. */
      floor: number | null;
    };
    ledger_transfer: {
      transfer_no: GeneratedAlways<number>;
      /** `settlement`: of monthly bills, beside orders. */
      kind: 'topUp' | 'payment' | 'refund' | 'settlement';
      payment_no: string | null;
      /** Of a top-up: what it was applied for by; null: it came with the data. */
      recharge_no: string | null;
      transferred_at: Date;
      memo: string;
    };
    ledger_entry: {
      entry_no: GeneratedAlways<number>;
      transfer_no: number;
      account_no: string;
      amount: number;
      balance_after: number;
      /** Taken over from the transfer, and from its payment's order; null for a top-up. */
      booked_at: GeneratedAlways<Date>;
      order_no: GeneratedAlways<string | null>;
      dept_no: GeneratedAlways<string | null>;
    };
  }
}
