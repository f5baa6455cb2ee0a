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
      /** Of an application; null with its type for an order, the account or the wallet. */
      apply_id: string | null;
      order_no: Generated<string | null>;
      /** What it is told for: a notice a person, application or order, and occasion. */
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
      /** Of an import the name of its file. */
      by_name: string;
      /** Of a change of rules: their names. */
      rules: Generated<string>;
      /** Path of the page where it is made; '' for none. */
      page: Generated<string>;
      created_at: Date;
      read_at: Date | null;
      /** In the portal; false for whoever does without it there. */
      is_shown: Generated<boolean>;
      by_sms: Generated<boolean>;
      /** When it was sent by SMS; null: not yet. */
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
