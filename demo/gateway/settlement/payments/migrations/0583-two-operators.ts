import { statements } from '../../../db/statements';

/** The first of two confirmations of a receipt's booking, with the bill that it names. */
export const migration = statements(
  // needed_two: stays after a withdrawal, so that a higher limit does not let one operator book it alone
  `alter table settle_receipt
    add column needed_two boolean not null default false,
    add column first_operator_no text references agency_operator,
    add column first_operator_name text not null default '',
    add column first_bill_no text references settle_bill,
    add column first_confirmed_at timestamptz,
    add check ((first_operator_no is null) = (first_confirmed_at is null)),
    add check ((first_operator_no is null) = (first_operator_name = '')),
    add check ((first_operator_no is null) = (first_bill_no is null)),
    add check (first_operator_no is null or receipt_state = 'open'),
    drop constraint settle_receipt_left_why_check,
    add constraint settle_receipt_left_why_check check (left_why in ('', 'codeWrong', 'codesSeveral', 'codeUnknown', 'noneFits',
      'severalFit', 'prepaidMissing', 'needsTwo', 'undone'))`,
  `alter table settle_receipt_step
    drop constraint settle_receipt_step_how_check,
    add constraint settle_receipt_step_how_check check (how in ('exact', 'code', 'amount', 'hand', 'dismissed', 'reopened',
      'undone', 'confirmedFirst', 'confirmationWithdrawn'))`,
);
