import { statements } from '../../db/statements';

/** Narrow scope of a session that a partner has opened; sessions from before have none. */
export const migration = statements(`alter table session add column token_scope text`);
