import type { Generated, GeneratedAlways } from 'kysely';
import type { UnmatchedReason, MatchedHow } from '../../../../src/domain/settlement/match-transfers';
import '../../db/schema';

/** Days are YYYY-MM-DD, amounts fen. */
declare module '../../db/schema' {
  interface Schema {
    settle_statement: {
      statement_no: GeneratedAlways<number>;
      file_name: string;
      imported_by: string;
      /** Operator who imported the file or typed the receipt; null for statements of before. */
      operator_no: Generated<string | null>;
      imported_at: Date;
      row_count: number;
      added_count: number;
    };
    settle_receipt: {
      receipt_no: GeneratedAlways<number>;
      tmc_number: string;
      /** Unique within the agency. */
      bank_reference: string;
      statement_no: number;
      /** A file of the bank has this receipt, besides the one that it came from. */
      is_filed: Generated<boolean>;
      /** Row number in the file, counted as in spreadsheets. */
      row_no: number;
      received_on: string;
      amount: number;
      payer_name: string;
      purpose: string;
      receipt_state: Generated<'open' | 'booked' | 'dismissed'>;
      /** Moment of the last comparison with the bills; null: none yet. */
      looked_at: Date | null;
      /** `undone`: the receipt was booked for a bill and the booking was taken back. */
      left_why: Generated<UnmatchedReason | 'prepaidMissing' | 'needsTwo' | 'undone' | ''>;
      how: MatchedHow | 'hand' | null;
      bill_no: string | null;
      payment_no: number | null;
      over_amount: Generated<number>;
      over_transfer_no: number | null;
      /** Its booking has once waited for a second operator, and needs two from then on. */
      needed_two: Generated<boolean>;
      /** Operator of the first of two confirmations, with the name at that moment; null and '' for none. */
      first_operator_no: Generated<string | null>;
      first_operator_name: Generated<string>;
      /** Bill that the first operator has named. */
      first_bill_no: Generated<string | null>;
      first_confirmed_at: Generated<Date | null>;
    };
    /** Removed receipts whose bookings have waited for a second operator. */
    settle_needed_two: { tmc_number: string; bank_reference: string };
    settle_receipt_step: {
      step_no: GeneratedAlways<number>;
      receipt_no: number;
      how:
        | MatchedHow
        | 'hand'
        | 'dismissed'
        | 'reopened'
        | 'undone'
        | 'confirmedFirst'
        | 'confirmationWithdrawn';
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
      /** Moment at which the cashier is queried without a notice; null: never again. */
      query_at: Date | null;
      /** null: unpaid. */
      paid_at: Date | null;
      /** The cashier's trade number. */
      trade_no: string | null;
      payment_no: number | null;
      over_amount: Generated<number>;
      over_transfer_no: number | null;
    };
    /** A transfer that reverses another one. */
    settle_reversal: { transfer_no: number; reversed_no: number; receipt_no: number };
  }
}
