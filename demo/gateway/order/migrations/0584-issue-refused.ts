import { statements } from '../../db/statements';

/** Whether the supplier has refused the tickets of an order when it was last asked. */
export const migration = statements(
  `alter table flight_order add column issue_refused boolean not null default false`,
);
