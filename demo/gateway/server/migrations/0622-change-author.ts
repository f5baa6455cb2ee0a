import { statements } from '../../db/statements';

/** Changes that no member of staff makes name their author, such as the directory of the enterprise. */
export const migration = statements(`alter table change_log add column author_name text not null default ''`);
