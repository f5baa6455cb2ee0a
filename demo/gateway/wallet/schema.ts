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
      /** Of the cashier's ways; null of a transfer. */
      sub_pay_type: number | null;
      applicant_no: string;
      applied_at: Date;
      /** Of a transfer, with its day YYYY-MM-DD; '' and null of what is paid at the cashier. */
      payer_name: Generated<string>;
      bank_reference: Generated<string>;
      transferred_on: string | null;
      remark: Generated<string>;
      /** null until it is decided. */
      decided_at: Date | null;
      decided_by: Generated<string>;
      refuse_reason: Generated<string>;
      /** The cashier's number. */
      trade_no: string | null;
      /** When the cashier is asked for it unless it has told; null: no more, or it is a transfer. */
      query_at: Generated<Date | null>;
    };
    /** Who is told of a low balance. */
    wallet_warned: { enterprise_num: string; staff_no: string };
    /** Each telling: a mail to one person. */
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
