import type { Generated, GeneratedAlways } from 'kysely';
import type { LeftWhy, MatchedHow } from '../../../../src/domain/settlement/match-transfers';
import '../../db/schema';

/** Days are YYYY-MM-DD, amounts fen. */
declare module '../../db/schema' {
  interface Schema {
    settle_statement: {
      statement_no: GeneratedAlways<number>;
      file_name: string;
      imported_by: string;
      imported_at: Date;
      row_count: number;
      added_count: number;
    };
    settle_receipt: {
      receipt_no: GeneratedAlways<number>;
      bank_reference: string;
      statement_no: number;
      /** In the file, as spreadsheets count. */
      row_no: number;
      received_on: string;
      amount: number;
      payer_name: string;
      purpose: string;
      receipt_state: Generated<'open' | 'booked' | 'dismissed'>;
      /** When it was last compared with the bills; null: not yet. */
      looked_at: Date | null;
      /** `undone`: it was booked for a bill, and somebody has taken that back. */
      left_why: Generated<LeftWhy | 'prepaidMissing' | 'undone' | ''>;
      how: MatchedHow | 'hand' | null;
      bill_no: string | null;
      payment_no: number | null;
      over_amount: Generated<number>;
      over_transfer_no: number | null;
    };
    settle_receipt_step: {
      step_no: GeneratedAlways<number>;
      receipt_no: number;
      how: MatchedHow | 'hand' | 'dismissed' | 'reopened' | 'undone';
      /** '' for the gateway itself. */
      operator_name: string;
      happened_at: Date;
      bill_no: string | null;
      reason: Generated<string>;
    };
    settle_cashier: {
      cashier_no: string;
      bill_no: string;
      amount: number;
      sub_pay_type: number;
      payer_no: string;
      begun_at: Date;
      /** When the cashier is asked for it unless it has told; null: no more. */
      query_at: Date | null;
      /** null: it is not paid. */
      paid_at: Date | null;
      /** The cashier's number. */
      trade_no: string | null;
      payment_no: number | null;
      over_amount: Generated<number>;
      over_transfer_no: number | null;
    };
    /** A transfer that takes back another one. */
    settle_reversal: { transfer_no: number; reversed_no: number; receipt_no: number };
  }
}
