import { statements } from '../../db/statements';

/** An import may change rows: their former values stand beside what it has written, so that they can be restored. */
export const migration = statements(`alter table import_job_write add column before jsonb`);
