import { statements } from '../../../db/statements';

/**
 * A statement knows the operator who imported it or typed its receipt; null for statements of before. `is_filed`: a file
 * of the bank has the receipt that was typed in. An undone import may leave a part of its receipts.
 */
export const migration = statements(
  `alter table settle_statement add column operator_no text references agency_operator`,
  `alter table settle_receipt add column is_filed boolean not null default false`,
  `create index settle_receipt_of_statement on settle_receipt (statement_no)`,
);
