import type { Call } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { atOneMoment, isRefusedWrite } from '../../db/transaction';
import type { Caller } from './caller';
import { Fault } from './fault';

/** Returns whether sessions that only view may make a call: it reads, changes nothing and discloses no file or number. */
export const isViewable = ({ mutates, reads, discloses }: Pick<Call, 'mutates' | 'reads' | 'discloses'>) =>
  mutates === undefined && reads !== undefined && discloses === undefined;

/** Throws viewOnly. */
export function assertViewable({ isViewOnly }: Caller, call: Parameters<typeof isViewable>[0]): void {
  if (isViewOnly === true && !isViewable(call)) throw new Fault('viewOnly');
}

/** Serves a session that only views in a transaction in which every write fails. Throws viewOnly for a write. */
export async function withoutWrites<T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> {
  try {
    return await atOneMoment(db, read);
  } catch (error) {
    throw isRefusedWrite(error) ? new Fault('viewOnly') : error;
  }
}
