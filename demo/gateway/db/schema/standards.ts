import type { Generated } from 'kysely';
import type { ApplyState } from '../../../../src/contract/approval/apply-state';
import type { ApplyType, TripRequest } from '../../../../src/contract/approval/approval';
import type {
  OverPolicy,
  OverReasonChoice,
  OverStandard,
  StandardEvaluation,
  StandardRule,
} from '../../../../src/contract/standards/shapes';
import type { OverChoice } from '../../approval/over-choice';
import type { Json } from './json';

/** Travel standards, requests and decisions. */
export interface StandardTables {
  travel_standard: {
    standard_no: string;
    enterprise_num: string;
    standard_name: string;
    /** One of the three: whose standard it is. */
    grade_no: string | null;
    dept_no: Generated<string | null>;
    staff_no: Generated<string | null>;
    max_cabin_type: 1 | 2 | 3;
    /** Integer percent of the full fare; null: no cap. */
    economy_discount: number | null;
    business_discount: Generated<number | null>;
    first_discount: Generated<number | null>;
    /** Fen; null: no cap. */
    max_price: Generated<number | null>;
    /** null: the lowest fare is not asked for. */
    lowest_price_minutes: number | null;
    lowest_tolerance_kind: Generated<'amount' | 'percent'>;
    /** Fen or percent, by its kind. */
    lowest_tolerance: Generated<number>;
    lowest_with_shared: Generated<boolean>;
    lowest_with_connections: Generated<boolean>;
    advance_days: number;
    over_policy: Generated<OverPolicy>;
  };
  over_reason: {
    enterprise_num: string;
    reason_code: string;
    rule: StandardRule;
    reason_name: string;
    needs_text: Generated<boolean>;
    sort_order: number;
    is_enable: Generated<boolean>;
  };
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
  approval_request: {
    apply_id: string;
    enterprise_num: string;
    apply_type: ApplyType;
    apply_state: ApplyState;
    applicant_no: string;
    applicant_name: string;
    dept_name: string;
    approver_no: string;
    approver_name: string;
    reason: Generated<string>;
    opinion: Generated<string>;
    created_at: Date;
    deadline: Date;
    decided_at: Date | null;
    /** The order that waits, or has waited, for it. */
    order_no: string | null;
    /** One of the two, by type. */
    trip: Json<TripRequest> | null;
    choice: Json<OverChoice> | null;
  };
  order_standard: {
    order_no: string;
    over_standard: OverStandard;
    evaluation: Json<StandardEvaluation>;
    over_reasons: Json<OverReasonChoice[]>;
    /** The trip or pre-trip request it was booked under. */
    apply_id: string | null;
    /** The over-standard application it waits for or was booked by. */
    over_apply_id: string | null;
  };
}
