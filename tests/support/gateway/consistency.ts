import assert from 'node:assert/strict';
import { findInconsistencies } from '../../../demo/gateway/consistency';
import type { Database } from '../../../demo/gateway/db/database';

/** Throws unless money, seats, orders and applications agree with each other in the whole database. */
export async function checkConsistency(db: Database): Promise<void> {
  assert.deepEqual(await findInconsistencies(db), []);
}
