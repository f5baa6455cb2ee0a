import { statements } from '../../db/statements';

/** The last turn of an owner is read for each waiting job of a fair kind, of which there may be many thousands. */
export const migration = statements(
  `create index background_job_turns on background_job (kind, owner, turn) where done_at is null`,
);
