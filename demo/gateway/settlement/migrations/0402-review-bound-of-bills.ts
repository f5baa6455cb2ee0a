import { statements } from '../../db/statements';

/** A bill keeps the amount above which payer and confirmer must differ, as it was at confirmation. */
export const migration = statements(
  `alter table settle_bill add column review_above bigint check (review_above > 0)`,
  `update settle_bill b set review_above = r.review_above from wallet_rule r
    where r.enterprise_num = b.enterprise_num and b.bill_state = 'confirmed'`,
);
