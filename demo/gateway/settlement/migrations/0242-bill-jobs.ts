import { statements } from '../../db/statements';

/** Bills in generation become jobs. */
export const migration = statements(
  `insert into background_job (kind, job_key, next_at, added_at)
    select 'make bill', bill_no, timestamptz 'epoch', now() from settle_bill where bill_state = 'generating'`,
);
