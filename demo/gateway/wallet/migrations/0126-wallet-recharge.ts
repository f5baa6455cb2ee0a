import { statements } from '../../db/statements';

/**
 * Recharges of prepaid accounts, each booked once at its confirmation; receivers of low balance warnings, and the
 * warnings sent.
 */
export const migration = statements(
  `create table wallet_recharge (
    recharge_no text primary key check (recharge_no ~ '^CZ[0-9]{18}$'),
    enterprise_num text not null references enterprise,
    way text not null check (way in ('offline', 'cashier')),
    recharge_state text not null
      check (recharge_state in ('waiting', 'unpaid', 'confirmed', 'refused', 'withdrawn')),
    amount bigint not null check (amount > 0),
    sub_pay_type smallint,
    applicant_no text not null,
    applied_at timestamptz not null,
    payer_name text not null default '',
    bank_reference text not null default '',
    transferred_on date,
    remark text not null default '',
    decided_at timestamptz,
    decided_by text not null default '',
    refuse_reason text not null default '',
    trade_no text unique,
    foreign key (enterprise_num, applicant_no) references staff (enterprise_num, staff_no),
    check ((recharge_state in ('waiting', 'unpaid')) = (decided_at is null)),
    check ((recharge_state = 'refused') = (refuse_reason <> '')),
    check (recharge_state not in ('waiting', 'refused') or way = 'offline'),
    check (recharge_state <> 'unpaid' or way = 'cashier'),
    check ((way = 'offline') = (transferred_on is not null)),
    check ((way = 'cashier') = (sub_pay_type is not null))
  )`,
  `create index wallet_recharge_by_time on wallet_recharge (enterprise_num, applied_at desc, recharge_no desc)`,
  `create index wallet_recharge_waiting on wallet_recharge (applied_at) where recharge_state = 'waiting'`,
  `alter table ledger_transfer
    add column recharge_no text references wallet_recharge,
    add check (recharge_no is null or kind = 'topUp')`,
  `create unique index a_recharge_is_booked_once on ledger_transfer (recharge_no) where recharge_no is not null`,
  `create table wallet_warned (
    enterprise_num text not null references wallet_rule,
    staff_no text not null,
    primary key (enterprise_num, staff_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create table wallet_warning (
    warning_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    staff_no text not null references staff,
    balance bigint not null,
    warn_below bigint not null,
    made_at timestamptz not null
  )`,
);
