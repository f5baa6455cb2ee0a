import { statements } from '../../db/statements';

/** Reach of a file's data, so that readers who may no longer see all of it are refused. */
export const migration = statements(`alter table export_job add column made_reach jsonb`);
