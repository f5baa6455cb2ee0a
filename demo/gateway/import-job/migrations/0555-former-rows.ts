import { statements } from '../../db/statements';

/** Imports may change rows; the former values are stored with the written rows, so that they can be restored. */
export const migration = statements(`alter table import_job_write add column before jsonb`);
