import { statements } from '../../../db/statements';

/** Receipts belong to an agency; a bank reference is unique within it. */
export const migration = statements(
  `alter table settle_receipt add column tmc_number text references tmc`,
  `update settle_receipt r set tmc_number = coalesce(
    (select e.tmc_number from settle_bill b join enterprise e using (enterprise_num) where b.bill_no = r.bill_no),
    (select min(tmc_number) from tmc))`,
  `alter table settle_receipt
    alter column tmc_number set not null,
    drop constraint settle_receipt_bank_reference_key,
    add constraint settle_receipt_of_agency unique (tmc_number, bank_reference)`,
);
