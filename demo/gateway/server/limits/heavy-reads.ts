import type { Database } from '../../db/database';
import { isStatementTimeout } from '../../db/unavailable';
import { Fault } from '../http/fault';
import { heavyReads } from '../metrics/measures';
import { createFairQueue, type FairQueueLimits } from './fair-queue';

const WAITING = { state: 'waiting' };
const RUNNING = { state: 'running' };

/** Runs a read for a user, by their number, on the connections of heavy reads. */
export type ReadHeavily = <T>(
  userNo: string,
  work: (db: Database) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/**
 * Limits reads whose cost grows with the data: lists, keyword searches, sums. Their own connections in `db`, with a
 * timeout per statement, keep them from slowing other calls, and users take turns at them. Throws tooManyRequests when
 * the user has too many reads waiting or has waited too long, and queryTimedOut when the statement timed out. `signal`:
 * aborted when the client has left.
 */
export function createHeavyReads(db: Database, limits: FairQueueLimits): ReadHeavily {
  const takeTurn = createFairQueue(limits, () => new Fault('tooManyRequests'));
  return async (userNo, work, signal) => {
    heavyReads.inc(WAITING);
    const end = await takeTurn(userNo, signal).finally(() => heavyReads.dec(WAITING));
    heavyReads.inc(RUNNING);
    try {
      return await work(db);
    } catch (error) {
      throw isStatementTimeout(error) ? new Fault('queryTimedOut') : error;
    } finally {
      heavyReads.dec(RUNNING);
      end();
    }
  };
}
