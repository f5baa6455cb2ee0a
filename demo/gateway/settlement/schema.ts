import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BILL_EVENTS, LineKind, SettleBillLine } from '../../../src/contract/settlement/bills';
import type { BillDateFlag } from '../../../src/contract/settlement/contract-info';
import type { DisputeMessage, DisputeReason, DisputeState } from '../../../src/contract/settlement/disputes';
import type { StoredBillState } from '../../../src/domain/settlement/bill-state';

/** Days are YYYY-MM-DD, amounts fen, rates millionths a day. */
declare module '../db/schema' {
  interface Schema {
    settle_contract: {
      enterprise_num: string;
      bill_date_flag: BillDateFlag;
      clearing_date: number;
      begin_date: string;
      end_date: string | null;
      late_rate: number;
      /** Days for confirmation, from the clearing date on. */
      confirm_days: number;
      pay_days: number;
      /** First day of the next bill's period, and the day on which it is made. */
      next_begin: string;
      next_bill_date: string;
      /** Whether the next closing has one bill per accounting entity, as set when its period began. */
      next_by_account: Generated<boolean>;
    };
    /** Terms from a later bill on; in force when `applied_at` is set. */
    settle_terms: {
      terms_no: GeneratedAlways<number>;
      enterprise_num: string;
      /** They are those of the bills whose period begins on this day or later. */
      begin_date: string;
      end_date: string | null;
      bill_date_flag: BillDateFlag;
      clearing_date: number;
      late_rate: number;
      confirm_days: number;
      pay_days: number;
      /** Operator of the agency. */
      set_by: string;
      set_at: Date;
      applied_at: Generated<Date | null>;
      /** End of the contract before these terms. */
      former_end: Generated<string | null>;
    };
    /** Numbers of accounting entities that have had a bill of their own. */
    settle_account: { enterprise_num: string; account_no: string; sequence: number };
    settle_bill: {
      bill_no: string;
      enterprise_num: string;
      /** Shared by all bills of one clearing date. */
      closing_no: string;
      /** Whether the closing is split: the bill is of one accounting entity, or of the lines without one. */
      by_account: Generated<boolean>;
      /** Accounting entity; '' for an unsplit bill and for the lines without an entity. */
      account_no: Generated<string>;
      /** Name at the time of the closing. */
      account_name: Generated<string>;
      bill_state: Generated<StoredBillState>;
      period_begin: string;
      period_end: string;
      bill_date: string;
      /** Terms of the contract when the bill was made. */
      bill_date_flag: BillDateFlag;
      late_rate: number;
      confirm_by: string;
      due_date: string;
      line_count: Generated<number>;
      total_amount: Generated<number>;
      kind_sums: ColumnType<
        { kind: LineKind; lineCount: number; amount: number }[],
        string | undefined,
        string
      >;
      /** Lines held back from the owed amount; updated until the bill is confirmed. */
      held_count: Generated<number>;
      held_amount: Generated<number>;
      paid_amount: Generated<number>;
      /** Late fee at settlement; null before. */
      settled_fee: number | null;
      made_at: Date | null;
      confirmed_at: Date | null;
      /** Staff number; null: not confirmed. */
      confirmed_by: string | null;
      confirmed_name: Generated<string>;
      /** Amount in fen above which the confirmer may not pay, as set at confirmation; null: without bound. */
      review_above: Generated<number | null>;
      settled_at: Date | null;
      revision: Generated<number>;
      /** Number that the remittance code is derived from. */
      remittance_no: GeneratedAlways<number>;
    };
    /** The closing that each ledger entry is billed in. */
    settle_item: { entry_no: number; closing_no: string };
    settle_line: {
      line_no: GeneratedAlways<number>;
      bill_no: string;
      kind: LineKind;
      part: Generated<SettleBillLine['part']>;
      amount: number;
      booked_at: Date;
      /** null for a line that derives from other lines. */
      entry_no: number | null;
      order_no: Generated<string>;
      segment_no: Generated<number>;
      passenger_no: Generated<number>;
      ticket_no: Generated<string>;
      product: Generated<SettleBillLine['product']>;
      traveller_no: Generated<string>;
      traveller_name: Generated<string>;
      /** Pinyin by which names are sorted. */
      traveller_name_sound: GeneratedAlways<string>;
      route: Generated<string>;
      flight_no: Generated<string>;
      dept_no: Generated<string>;
      dept_name: Generated<string>;
      cost_center_no: Generated<string>;
      cost_center_name: Generated<string>;
      entity_no: Generated<string>;
      entity_name: Generated<string>;
      /** The line of the previous bill that this one carries over. */
      from_line_no: number | null;
      /** The disputed line that this one carries over or corrects. */
      origin_line_no: number | null;
      dispute_no: Generated<string>;
      from_bill_no: Generated<string>;
    };
    settle_dispute: {
      dispute_no: string;
      bill_no: string;
      enterprise_num: string;
      dispute_state: Generated<DisputeState>;
      reason: DisputeReason;
      raised_by: string;
      raised_name: string;
      raised_at: Date;
      ended_at: Date | null;
    };
    settle_dispute_line: {
      dispute_no: string;
      line_no: number;
      claim_amount: number;
      /** null: undecided. */
      accepted_amount: number | null;
      /** False once withdrawn. */
      is_live: Generated<boolean>;
      correction_line_no: number | null;
    };
    settle_dispute_message: {
      dispute_no: string;
      sequence: number;
      sender: DisputeMessage['sender'];
      sender_name: string;
      content: string;
      sent_at: Date;
    };
    /** Lines held back from the owed amount when their bill was confirmed. */
    settle_held: { line_no: number; bill_no: string };
    settle_payment: {
      payment_no: GeneratedAlways<number>;
      bill_no: string;
      amount: number;
      paid_on: string;
      booked_at: Date;
      transfer_no: number;
      /** Payer in the portal; null: paid by bank transfer. */
      payer_no: Generated<string | null>;
      /** Moment at which the payment was undone; null: it counts. */
      undone_at: Date | null;
    };
    settle_event: {
      event_no: GeneratedAlways<number>;
      bill_no: string;
      how: (typeof BILL_EVENTS)[number];
      operator_name: Generated<string>;
      happened_at: Date;
      line_count: Generated<number>;
      amount: Generated<number>;
      about_no: Generated<string>;
    };
  }
}
