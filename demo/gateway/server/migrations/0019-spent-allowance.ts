import { statements } from '../../db/statements';

/** What was counted for logging in alone is counted for other areas too. */
export const migration = statements(
  `alter table login_budget rename to spent_allowance`,
  `alter index login_budget_by_end rename to spent_allowance_by_end`,
);
