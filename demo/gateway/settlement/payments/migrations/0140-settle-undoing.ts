import { statements } from '../../../db/statements';

/**
 * What was booked for a bill can be taken back: by an entry against it, never by deleting it. The row of the statement waits again
 * then, for the hand alone.
 */
export const migration = statements(
  // nothing that was undone counts as paid
  `alter table settle_payment add column undone_at timestamptz`,
  // a transfer of the ledger that takes back another one, of a payment or of what was over
  `create table settle_reversal (
    transfer_no bigint primary key references ledger_transfer,
    reversed_no bigint not null unique references ledger_transfer,
    receipt_no bigint not null references settle_receipt,
    check (transfer_no > reversed_no)
  )`,
  `create index on settle_reversal (receipt_no)`,
  `alter table settle_receipt
    drop constraint settle_receipt_left_why_check,
    add constraint settle_receipt_left_why_check check (left_why in ('', 'codeWrong', 'codesSeveral', 'codeUnknown', 'noneFits',
      'severalFit', 'prepaidMissing', 'undone'))`,
  `alter table settle_receipt_step
    drop constraint settle_receipt_step_how_check,
    drop constraint settle_receipt_step_check1,
    add constraint settle_receipt_step_how_check check (how in ('exact', 'code', 'amount', 'hand', 'dismissed', 'reopened',
      'undone')),
    add constraint settle_receipt_step_reason_check check ((how in ('dismissed', 'undone')) = (reason <> ''))`,
  `alter table settle_event
    drop constraint settle_event_how_check,
    add constraint settle_event_how_check check (how in ('made', 'disputed', 'withdrawn', 'decided', 'confirmed', 'paid',
      'overpaid', 'settled', 'undone', 'overUndone', 'carried'))`,
);
