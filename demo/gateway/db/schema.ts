import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Advert } from '../../../src/contract/adverts';
import type { Flight, TicketRule } from '../../../src/contract/flight-booking';
import type { HabitField } from '../../../src/contract/operate-habit';
import type { OrderFlight, OrderStatus, TicketStatus } from '../../../src/contract/order-list';
import type { ApplyState } from '../../../src/contract/apply-state';
import type { ApplyType, TripRequest } from '../../../src/contract/approval';
import type {
  OverPolicy,
  OverReasonChoice,
  OverStandard,
  StandardEvaluation,
  StandardRule,
} from '../../../src/contract/standard-shapes';
import type { InferOutput } from 'valibot';
import type { OverChoice } from '../approval/over-choice';

/** jsonb: read parsed, written as text, because node-postgres makes a PostgreSQL array of a JavaScript one. */
type Json<T> = ColumnType<T, string, string>;

export interface Schema {
  tmc: { tmc_number: string; tmc_name: string };
  enterprise: {
    enterprise_num: string;
    tmc_number: string;
    ent_name: string;
    ent_short_name: string;
    logo_file_address: Generated<string>;
    phone: Generated<string>;
  };
  department: { dept_no: string; enterprise_num: string; parent_no: string | null; dept_name: string };
  job_position: { position_no: string; enterprise_num: string; position_name: string };
  grade: { grade_no: string; enterprise_num: string; grade_name: string; grade_rank: number };
  cost_center: { cost_center_no: string; enterprise_num: string; cost_center_name: string };
  accounting_entity: {
    accounting_entity_no: string;
    enterprise_num: string;
    accounting_entity_name: string;
    tax_no: string;
  };
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
  app_user: {
    user_no: string;
    user_name: string;
    telephone: string;
    login_name: string | null;
    password_hash: string | null;
    source: Generated<number>;
  };
  staff: {
    staff_no: string;
    enterprise_num: string;
    user_no: string;
    /** Place of this enterprise in the user's list, from 1. */
    enterprise_order: number;
    dept_no: string;
    position_no: string;
    grade_no: string;
    cost_center_no: string;
    accounting_entity_no: string;
    supervisor_no: string | null;
    staff_name: string;
    pinyin: string;
    pinyin_initials: string;
    sex_tem: number;
    birth_day: string;
    nationality: string;
    identity_card_type: number;
    identity_card_no: string;
    identity_card_valid_until: Generated<string | null>;
    phone: string;
  };
  frequent_traveller: {
    contact_no: Generated<string>;
    enterprise_num: string;
    user_no: string;
    traveller_name: string;
    sex_tem: number;
    birth_day: string;
    nationality: string;
    phone: string;
    modify_time: Date;
  };
  /** One of `staff_no` and `contact_no`. Of staff those beside the one in the staff record. */
  traveller_document: {
    document_no: GeneratedAlways<number>;
    staff_no: string | null;
    contact_no: string | null;
    card_type: number;
    card_no: string;
    holder_name: Generated<string>;
    valid_until: string | null;
  };
  number_reveal: {
    log_no: GeneratedAlways<number>;
    enterprise_num: string;
    viewer_no: string;
    staff_no: string | null;
    contact_no: string | null;
    card_type: number;
    revealed_at: Date;
  };
  project: {
    project_no: string;
    enterprise_num: string;
    project_name: string;
    is_enable: Generated<boolean>;
  };
  insurance_product: {
    product_no: string;
    tmc_number: string;
    product_name: string;
    insurer_name: string;
    coverage: string;
    price: number;
    min_age: number;
    max_age: number;
    sort_order: Generated<number>;
    is_enable: Generated<boolean>;
  };

  permission_object: {
    object_no: string;
    app_no: string;
    module_no: string;
    parent_no: string | null;
    object_name: string;
    object_type: 1 | 2;
    url: Generated<string>;
    icon_url: Generated<string>;
    key_id: string;
    sort_order: number;
    in_menu: Generated<boolean>;
    is_enable: Generated<boolean>;
  };
  role: { role_no: string; enterprise_num: string; role_name: string; permission_range_id: 1 | 2 | 3 };
  role_grant: { role_no: string; object_no: string };
  staff_role: { enterprise_num: string; staff_no: string; role_no: string };
  directory_version: { singleton: Generated<boolean>; version: number };

