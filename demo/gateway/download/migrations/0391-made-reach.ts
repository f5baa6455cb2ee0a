import { statements } from '../../db/statements';

/** Whose data a file was made of: nobody reads it who may not see all of these any more. */
export const migration = statements(`alter table export_job add column made_reach jsonb`);
