import { statements } from '../../db/statements';

// written out, because a migration must not change with the contract
const RULES = `'cabin', 'discount', 'price', 'lowestFare', 'advance'`;
const STATES = `'审批中', '已同意', '已拒绝', '已过期', '已撤回'`;

/** Standards of persons and departments beside those of grades, reasons, applications, and the compliance of orders. */
export const migration = statements(
  `alter table travel_standard rename column max_discount to economy_discount`,
  `alter table travel_standard
    alter column economy_discount drop not null,
    alter column grade_no drop not null,
    alter column lowest_price_minutes drop not null,
    add column dept_no text,
    add column staff_no text,
    add column business_discount smallint check (business_discount > 0),
    add column first_discount smallint check (first_discount > 0),
    add column max_price bigint check (max_price > 0),
    add column lowest_tolerance_kind text not null default 'amount'
      check (lowest_tolerance_kind in ('amount', 'percent')),
    add column lowest_tolerance bigint not null default 0 check (lowest_tolerance >= 0),
    add column lowest_with_shared boolean not null default false,
    add column lowest_with_connections boolean not null default false,
    add column over_policy smallint not null default 0 check (over_policy between 0 and 3),
    add check (num_nonnulls(grade_no, dept_no, staff_no) = 1),
    add foreign key (enterprise_num, dept_no) references department (enterprise_num, dept_no),
    add foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no),
    add unique (enterprise_num, grade_no),
    add unique (enterprise_num, dept_no),
    add unique (enterprise_num, staff_no)`,
  // a window of no minutes has meant no rule until now
  `update travel_standard set lowest_price_minutes = null where lowest_price_minutes = 0`,
  `create table over_reason (
    enterprise_num text not null references enterprise,
    reason_code text not null,
    rule text not null check (rule in (${RULES})),
    reason_name text not null,
    needs_text boolean not null default false,
    sort_order smallint not null,
    is_enable boolean not null default true,
    primary key (enterprise_num, reason_code)
  )`,
  `create table travel_purpose (
    enterprise_num text not null references enterprise,
    purpose_code text not null,
    purpose_name text not null,
    sort_order smallint not null,
    primary key (enterprise_num, purpose_code)
  )`,
  `create sequence approval_seq maxvalue 99999999 cycle`,
  `create table approval_request (
    apply_id text primary key check (apply_id ~ '^SP[0-9]{14}$'),
    enterprise_num text not null references enterprise,
    apply_type smallint not null check (apply_type in (1, 2, 9)),
    apply_state text not null check (apply_state in (${STATES})),
    applicant_no text not null,
    applicant_name text not null,
    dept_name text not null,
    approver_no text not null check (approver_no <> applicant_no),
    approver_name text not null,
    reason text not null default '',
    opinion text not null default '' check (char_length(opinion) <= 140),
    created_at timestamptz not null,
    deadline timestamptz not null,
    decided_at timestamptz,
    order_no text unique references flight_order,
    trip jsonb,
    choice jsonb,
    check ((apply_state = '审批中') = (decided_at is null)),
    check ((apply_type = 2) = (choice is not null) and (apply_type <> 2) = (trip is not null)),
    check (order_no is null or apply_type = 2),
    foreign key (enterprise_num, applicant_no) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, approver_no) references staff (enterprise_num, staff_no)
  )`,
  `create index approval_request_by_approver on approval_request (approver_no, created_at)`,
  `create index approval_request_by_applicant on approval_request (applicant_no, created_at)`,
  `create index approval_request_undecided on approval_request (deadline) where apply_state = '审批中'`,
  `create table order_standard (
    order_no text primary key references flight_order,
    over_standard smallint not null check (over_standard between 0 and 3),
    evaluation jsonb not null,
    over_reasons jsonb not null,
    apply_id text references approval_request,
    over_apply_id text references approval_request,
    check ((over_standard >= 2) = (apply_id is not null))
  )`,
  `create index order_standard_by_application on order_standard (apply_id)`,
  `create index order_standard_by_over_application on order_standard (over_apply_id)`,
  `create index flight_order_awaiting on flight_order (pay_deadline) where order_status = '待审批'`,
);
