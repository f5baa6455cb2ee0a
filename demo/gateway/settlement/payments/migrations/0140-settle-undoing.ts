import { statements } from '../../../db/statements';

/**
 * A payment of a bill is undone by a reversing entry, never by deletion. The receipt is open again, for assignment by
 * hand only.
 */
export const migration = statements(
  // an undone payment does not count as paid
  `alter table settle_payment add column undone_at timestamptz`,
  // a ledger transfer that reverses another one, of a payment or of a surplus
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
