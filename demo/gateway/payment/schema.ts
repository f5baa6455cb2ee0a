import type { Generated, GeneratedAlways } from 'kysely';

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
      kind: 'topUp' | 'payment' | 'refund';
      payment_no: string | null;
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
