import { statements } from '../../db/statements';

/** Enterprises for the trials of developers; the kind is chosen when an enterprise is made and never changes. */
export const migration = statements(
  `alter table enterprise add column is_sandbox boolean not null default false`,
);
