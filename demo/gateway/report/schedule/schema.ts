import type { Generated, GeneratedAlways } from 'kysely';
import type { ReportFilter } from '../../../../src/contract/report/report';
import type { Rhythm, RelativePeriod } from '../../../../src/domain/report/schedule';
import type { Json } from '../../db/schema';

/** Filter of a schedule without its days. */
export type ScheduleFilter = Pick<
  ReportFilter,
  'products' | 'basis' | 'deptNOList' | 'staffNOList' | 'costCenterNOList' | 'accountingEntityNOList'
>;

declare module '../../db/schema' {
  interface Schema {
    report_schedule: {
      schedule_id: string;
      enterprise_num: string;
      /** The owner. */
      staff_no: string;
      schedule_name: string;
      page_path: string;
      asked: Json<ScheduleFilter>;
      period: RelativePeriod;
      every: Rhythm['every'];
      day: number;
      time: string;
      language: 'zh' | 'en';
      is_paused: Generated<boolean>;
      /** Meaningless while the schedule is paused. */
      next_run_at: Date;
      created_at: Date;
    };
    report_recipient: { schedule_id: string; staff_no: string };
    report_run: {
      run_no: GeneratedAlways<number>;
      schedule_id: string;
      /** The moment that the run was due; for a test, the moment of the request. */
      due_at: Date;
      is_test: boolean;
    };
    /** `about` of its mail in the queue is `report <number>`. */
    report_mail: {
      report_mail_no: GeneratedAlways<number>;
      run_no: number;
      staff_no: string;
      /** null until the mail is written. */
      token_hash: Generated<string | null>;
      expires_at: Generated<Date | null>;
    };
  }
}
