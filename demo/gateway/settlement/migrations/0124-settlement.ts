import { statements } from '../../db/statements';

const SEE = 'YHWZ-YMQX-YJZDCK';
const CONFIRM = 'YHWZ-YMQX-YJZDQR';
const NEW_RIGHTS = [
  [SEE, '查看月账单'],
  [CONFIRM, '确认月账单和提出异议'],
];

/**
 * Monthly bills. `settle_item` puts each entry of an account on a bill once; the immutable `settle_line` says the
 * purpose of the money. Lines have no foreign keys: they would double the time of a bill of a hundred thousand lines,
 * and their sources are never deleted.
 */
export const migration = statements(
  // bills are paid and corrected by transfers without an order
  `alter table ledger_transfer
    drop constraint ledger_transfer_kind_check,
    drop constraint ledger_transfer_check,
    add constraint ledger_transfer_kind_check check (kind in ('topUp', 'payment', 'refund', 'settlement')),
    add constraint ledger_transfer_check check ((payment_no is null) = (kind in ('topUp', 'settlement')))`,
  // contractInfo of the specification. Rates are in millionths a day. next_*: the next bill.
  `create table settle_contract (
    enterprise_num text primary key references enterprise,
    bill_date_flag smallint not null check (bill_date_flag in (0, 1)),
    clearing_date smallint not null check (clearing_date between 1 and 31),
    begin_date date not null,
    end_date date check (end_date >= begin_date),
    late_rate int not null check (late_rate between 0 and 1000000),
    confirm_days smallint not null check (confirm_days > 0),
    pay_days smallint not null check (pay_days >= confirm_days),
    next_begin date not null,
    next_bill_date date not null,
    check (next_bill_date > next_begin)
  )`,
  `create index on settle_contract (next_bill_date)`,
  `create table settle_bill (
    bill_no text primary key,
    enterprise_num text not null references settle_contract,
    bill_state text not null default 'generating'
      check (bill_state in ('generating', 'toConfirm', 'confirmed', 'settled')),
    period_begin date not null,
    period_end date not null check (period_end >= period_begin),
    bill_date date not null check (bill_date = period_end + 1),
    bill_date_flag smallint not null,
    late_rate int not null,
    confirm_by date not null,
    due_date date not null,
    line_count int not null default 0,
    total_amount bigint not null default 0,
    kind_sums jsonb not null default '[]',
    held_count int not null default 0,
    held_amount bigint not null default 0,
    paid_amount bigint not null default 0,
    settled_fee bigint,
    made_at timestamptz,
    confirmed_at timestamptz,
    confirmed_by text,
    confirmed_name text not null default '',
    settled_at timestamptz,
    revision int not null default 1,
    unique (enterprise_num, period_end),
    unique (enterprise_num, period_begin),
    foreign key (enterprise_num, confirmed_by) references staff (enterprise_num, staff_no),
    check ((bill_state = 'generating') = (made_at is null)),
    check ((bill_state in ('confirmed', 'settled')) = (confirmed_at is not null)),
    check ((bill_state = 'settled') = (settled_at is not null)),
    check ((bill_state = 'settled') = (settled_fee is not null))
  )`,
  `create unique index bills_are_made_one_by_one on settle_bill (enterprise_num) where bill_state = 'generating'`,
  `create table settle_item (
    entry_no bigint primary key,
    bill_no text not null
  )`,
  `create index on settle_item (bill_no)`,
  `create table settle_line (
    line_no bigint generated always as identity primary key,
    bill_no text not null,
    kind text not null check (kind in ('fare', 'fund', 'fuel', 'service', 'insurance', 'change', 'refund', 'dispute',
      'correction', 'balance')),
    part text not null default '' check (part in ('', 'changeFee', 'fareDifference')),
    amount bigint not null check (amount <> 0),
    booked_at timestamptz not null,
    entry_no bigint,
    order_no text not null default '',
    segment_no smallint not null default 0,
    passenger_no smallint not null default 0,
    ticket_no text not null default '',
    product text not null default 'flight',
    traveller_no text not null default '',
    traveller_name text not null default '',
    route text not null default '',
    flight_no text not null default '',
    dept_no text not null default '',
    dept_name text not null default '',
    cost_center_no text not null default '',
    cost_center_name text not null default '',
    entity_no text not null default '',
    entity_name text not null default '',
    from_line_no bigint,
    origin_line_no bigint,
    dispute_no text not null default '',
    from_bill_no text not null default '',
    check ((kind in ('dispute', 'correction', 'balance')) = (entry_no is null)),
    check ((kind in ('dispute', 'correction')) = (origin_line_no is not null)),
    check ((kind = 'dispute') = (from_line_no is not null)),
    check ((from_bill_no = '') = (entry_no is not null)),
    check (kind not in ('correction', 'balance') or amount < 0)
  )`,
  `create index settle_line_of_bill on settle_line (bill_no, booked_at, line_no)`,
  `create unique index a_line_is_carried_over_once on settle_line (from_line_no) where from_line_no is not null`,
  `create unique index a_balance_is_carried_over_once on settle_line (from_bill_no) where kind = 'balance'`,
  `create index settle_line_of_origin on settle_line (origin_line_no) where origin_line_no is not null`,
  `create index settle_line_carried on settle_line (bill_no) where entry_no is null`,
  `create function settle_line_is_final() returns trigger language plpgsql as $$
    begin
      raise exception 'a line of a bill never changes' using errcode = 'check_violation';
    end
  $$`,
  `create trigger settle_line_final before update or delete on settle_line
    for each row execute function settle_line_is_final()`,
  `create table settle_dispute (
    dispute_no text primary key check (dispute_no ~ '^ZY[0-9a-f]{32}$'),
    bill_no text not null references settle_bill,
    enterprise_num text not null,
    dispute_state text not null default 'open'
      check (dispute_state in ('open', 'accepted', 'partlyAccepted', 'refused', 'withdrawn')),
    reason text not null check (reason in ('amount', 'notOurs', 'twice', 'refundMissing', 'allocation', 'other')),
    raised_by text not null,
    raised_name text not null,
    raised_at timestamptz not null,
    ended_at timestamptz,
    foreign key (enterprise_num, raised_by) references staff (enterprise_num, staff_no),
    check ((dispute_state = 'open') = (ended_at is null))
  )`,
  `create index on settle_dispute (bill_no)`,
  `create index on settle_dispute (enterprise_num, raised_at desc, dispute_no)`,
  `create index on settle_dispute (raised_at) where dispute_state = 'open'`,
  // is_live: not withdrawn. correction_line_no: the line that takes off the accepted amount.
  `create table settle_dispute_line (
    dispute_no text not null references settle_dispute,
    line_no bigint not null references settle_line,
    claim_amount bigint not null check (claim_amount > 0),
    accepted_amount bigint check (accepted_amount between 0 and claim_amount),
    is_live boolean not null default true,
    correction_line_no bigint unique references settle_line,
    primary key (dispute_no, line_no),
    check (correction_line_no is null or accepted_amount > 0)
  )`,
  `create unique index a_line_is_disputed_once on settle_dispute_line (line_no) where is_live`,
  `create index settle_dispute_to_correct on settle_dispute_line (line_no)
    where accepted_amount > 0 and correction_line_no is null`,
  `create table settle_dispute_message (
    dispute_no text not null references settle_dispute,
    sequence int not null check (sequence > 0),
    sender text not null check (sender in ('enterprise', 'agency')),
    sender_name text not null,
    content text not null check (length(content) between 1 and 500),
    sent_at timestamptz not null,
    primary key (dispute_no, sequence)
  )`,
  // lines that were held back from the owed amount when their bill was confirmed
  `create table settle_held (
    line_no bigint primary key references settle_line,
    bill_no text not null references settle_bill
  )`,
  `create index on settle_held (bill_no)`,
  `create table settle_payment (
    payment_no bigint generated always as identity primary key,
    bill_no text not null references settle_bill,
    amount bigint not null check (amount > 0),
    paid_on date not null,
    booked_at timestamptz not null,
    transfer_no bigint not null unique references ledger_transfer
  )`,
  `create index on settle_payment (bill_no)`,
  `create table settle_event (
    event_no bigint generated always as identity primary key,
    bill_no text not null references settle_bill,
    how text not null
      check (how in ('made', 'disputed', 'withdrawn', 'decided', 'confirmed', 'paid', 'settled', 'carried')),
    operator_name text not null default '',
    happened_at timestamptz not null,
    line_count int not null default 0,
    amount bigint not null default 0,
    about_no text not null default ''
  )`,
  `create index on settle_event (bill_no, event_no)`,
  // refunds are found by the moment of their repayment
  `create index refund_order_by_end on refund_order (done_at) where refund_state = '已退票'`,
  ...NEW_RIGHTS.flatMap(([no, name]) => [
    `insert into permission_object (object_no, app_no, module_no, object_name, object_type, key_id, sort_order)
      select '${no}', app_no, module_no, '${name}', 2, '${no}', sort_order
      from permission_object where object_no = 'YHWZ-YMQX-CBZXWH'`,
    `insert into role_grant (role_no, object_no)
      select role_no, '${no}' from role_grant where object_no = 'YHWZ-YMQX-CBZXWH'`,
  ]),
);
