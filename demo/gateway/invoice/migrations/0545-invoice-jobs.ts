import { statements } from '../../db/statements';

/** Issuing and reversing an invoice is a job, which stores the lease and the number of attempts. */
export const migration = statements(
  `insert into background_job (kind, job_key, attempts, claim, next_at, added_at)
    select 'issue invoice', invoice_no, attempts, claim, applied_at, applied_at from invoice
    where invoice_state in ('waiting', 'issuing', 'reversing')`,
  `drop index invoice_to_do`,
  `alter table invoice drop column claim, drop column attempts, drop column held_until`,
);
