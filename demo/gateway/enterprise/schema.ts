import type { Generated, GeneratedAlways } from 'kysely';
import type { CostObjectColumns } from '../cost-center/schema';

/** Columns of rows that the enterprise maintains. */
interface MaintainedColumns {
  remark: Generated<string>;
  version: Generated<number>;
  /** null: part of the initial data. */
  modified_at: Generated<Date | null>;
}

declare module '../db/schema' {
  interface Schema {
    tmc: {
      tmc_number: string;
      tmc_name: string;
      /** Fen. Above it two operators confirm recharges and refunds. */
      dual_control_limit: Generated<number>;
      dual_control_version: Generated<number>;
      /** A higher limit, which takes the place of the former one at `planned_limit_from`. */
      planned_limit: Generated<number | null>;
      planned_limit_from: Generated<Date | null>;
    };
    enterprise: {
      enterprise_num: string;
      tmc_number: string;
      ent_name: string;
      ent_short_name: string;
      logo_file_address: Generated<string>;
      phone: Generated<string>;
      /** Since then the agency lets its staff not sign in; null: not stopped. */
      stopped_at: Generated<Date | null>;
      stop_reason: Generated<string>;
      /** Operator of the agency. */
      stopped_by: Generated<string | null>;
      /** Without real services; chosen when it is made, and never changed. */
      is_sandbox: Generated<boolean>;
    };
    department: {
      dept_no: Generated<string>;
      enterprise_num: string;
      parent_no: string | null;
      dept_name: string;
      /** Sort key of the name in pinyin order. */
      dept_name_sound: GeneratedAlways<string>;
      version: Generated<number>;
      /** Staff number of its head; null: none. */
      head_no: Generated<string | null>;
    };
    job_position: MaintainedColumns & {
      position_no: Generated<string>;
      enterprise_num: string;
      position_name: string;
      /** Sort key of the name in pinyin order. */
      position_name_sound: GeneratedAlways<string>;
      sort_order: number;
    };
    grade: MaintainedColumns & {
      grade_no: Generated<string>;
      enterprise_num: string;
      grade_name: string;
      /** Sort key of the name in pinyin order. */
      grade_name_sound: GeneratedAlways<string>;
      /** 1 is the highest. */
      grade_rank: number;
    };
    cost_center: CostObjectColumns & {
      cost_center_no: string;
      enterprise_num: string;
      cost_center_name: string;
    };
    accounting_entity: CostObjectColumns & {
      accounting_entity_no: string;
      enterprise_num: string;
      accounting_entity_name: string;
      tax_no: string;
    };
  }
}
