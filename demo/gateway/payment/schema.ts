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
      /** The cashier's trade number of a third-party payment. */
      trade_no: string | null;
      created_at: Date;
      settled_at: Date | null;
      /** The enterprise's part of a mixed payment and the wallet that bears it; 0 and null for none. */
      company_pay_type: number | null;
      company_sub_pay_type: number | null;
      company_amount: Generated<number>;
      /** Staff number; null for payments older than this column. */
      payer_no: string | null;
      /** Time of the next query to the cashier without a notice; null: no more queries, or not paid at the cashier. */
      query_at: Generated<Date | null>;
    };
    /** An enterprise's limits of its prepaid account in fen; null: no limit. */
    wallet_rule: {
      enterprise_num: string;
      order_limit: number | null;
      person_day_limit: number | null;
      day_limit: number | null;
      /** Payments above this amount need another person's consent. */
      review_above: number | null;
      /** Payments and recharges above this amount need the payer's security password. */
      security_above: Generated<number | null>;
      /** The persons to be warned are notified when the balance falls below this amount. */
      warn_below: number | null;
      /** The balance was below the warning amount at the last check. */
      is_low: Generated<boolean>;
      revision: number;
      changed_by: string | null;
      changed_at: Date;
    };
    /** Payments by the prepaid account that need another person's consent. */
    wallet_review: {
      review_no: string;
      enterprise_num: string;
      order_no: string;
      /** Highest amount in fen that the consent covers. */
      amount: number;
      review_state: 'waiting' | 'agreed' | 'refused' | 'lapsed';
      asked_by: string;
      asked_at: Date;
      decided_by: string | null;
      decided_at: Date | null;
      refuse_reason: Generated<string>;
      /** The bound at the time of the request; it stays valid for the order when the setting changes. */
      review_above: number | null;
    };
    /** Changes that loosen the limits and need the consent of a second administrator. */
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
    /** Money of the cashier that could not be booked, matches no payment, or was refused to be given back. */
    payment_suspense: {
      suspense_no: GeneratedAlways<number>;
      paid_for: 'order' | 'bill' | 'recharge';
      payment_no: string;
      trade_no: string;
      amount: number;
      /**
       * `failed`: booking is retried. `unknown`: no such payment, or another amount. `secondTrade`: another trade made
       * the payment. `secondPerson`: the money came late and its booking would exceed the bound above which another
       * person has to pay. `refundRefused`: the cashier refused to give it back. `refundOpen`: it has neither given it
       * back nor refused to for a day.
       */
      why: 'failed' | 'unknown' | 'secondTrade' | 'secondPerson' | 'refundRefused' | 'refundOpen';
      detail: string;
      held_at: Date;
      try_at: Date | null;
      booked_at: Date | null;
      /** The person who dealt with it by hand; null: booked automatically, or waiting. */
      dealt_by: Generated<string | null>;
      dealt_reason: Generated<string | null>;
      /** Bank reference of the settlement by hand, also of a first confirmation; '' for none. */
      bank_reference: Generated<string>;
      /** Operator of the first of two confirmations, with the name at that moment; null and '' for none. */
      first_operator_no: Generated<string | null>;
      first_operator_name: Generated<string>;
      first_reason: Generated<string>;
      first_confirmed_at: Generated<Date | null>;
      /** It has once waited for a second operator, and needs two from then on. */
      needed_two: Generated<boolean>;
      /** The refund that the cashier refused or leaves open; null: money that the cashier received. */
      refund_no: Generated<string | null>;
    };
    ledger_account: {
      account_no: string;
      enterprise_num: string;
      /** `refundDue`: money that payers get back by the cashier, which has not confirmed it yet. */
      kind: 'bank' | 'prepaid' | 'credit' | 'cashier' | 'refundDue' | 'sales';
      balance: Generated<number>;
      /** Lower limit of the balance: 0 for a prepaid wallet, minus the limit for a credit line. */
      floor: number | null;
    };
    ledger_transfer: {
      transfer_no: GeneratedAlways<number>;
      /** `settlement`: of monthly bills, without an order. `givenBack`: the payer has got money that was due back. */
      kind: 'topUp' | 'payment' | 'refund' | 'settlement' | 'givenBack';
      payment_no: string | null;
      /** Recharge application of a top-up; null: part of the initial data. */
      recharge_no: string | null;
      transferred_at: Date;
      memo: string;
      /** Bill that a settlement belongs to, and refund of a part of an order; null for none. */
      bill_no: Generated<string | null>;
      refund_no: Generated<string | null>;
      /** Staff number of the payer of a bill; for other people of a settlement, the name that the enterprise may see. */
      person_no: Generated<string | null>;
      person_name: Generated<string>;
    };
    ledger_entry: {
      entry_no: GeneratedAlways<number>;
      transfer_no: number;
      account_no: string;
      amount: number;
      balance_after: number;
      /** Copied from the transfer and from its payment's order; null for a top-up. */
      booked_at: GeneratedAlways<Date>;
      order_no: GeneratedAlways<string | null>;
      dept_no: GeneratedAlways<string | null>;
    };
  }
}
