import { sql } from 'kysely';

/**
 * Exclusive work of a process on a row with `held_until`: the process claims the row and renews the lease with every
 * heartbeat. After a crash the row is free half a minute later.
 */

/** Expiry of a lease that is claimed or renewed now. */
export const leaseExpiry = sql<Date>`now() + interval '30 seconds'`;

/** True when the row has no lease or an expired one. */
export const isFree = sql<boolean>`(held_until is null or held_until < now())`;
