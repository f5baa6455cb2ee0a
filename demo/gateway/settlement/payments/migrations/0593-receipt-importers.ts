import { statements } from '../../../db/statements';

/**
 * A statement knows the operator who imported it or typed its receipt; null for statements of before. `is_filed`: a file
 * of the bank has the receipt, besides the one that it came from. An undone import may leave a part of its receipts, and
 * a removed one that has waited for two operators needs two when it is stored again.
 */
export const migration = statements(
  `alter table settle_statement add column operator_no text references agency_operator`,
  `alter table settle_receipt add column is_filed boolean not null default false`,
  `create table settle_needed_two (
    tmc_number text not null references tmc,
    bank_reference text not null,
    primary key (tmc_number, bank_reference)
  )`,
  `create index settle_receipt_of_statement on settle_receipt (statement_no)`,
);
