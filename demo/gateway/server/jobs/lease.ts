import { sql } from 'kysely';

/**
 * Work that a process does alone, on a row with `held_until`: whoever takes it up holds it, and goes on holding it with every sign
 * of life. What a process leaves behind that has crashed is free for another half a minute later.
 */

/** Until when it is held, from a sign of life on. */
export const HELD = sql<Date>`now() + interval '30 seconds'`;

/** Nobody holds it, or whoever did gives no sign of life any more. */
export const isFree = sql<boolean>`(held_until is null or held_until < now())`;
