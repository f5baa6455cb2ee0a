import { statements } from '../../db/statements';

/**
 * Changes and refunds store the days between the first booking and the departure, which no figure sums. Imported
 * refunds take them from their purchase; no other column changes, so the guard of facts is disabled for it. A job
 * writes the facts of flights anew, because refunds also lacked their ticket's compliance with the standard.
 */
export const migration = statements(
  `alter table travel_fact add column ahead_days integer`,
  `alter table travel_fact disable trigger travel_fact_is_kept`,
  `update travel_fact back set ahead_days = bought.lead_days from travel_fact bought
    where back.kind = 'refunded' and back.product <> 'flight' and bought.kind = 'bought'
      and (bought.enterprise_num, bought.product, bought.record_no) = (back.enterprise_num, back.product, back.record_no)`,
  `alter table travel_fact enable trigger travel_fact_is_kept`,
  `insert into background_job (kind, job_key, next_at, added_at)
    select 'write facts', 'all flights anew', timestamptz 'epoch', now()
    where exists (select from travel_fact where product = 'flight')`,
);
