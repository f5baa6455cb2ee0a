import { statements } from '../../db/statements';

/** Opens all booking accounts of every enterprise; unbookable money is held where operators see it. */
export const migration = statements(
  `insert into ledger_account (account_no, enterprise_num, kind, floor)
    select e.enterprise_num || '-' || k.kind, e.enterprise_num, k.kind, k.floor
    from enterprise e
    cross join (values ('bank', null::bigint), ('cashier', null), ('sales', null), ('prepaid', 0)) k (kind, floor)
    on conflict do nothing`,
  `create table payment_suspense (
    suspense_no bigint generated always as identity primary key,
    paid_for text not null check (paid_for in ('order', 'bill', 'recharge')),
    payment_no text not null,
    trade_no text not null,
    amount bigint not null check (amount > 0),
    why text not null check (why in ('failed', 'unknown')),
    detail text not null,
    held_at timestamptz not null,
    try_at timestamptz,
    booked_at timestamptz,
    unique (paid_for, payment_no, trade_no),
    check (booked_at is null or try_at is null)
  )`,
  `create index suspense_to_try on payment_suspense (paid_for, try_at) where try_at is not null`,
);
