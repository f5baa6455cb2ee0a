import { statements } from '../../../db/statements';

/**
 * Receipts from bank statements, one per bank reference, with their booking. Every bill has a number that its
 * remittance code is derived from.
 */
export const migration = statements(
  `alter table settle_bill add column remittance_no int generated always as identity unique`,
  `create table settle_statement (
    statement_no bigint generated always as identity primary key,
    file_name text not null,
    imported_by text not null,
    imported_at timestamptz not null,
    row_count int not null check (row_count > 0),
    added_count int not null check (added_count between 1 and row_count)
  )`,
  // left_why: reason why a compared receipt is still open. over_*: the surplus and its transfer to the wallet.
  `create table settle_receipt (
    receipt_no bigint generated always as identity primary key,
    bank_reference text not null unique,
    statement_no bigint not null references settle_statement,
    row_no int not null,
    received_on date not null,
    amount bigint not null check (amount > 0),
    payer_name text not null,
    purpose text not null,
    receipt_state text not null default 'open' check (receipt_state in ('open', 'booked', 'dismissed')),
    looked_at timestamptz,
    left_why text not null default ''
      check (left_why in ('', 'codeWrong', 'codesSeveral', 'codeUnknown', 'noneFits', 'severalFit', 'prepaidMissing')),
    how text check (how in ('exact', 'code', 'amount', 'hand')),
    bill_no text references settle_bill,
    payment_no bigint unique references settle_payment,
    over_amount bigint not null default 0 check (over_amount between 0 and amount),
    over_transfer_no bigint unique references ledger_transfer,
    check ((receipt_state = 'booked') = (how is not null)),
    check ((receipt_state = 'booked') = (bill_no is not null)),
    check ((over_amount > 0) = (over_transfer_no is not null)),
    check ((receipt_state = 'booked' and over_amount < amount) = (payment_no is not null)),
    check (receipt_state = 'booked' or over_amount = 0)
  )`,
  `create index settle_receipt_open on settle_receipt (received_on, bank_reference) where receipt_state = 'open'`,
  `create index settle_receipt_of_bill on settle_receipt (bill_no) where bill_no is not null`,
  // log of the steps of a receipt; operator_name is '' for the gateway itself
  `create table settle_receipt_step (
    step_no bigint generated always as identity primary key,
    receipt_no bigint not null references settle_receipt,
    how text not null check (how in ('exact', 'code', 'amount', 'hand', 'dismissed', 'reopened')),
    operator_name text not null,
    happened_at timestamptz not null,
    bill_no text references settle_bill,
    reason text not null default '',
    check ((how in ('dismissed', 'reopened')) = (bill_no is null)),
    check ((how = 'dismissed') = (reason <> ''))
  )`,
  `create index on settle_receipt_step (receipt_no, step_no)`,
  `alter table settle_event
    drop constraint settle_event_how_check,
    add constraint settle_event_how_check check (how in ('made', 'disputed', 'withdrawn', 'decided', 'confirmed', 'paid',
      'overpaid', 'settled', 'carried'))`,
);
