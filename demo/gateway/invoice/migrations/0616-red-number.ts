import { statements } from '../../db/statements';

/** A red invoice has a number of its own. Former rows are not checked, so that none stops the upgrade. */
export const migration = statements(
  `alter table invoice add constraint invoice_red_is_another check (red_invoice_no <> tax_invoice_no) not valid`,
);
