import { statements } from '../../db/statements';

/** A tax platform may take an application and issue the invoice minutes later. */
export const migration = statements(`alter table invoice add column pending_since timestamptz`);
