import { statements } from '../../../db/statements';

/** The sub administration by which an operator was named, where the right to name them is held for a time only: they end with it. */
export const migration = statements(`alter table booking_operator add column kept_by text`);
