import { statements } from '../../db/statements';

/** Makes the counters of logins usable for other areas. */
export const migration = statements(
  `alter table login_budget rename to spent_allowance`,
  `alter index login_budget_by_end rename to spent_allowance_by_end`,
);
