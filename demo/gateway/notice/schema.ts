import type { Generated, GeneratedAlways } from 'kysely';
import type { ApplyType } from '../../../src/contract/approval/approval';
import type {
  AccountNoticeKind,
  ImportNoticeKind,
  ContactNoticeKind,
  JoinNoticeKind,
  ManagerNoticeKind,
  NoticeKind,
  OrderNoticeKind,
  RuleNoticeKind,
  WalletNoticeKind,
} from '../../../src/contract/notice/notice';

declare module '../db/schema' {
  interface Schema {
    notice: {
      notice_no: GeneratedAlways<number>;
      enterprise_num: string;
      staff_no: string;
      /** Number of an application; null with its type for an order, the account or the wallet. */
      apply_id: string | null;
      order_no: Generated<string | null>;
      /** Occasion of the notice, which is unique per person, application or order, and occasion. */
      occasion: string;
      kind:
        | NoticeKind
        | OrderNoticeKind
        | AccountNoticeKind
        | WalletNoticeKind
        | ManagerNoticeKind
        | JoinNoticeKind
        | ImportNoticeKind
        | ContactNoticeKind
        | RuleNoticeKind;
      apply_type: ApplyType | null;
      applicant_name: string;
      /** For an import, the name of its file. */
      by_name: string;
      /** For a change of rules, their names. */
      rules: Generated<string>;
      /** Path of the page of the change; '' for none. */
      page: Generated<string>;
      created_at: Date;
      read_at: Date | null;
      /** Shown in the portal; false for a person who has turned it off there. */
      is_shown: Generated<boolean>;
      by_sms: Generated<boolean>;
      /** Time of sending by SMS; null: not yet. */
      texted_at: Generated<Date | null>;
    };
    approval_link: {
      token_hash: string;
      notice_no: number;
      apply_id: string;
      enterprise_num: string;
      staff_no: string;
      made_at: Date;
      expires_at: Date;
      used_at: Date | null;
    };
  }
}
