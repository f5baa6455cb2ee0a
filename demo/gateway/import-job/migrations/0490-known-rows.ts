import { statements } from '../../db/statements';

/** Rows that others have brought just so since the file was checked. */
export const migration = statements(`alter table import_job add column rows_known int not null default 0`);
