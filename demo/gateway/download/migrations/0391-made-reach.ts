import { statements } from '../../db/statements';

/** Reach of a file's data: readers who may not see all of it any more are refused. */
export const migration = statements(`alter table export_job add column made_reach jsonb`);
