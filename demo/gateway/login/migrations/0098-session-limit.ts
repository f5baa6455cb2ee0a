import { statements } from '../../db/statements';

/** Sessions that a link opened for one thing: its number. */
export const migration = statements(`alter table session add column limited_to text`);
