import { statements } from '../../db/statements';

/** To write the flights of orders from before there were facts is a job. */
export const migration = statements(
  `insert into background_job (kind, job_key, next_at, added_at)
    select 'write facts', 'former flights', timestamptz 'epoch', now() from travel_state where not flights_are_written`,
  `drop table travel_state`,
);
