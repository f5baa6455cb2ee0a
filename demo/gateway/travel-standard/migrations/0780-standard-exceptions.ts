import { statements } from '../../db/statements';

/** Exceptions of standards by destination, season and duration; a tier is found by the numbers in them. */
export const migration = statements(
  `alter table travel_standard add column exceptions jsonb not null default '[]'`,
);
