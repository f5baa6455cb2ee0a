import { statements } from '../../../db/statements';

/**
 * The sub administration by which an operator was named, if the right to name operators was temporary; the operator
 * ends with it.
 */
export const migration = statements(`alter table booking_operator add column kept_by text`);
