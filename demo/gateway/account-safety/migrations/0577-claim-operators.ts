import { statements } from '../../db/statements';

/** The operator of an agency who decided an owner's claim; null for claims of the time before. */
export const migration = statements(
  `alter table account_claim add column operator_no text references agency_operator`,
);
