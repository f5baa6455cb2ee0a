import type { Generated, GeneratedAlways } from 'kysely';
import type { RechargeState, RechargeWay } from '../../../src/contract/wallet/recharge';

declare module '../db/schema' {
  interface Schema {
    wallet_recharge: {
      recharge_no: string;
      enterprise_num: string;
      way: RechargeWay;
      recharge_state: RechargeState;
      /** Fen. */
      amount: number;
      /** Payment method at the cashier; null for a transfer. */
      sub_pay_type: number | null;
      applicant_no: string;
      applied_at: Date;
      /** Data of a transfer, with its day YYYY-MM-DD; '' and null for a payment at the cashier. */
      payer_name: Generated<string>;
      bank_reference: Generated<string>;
      transferred_on: string | null;
      remark: Generated<string>;
      /** null until it is decided. */
      decided_at: Date | null;
      decided_by: Generated<string>;
      refuse_reason: Generated<string>;
      /** The cashier's trade number. */
      trade_no: string | null;
      /** Time of the next query to the cashier without a notice; null: no more queries, or a transfer. */
      query_at: Generated<Date | null>;
      /** Operator of the first of two confirmations; null for none. */
      first_operator_no: Generated<string | null>;
      /** Name at that moment. */
      first_operator_name: Generated<string>;
      first_confirmed_at: Generated<Date | null>;
      /** It has once waited for a second operator, and needs two from then on. */
      needed_two: Generated<boolean>;
    };
    /** Receivers of low balance warnings. */
    wallet_warned: { enterprise_num: string; staff_no: string };
    /** Warnings sent: one row per mail. */
    wallet_warning: {
      warning_no: GeneratedAlways<number>;
      enterprise_num: string;
      staff_no: string;
      balance: number;
      warn_below: number;
      made_at: Date;
    };
  }
}
