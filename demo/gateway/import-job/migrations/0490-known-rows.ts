import { statements } from '../../db/statements';

/** Number of rows that others have recorded identically since the check. */
export const migration = statements(`alter table import_job add column rows_known int not null default 0`);
