import { statements } from '../../db/statements';

/** Sessions that a link has opened for a single item, with its number. */
export const migration = statements(`alter table session add column limited_to text`);
