import type { Database } from '../../db/database';
import { isStatementTimeout } from '../../db/unavailable';
import { Fault } from '../http/fault';
import { createTurns, type TurnLimits } from './turns';

/** Runs a read of a person, by their number, on the connections of heavy reads. */
export type ReadHeavily = <T>(
  userNo: string,
  work: (db: Database) => Promise<T>,
  signal?: AbortSignal,
) => Promise<T>;

/**
 * Reads whose cost grows with the data: lists, searches by keyword, sums. They have connections of their own in `db`,
 * with a limit of time for each statement, so that whatever they do the others are left; and persons take turns at
 * them, however much one of them asks for. Throws tooManyRequests if the person has too many waiting or waited too
 * long, and queryTimedOut if the database did not get through in time. `signal`: nobody wants the answer any more.
 */
export function createHeavyReads(db: Database, limits: TurnLimits): ReadHeavily {
  const takeTurn = createTurns(limits, () => new Fault('tooManyRequests'));
  return async (userNo, work, signal) => {
    const end = await takeTurn(userNo, signal);
    try {
      return await work(db);
    } catch (error) {
      throw isStatementTimeout(error) ? new Fault('queryTimedOut') : error;
    } finally {
      end();
    }
  };
}
