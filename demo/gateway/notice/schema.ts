import type { GeneratedAlways } from 'kysely';
import type { ApplyType } from '../../../src/contract/approval/approval';
import type { NoticeKind } from '../../../src/contract/notice/notice';

declare module '../db/schema' {
  interface Schema {
    notice: {
      notice_no: GeneratedAlways<number>;
      enterprise_num: string;
      staff_no: string;
      apply_id: string;
      /** What it is told for: a notice a person, application and occasion. */
      occasion: string;
      kind: NoticeKind;
      apply_type: ApplyType;
      applicant_name: string;
      by_name: string;
      created_at: Date;
      read_at: Date | null;
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