  session: {
    token_hash: string;
    user_no: string;
    /** The enterprise in use, and the user's staff number there. */
    enterprise_num: string;
    staff_no: string;
    created_at: Date;
    last_seen_at: Date;
    /** Moves on with use, up to `ends_at`. */
    expires_at: Date;
    ends_at: Date;
  };
  login_attempt: { account_hash: string; attempts: number; counted_at: Date; locked_until: Date | null };
  login_rate: { address: string; window_started_at: Date; requests: number };
  sms_code: {
    phone: string;
    code_hash: string;
    sent_at: Date;
    expires_at: Date;
    tries: Generated<number>;
    used: Generated<boolean>;
  };
  sms_message: { message_no: GeneratedAlways<number>; phone: string; content: string; sent_at: Date };
  partner_app: { app_no: string; app_name: string; secret: string; is_enable: Generated<boolean> };
  partner_app_enterprise: { app_no: string; enterprise_num: string };
  partner_nonce: { app_no: string; nonce: string; expires_at: Date };
  third_party_client: {
    client_id: string;
    /** `{type}` of /authorize/{type}. */
    provider_type: string;
    provider_name: string;
    is_enable: Generated<boolean>;
  };
  authorization_code: {
    code_hash: string;
    client_id: string;
    user_no: string;
    redirect_uri: string;
    code_challenge: string;
    nonce: string;
    expires_at: Date;
    used_at: Date | null;
    /** Used again: it opens no session any more. */
    revoked: Generated<boolean>;
    /** Hash of the token of the session it opened. */
    session_hash: string | null;
  };

  dictionary_entry: { param: string; code: number; name: string; sort_order: number };
  sys_param: { param: string; value: string };
  config_param: { param_name: string; param_value: string };

  seat_inventory: { inventory_key: string; cabin_code: string; capacity: number; taken: Generated<number> };
  flight_order: {
    order_no: string;
    enterprise_num: string;
    booker_no: string;
    booker_name: string;
    /** Department of the booker when the order was made. */
    dept_no: string;
    dept_name: string;
    order_status: OrderStatus;
    voyage_type: 1 | 2;
    travel_type: 1 | 2;
    travel_purpose: Generated<string>;
    booking_state: Generated<0 | 1 | 2>;
    pnr: Generated<string>;
    total_amount: number;
    commission_type: Generated<number>;
    pay_type: number | null;
    sub_pay_type: number | null;
    contact_name: string;
    contact_phone: string;
    remark: Generated<string>;
    created_at: Date;
    pay_deadline: Date;
    price_guaranteed_until: Date;
    paid_at: Date | null;
    /** Cancelled because it was not paid in time. */
    expired: Generated<boolean>;
    issue_attempts: Generated<number>;
    next_issue_at: Date | null;
    /** Of the first segment, and arrival of the last: wall clock, YYYY-MM-DDTHH:mm. */
    take_off_time: string;
    arrival_time: string;
    /** What a list shows of the order, kept beside it so that a page is one query on one table. */
    flights: Json<InferOutput<typeof OrderFlight>[]>;
    passenger_names: string[];
    search_text: string;
  };
  order_segment: {
    order_no: string;
    segment_no: number;
    flight: Json<Flight>;
    rule: Json<TicketRule>;
    cabin_code: string;
    cabin_name: string;
    discount: number;
    policy_id: string;
    dep_date: string;
    inventory_key: string;
    /** Seats of `seat_inventory` this order holds or has sold; 0 once they are given back. */
    seats_held: number;
  };
  order_passenger: {
    order_no: string;
    passenger_no: number;
    passenger_name: string;
    card_type: number;
    card_no: string;
    phone: string;
    sex_tem: number;
    birth_day: string;
    nationality: string;
    passenger_type_id: 1 | 2 | 3;
    staff_no: string | null;
    /** Of the whole journey. */
    service_fee: Generated<number>;
  };
  order_cost: {
    order_no: string;
    passenger_no: number;
    cost_center_no: string;
    cost_center_name: string;
    accounting_entity_no: string;
    accounting_entity_name: string;
    dept_no: string;
    dept_name: string;
    project_no: string | null;
    project_name: string;
  };
  order_insurance: {
    order_no: string;
    passenger_no: number;
    product_no: string;
    product_name: string;
    insurer_name: string;
    price: number;
  };
  ticket: {
    order_no: string;
    segment_no: number;
    passenger_no: number;
    sequence: Generated<number>;
    ticket_no: string | null;
    ticket_status: Generated<InferOutput<typeof TicketStatus>>;
    sale_price: number;
    build_fee: number;
    fuel_fee: number;
  };
  order_log: {
    log_no: GeneratedAlways<number>;
    order_no: string;
    logged_at: Date;
    operator_name: string;
    content: string;
  };

