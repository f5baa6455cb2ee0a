import type { Generated, GeneratedAlways } from 'kysely';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import type { ApplyType } from '../../../src/contract/approval/approval';
import type {
  FormFields,
  TripContent,
  TripRequest,
  TripTolerance,
} from '../../../src/contract/approval/trip';
import type { ChangeRequest, RefundRequest } from '../../../src/contract/approval/after-sale';
import type { Json } from '../db/schema';
import type { ApprovalFlow, StepLimit } from '../../../src/domain/approval/flow';
import type { TaskState } from '../../../src/contract/approval/path';
import type { ProgressStep } from '../../../src/domain/approval/progress';
import type { OverChoice } from './submission/over-choice';

declare module '../db/schema' {
  interface Schema {
    travel_purpose: {
      enterprise_num: string;
      purpose_code: string;
      purpose_name: string;
      sort_order: number;
    };
    approval_template: {
      enterprise_num: string;
      template_type_id: string;
      template_type_name: string;
      application_business_type: ApplyType;
      application_table_id: string;
      application_table_version: number;
      form_url: Generated<string>;
      icon_url: Generated<string>;
      sort_order: number;
    };
    /** Fields of a form by its version. */
    approval_form: {
      enterprise_num: string;
      application_table_id: string;
      application_table_version: number;
      fields: Json<FormFields>;
      tolerance: Json<TripTolerance> | null;
    };
    approval_trip_change: {
      apply_id: string;
      change_no: number;
      changed_at: Date;
      changed_by_no: string;
      changed_by_name: string;
      /** The application that approved it; null: it was within the tolerance. */
      change_apply_id: string | null;
      before: Json<TripContent>;
      after: Json<TripContent>;
    };
    approval_flow: {
      enterprise_num: string;
      apply_type: ApplyType;
      version: number;
      flow: Json<ApprovalFlow>;
      changed_at: Date;
      changed_by: string;
      /** Null: changed outside the staff, or before this column existed. */
      changed_by_no: Generated<string | null>;
      /** The former version that it restores. */
      restored_from: Generated<number | null>;
    };
    approval_task: {
      apply_id: string;
      task_no: number;
      step_no: number;
      enterprise_num: string;
      approver_no: string;
      approver_name: string;
      task_state: TaskState;
      opinion: Generated<string>;
      opened_at: Date | null;
      ended_at: Date | null;
      added_by_no: string | null;
      added_by_name: string | null;
      /** The deputy who did it. */
      acted_by_no: string | null;
      acted_by_name: string | null;
      is_added: Generated<boolean>;
      is_past: Generated<boolean>;
      search_text: string;
    };
    approval_copy: {
      apply_id: string;
      staff_no: string;
      enterprise_num: string;
      staff_name: string;
      search_text: string;
    };
    approval_deputy: {
      deputy_id: GeneratedAlways<number>;
      enterprise_num: string;
      staff_no: string;
      deputy_no: string;
      begin_date: string;
      end_date: string;
      created_at: Date;
      ended_at: Generated<Date | null>;
    };
    approval_request: {
      apply_id: string;
      enterprise_num: string;
      apply_type: ApplyType;
      apply_state: ApplyState;
      applicant_no: string;
      applicant_name: string;
      dept_name: string;
      /** The first current decider, or the last one who decided. */
      approver_no: string;
      /** Names of all current deciders, or of the last one who decided. */
      approver_name: string;
      /** Staff numbers of the travellers. */
      traveller_nos: Generated<string[]>;
      /** Names of approvers who were replaced because they may no longer decide. */
      replaced_names: Generated<string>;
      reason: Generated<string>;
      opinion: Generated<string>;
      created_at: Date;
      deadline: Date;
      /** Version of the flow; 0: the usual one. */
      flow_version: Generated<number>;
      steps: Json<ProgressStep[]>;
      /** Automatic end of the current step; null: not before the deadline. */
      step_due_at: Generated<Date | null>;
      /** Outcome of the automatic end. */
      step_otherwise: Generated<StepLimit['otherwise'] | null>;
      decided_at: Date | null;
      /** Time and number of the applicant's reminders. */
      urged_at: Generated<Date | null>;
      urge_count: Generated<number>;
      /** The order that waits, or has waited, for it. */
      order_no: string | null;
      /** Content by type; a change has its new flights in `choice`. */
      trip: Json<TripRequest> | null;
      choice: Json<OverChoice> | null;
      change: Json<ChangeRequest> | null;
      refund: Json<RefundRequest> | null;
      /** The trip that the application changes. */
      change_of: string | null;
      /** The order whose tickets are to be changed or refunded. */
      after_sale_of: GeneratedAlways<string | null>;
      /** Its number, the order's number and the applicant. */
      search_text: GeneratedAlways<string>;
    };
  }
}
