import { statements } from '../../../db/statements';

/**
 * Receipts belong to an agency; a bank reference is unique within it. An open or dismissed receipt belongs to the agency
 * of the last bill that it was booked for, or of the only enterprise with the payer's name.
 */
export const migration = statements(
  `alter table settle_receipt add column tmc_number text references tmc`,
  `update settle_receipt r set tmc_number = coalesce(
    (select e.tmc_number from settle_bill b join enterprise e using (enterprise_num) where b.bill_no = r.bill_no),
    (select e.tmc_number from settle_receipt_step s join settle_bill b using (bill_no)
      join enterprise e using (enterprise_num) where s.receipt_no = r.receipt_no order by s.step_no desc limit 1),
    (select min(e.tmc_number) from enterprise e where e.ent_name = r.payer_name or exists (
        select from accounting_entity a where a.enterprise_num = e.enterprise_num
          and a.accounting_entity_name = r.payer_name)
      having count(distinct e.tmc_number) = 1),
    (select min(tmc_number) from tmc))`,
  `alter table settle_receipt
    alter column tmc_number set not null,
    drop constraint settle_receipt_bank_reference_key,
    add constraint settle_receipt_of_agency unique (tmc_number, bank_reference)`,
);