  payment: {
    payment_no: string;
    order_no: string;
    pay_type: number;
    sub_pay_type: number;
    amount: number;
    pay_state: 'pending' | 'paid' | 'refunded';
    /** The cashier's number of a third-party payment. */
    trade_no: string | null;
    created_at: Date;
    settled_at: Date | null;
    /** What the enterprise bears of a mixed payment, and by which of its purses; 0 and null for none. */
    company_pay_type: number | null;
    company_sub_pay_type: number | null;
    company_amount: Generated<number>;
  };
  ledger_account: {
    account_no: string;
    enterprise_num: string;
    kind: 'bank' | 'prepaid' | 'credit' | 'cashier' | 'sales';
    balance: Generated<number>;
    /** The balance never goes below: 0 for a prepaid wallet, minus the limit for a credit line. */
    floor: number | null;
  };
  ledger_transfer: {
    transfer_no: GeneratedAlways<number>;
    kind: 'topUp' | 'payment' | 'refund';
    payment_no: string | null;
    transferred_at: Date;
    memo: string;
  };
  ledger_entry: {
    entry_no: GeneratedAlways<number>;
    transfer_no: number;
    account_no: string;
    amount: number;
    balance_after: number;
  };

  website: {
    /** Lower case; `*` serves every host that has no site of its own. */
    host: string;
    tmc_number: string;
    logo: Generated<string>;
    backgroung_img: Generated<string>;
    website_name: string;
    plat_name: Generated<string>;
    copy_right1: Generated<string>;
    copy_right2: Generated<string>;
  };
  advert: {
    advert_no: GeneratedAlways<number>;
    advert_group_id: string;
    tmc_number: string;
    /** null: for all enterprises of the TMC and before login. */
    enterprise_num: string | null;
    advert_space_no: string;
    label: Generated<string>;
    /** Client type it is for; 0 for every one. */
    source_type: Generated<number>;
    advert_package: Generated<string>;
    /** 1 published. */
    state: 0 | 1;
    advert_priority: number;
    advert_count: number;
    /** Wall clock in Shanghai, YYYY-MM-DD HH:mm:ss; '' for no limit. */
    begin_effect_time: Generated<string>;
    end_effect_time: Generated<string>;
    modify_time: string;
    text_content: Generated<string>;
    image_url: Generated<string>;
    link_url: Generated<string>;
    text_parts: Json<Advert['advertContent']['textParts']>;
  };

  answered_request: {
    user_no: string;
    request_id: string;
    path: string;
    body_hash: string;
    answer: string | null;
    answered_at: Date;
  };

  operate_habit: {
    user_no: string;
    enterprise_num: string;
    page_path: string;
    field_list: Json<HabitField[]>;
    page_size: number;
    modify_time: Date;
  };
  user_attribute: { user_no: string; attribute_name: string; attribute_value: string };
  device_info: {
    user_no: string;
    unique_code: string;
    platform_source: number;
    system_version: string;
    phone_brand: string;
    phone_model: string;
    platform_name: string;
    platform_type: string;
    first_seen_at: Date;
    last_seen_at: Date;
  };
  sensor_user: {
    staff_no: string;
    phone: string;
    company_name: string;
    company_no: string;
    staff_name: string;
    pushes: number;
    pushed_at: Date;
  };
  comment_log: {
    log_no: GeneratedAlways<number>;
    enterprise_num: string;
    staff_no: string;
    staff_name: string;
    module_name: string;
    business_no: string;
    content: string;
    logged_at: Date;
  };
  bi_pre_authorisation: {
    code_hash: string;
    user_no: string;
    staff_no: string;
    enterprise_num: string;
    expires_at: Date;
  };
  enterprise_setting: {
    enterprise_num: string;
    setting_no: string;
    setting_name: string;
    setting_value: string;
  };
  data_permission: {
    enterprise_num: string;
    staff_no: string;
    busi_scene_id: number;
    permission_id: number;
    permission_range_id: 1 | 2 | 3 | 4 | 5;
  };
  /** One of `member_staff_no` and `member_dept_no`, by the range. */
  data_permission_member: {
    enterprise_num: string;
    staff_no: string;
    busi_scene_id: number;
    permission_id: number;
    member_staff_no: string | null;
    member_dept_no: string | null;
  };
  service_thread: {
    staff_no: string;
    /** Sequence of the newest message. */
    last_sequence: Generated<number>;
    read_sequence: Generated<number>;
    agent_read_sequence: Generated<number>;
    /** Moves with every change of the thread. */
    version: Generated<number>;
    last_message_at: Date;
  };
  service_message: {
    staff_no: string;
    sequence: number;
    message_id: string;
    sender: 'customer' | 'agent' | 'system';
    sender_name: string;
    content: string;
    sent_at: Date;
  };
}
