import { statements } from '../../db/statements';

/** Payments and the double-entry ledger: an entry is never changed, and a transfer's entries sum to zero. */
export const migration = statements(
  `create table payment (
    payment_no text primary key check (payment_no ~ '^[0-9]{20}$'),
    order_no text not null references flight_order,
    pay_type smallint not null,
    sub_pay_type smallint not null,
    amount bigint not null check (amount > 0),
    pay_state text not null check (pay_state in ('pending', 'paid', 'refunded')),
    trade_no text unique,
    created_at timestamptz not null,
    settled_at timestamptz,
    check ((pay_state = 'pending') = (settled_at is null))
  )`,
  `create index payment_by_order on payment (order_no, created_at)`,
  `create unique index one_payment_pays_an_order on payment (order_no) where pay_state = 'paid'`,
  // kinds: bank (source of top-ups), prepaid wallet, monthly credit line, cashier (third-party money on its way to the
  // agency), sales. A floor keeps wallets from falling below zero and credit lines within their limit.
  `create table ledger_account (
    account_no text primary key,
    enterprise_num text not null references enterprise,
    kind text not null check (kind in ('bank', 'prepaid', 'credit', 'cashier', 'sales')),
    balance bigint not null default 0,
    floor bigint,
    unique (enterprise_num, kind),
    check ((floor is not null) = (kind in ('prepaid', 'credit'))),
    constraint ledger_account_floor check (floor is null or balance >= floor)
  )`,
  `create table ledger_transfer (
    transfer_no bigint generated always as identity primary key,
    kind text not null check (kind in ('topUp', 'payment', 'refund')),
    payment_no text references payment,
    transferred_at timestamptz not null,
    memo text not null,
    check ((payment_no is null) = (kind = 'topUp'))
  )`,
  `create unique index a_payment_is_taken_once on ledger_transfer (payment_no) where kind = 'payment'`,
  `create index ledger_transfer_by_payment on ledger_transfer (payment_no)`,
  `create table ledger_entry (
    entry_no bigint generated always as identity primary key,
    transfer_no bigint not null references ledger_transfer,
    account_no text not null references ledger_account,
    amount bigint not null check (amount <> 0),
    balance_after bigint not null
  )`,
  `create index ledger_entry_by_transfer on ledger_entry (transfer_no)`,
  `create index ledger_entry_by_account on ledger_entry (account_no, entry_no)`,
  `create function ledger_transfer_balances() returns trigger language plpgsql as $$
    begin
      if (select sum(amount) from ledger_entry where transfer_no = new.transfer_no) <> 0 then
        raise exception 'ledger transfer % does not balance', new.transfer_no using errcode = 'check_violation';
      end if;
      -- refunds of a payment never exceed it
      if (select sum(e.amount) from ledger_transfer t
          join ledger_transfer same on same.payment_no = t.payment_no
          join ledger_entry e on e.transfer_no = same.transfer_no
          join ledger_account a on a.account_no = e.account_no and a.kind = 'sales'
          where t.transfer_no = new.transfer_no) < 0 then
        raise exception 'more refunded than paid' using errcode = 'check_violation';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger ledger_entries_balance after insert on ledger_entry
    deferrable initially deferred for each row execute function ledger_transfer_balances()`,
  `create function ledger_is_append_only() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is append-only' using errcode = 'check_violation';
    end
  $$`,
  `create trigger ledger_entry_append_only before update or delete on ledger_entry
    for each row execute function ledger_is_append_only()`,
  `create trigger ledger_transfer_append_only before update or delete on ledger_transfer
    for each row execute function ledger_is_append_only()`,
);
