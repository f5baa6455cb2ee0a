import { statements } from '../../db/statements';

/** The agency that made a link for a password; null for links of others. */
export const migration = statements(`alter table account_link add column tmc_number text references tmc`);
