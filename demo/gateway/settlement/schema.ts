import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { BILL_EVENTS, LineKind, SettleBillLine } from '../../../src/contract/settlement/bills';
import type { BillDateFlag } from '../../../src/contract/settlement/contract-info';
import type { DisputeMessage, DisputeReason, DisputeState } from '../../../src/contract/settlement/disputes';
import type { KeptState } from '../../../src/domain/settlement/bill-state';

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
      /** From the clearing date on. */
      confirm_days: number;
      pay_days: number;
      /** The bill that is to come: its first day and the day on which it is made. */
      next_begin: string;
      next_bill_date: string;
      /** It is one of each accounting entity: what the enterprise had set when its period began. */
      next_by_account: Generated<boolean>;
    };
    /** Numbers of accounting entities that have had a bill of their own. */
    settle_account: { enterprise_num: string; account_no: string; sequence: number };
    settle_bill: {
      bill_no: string;
      enterprise_num: string;
      /** All bills of one clearing date have the same. */
      closing_no: string;
      /** It is of one accounting entity, or of what has none. */
      by_account: Generated<boolean>;
      /** Of the accounting entity; '' of all in one, or of what has none. */
      account_no: Generated<string>;
      /** As it was called then. */
      account_name: Generated<string>;
      bill_state: Generated<KeptState>;
      period_begin: string;
      period_end: string;
      bill_date: string;
      /** As the contract had them when it was made. */
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
      /** Lines that are left out of what is owed: those of the moment, until it is confirmed. */
      held_count: Generated<number>;
      held_amount: Generated<number>;
      paid_amount: Generated<number>;
      /** The late fee that it was settled with; null before. */
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
      /** What its remittance code is made of. */
      remittance_no: GeneratedAlways<number>;
    };
    /** What of the ledger is on the bills of which closing. */
    settle_item: { entry_no: number; closing_no: string };
    settle_line: {
      line_no: GeneratedAlways<number>;
      bill_no: string;
      kind: LineKind;
      part: Generated<SettleBillLine['part']>;
      amount: number;
      booked_at: Date;
      /** null of what comes of other lines. */
      entry_no: number | null;
      order_no: Generated<string>;
      segment_no: Generated<number>;
      passenger_no: Generated<number>;
      ticket_no: Generated<string>;
      product: Generated<SettleBillLine['product']>;
      traveller_no: Generated<string>;
      traveller_name: Generated<string>;
      /** What names are sorted by. */
      traveller_name_sound: GeneratedAlways<string>;
      route: Generated<string>;
      flight_no: Generated<string>;
      dept_no: Generated<string>;
      dept_name: Generated<string>;
      cost_center_no: Generated<string>;
      cost_center_name: Generated<string>;
      entity_no: Generated<string>;
      entity_name: Generated<string>;
      /** The line of the bill before that is carried over. */
      from_line_no: number | null;
      /** The line that was disputed, of one that is carried over or corrects it. */
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
      /** null: not decided. */
      accepted_amount: number | null;
      /** It was not withdrawn. */
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
    /** Lines that were left out of what is owed when their bill was confirmed. */
    settle_held: { line_no: number; bill_no: string };
    settle_payment: {
      payment_no: GeneratedAlways<number>;
      bill_no: string;
      amount: number;
      paid_on: string;
      booked_at: Date;
      transfer_no: number;
      /** Who has paid it in the portal; null: it came by bank. */
      payer_no: Generated<string | null>;
      /** It counts no more; null: it does. */
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
