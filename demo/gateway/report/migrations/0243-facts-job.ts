import { statements } from '../../db/statements';

/** Writing the facts of older orders becomes a job. */
export const migration = statements(
  `insert into background_job (kind, job_key, next_at, added_at)
    select 'write facts', 'former flights', timestamptz 'epoch', now() from travel_state where not flights_are_written`,
  `drop table travel_state`,
);
