import { statements } from '../../db/statements';

/**
 * Refunds that the cashier is asked for. Former refunds, which people made by hand at the cashier, have no row and stay
 * booked as they are.
 */
export const migration = statements(
  `alter table ledger_account drop constraint ledger_account_kind_check`,
  `alter table ledger_account add constraint ledger_account_kind_check
    check (kind in ('bank', 'prepaid', 'credit', 'cashier', 'refundDue', 'sales'))`,
  `insert into ledger_account (account_no, enterprise_num, kind)
    select enterprise_num || '-refundDue', enterprise_num, 'refundDue' from enterprise on conflict do nothing`,
  `alter table ledger_transfer
    drop constraint ledger_transfer_kind_check,
    drop constraint ledger_transfer_check,
    add constraint ledger_transfer_kind_check
      check (kind in ('topUp', 'payment', 'refund', 'settlement', 'givenBack')),
    add constraint ledger_transfer_check
      check ((payment_no is null) = (kind in ('topUp', 'settlement', 'givenBack')))`,
  `create table cashier_refund (
    refund_no text primary key,
    enterprise_num text not null references enterprise,
    paid_for text not null check (paid_for in ('order', 'bill')),
    payment_no text not null,
    trade_no text not null,
    amount bigint not null check (amount > 0),
    reason text not null,
    after_sale_no text,
    refund_state text not null default 'waiting'
      check (refund_state in ('waiting', 'pending', 'done', 'refused', 'settled')),
    attempt integer not null default 1 check (attempt > 0),
    asks integer not null default 0,
    begun_at timestamptz not null,
    ask_at timestamptz,
    ended_at timestamptz,
    transfer_no bigint unique references ledger_transfer,
    check ((refund_state in ('waiting', 'pending')) = (ask_at is not null)),
    check ((refund_state in ('done', 'settled')) = (transfer_no is not null)),
    check ((refund_state in ('done', 'settled')) = (ended_at is not null))
  )`,
  `create index cashier_refund_to_ask on cashier_refund (ask_at) where ask_at is not null`,
  `create index cashier_refund_by_payment on cashier_refund (payment_no)`,
  `create index cashier_refund_by_enterprise on cashier_refund (enterprise_num) where transfer_no is null`,
  `create index cashier_refund_by_after_sale on cashier_refund (after_sale_no) where after_sale_no is not null`,
  `alter table payment_suspense
    add column refund_no text references cashier_refund,
    drop constraint payment_suspense_why_check,
    add constraint payment_suspense_why_check
      check (why in ('failed', 'unknown', 'secondTrade', 'secondPerson', 'refundRefused')),
    add check ((why = 'refundRefused') = (refund_no is not null)),
    add check (refund_no is null or try_at is null),
    drop constraint payment_suspense_paid_for_payment_no_trade_no_key`,
  `create unique index suspense_of_trade on payment_suspense (paid_for, payment_no, trade_no) where refund_no is null`,
  `create unique index suspense_of_refund on payment_suspense (refund_no) where refund_no is not null`,
);
