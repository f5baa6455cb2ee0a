import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import { Fault } from '../server/fault';
import { findSupervisor } from '../standards/queries';

/** Who decides a caller's applications: their supervisor. Throws approverMissing. */
export async function approverOf(
  db: Database,
  { enterpriseNum, staffNo }: Caller,
): Promise<{ staffNo: string; staffName: string }> {
  const supervisor = await findSupervisor(db, enterpriseNum, staffNo);
  if (supervisor === undefined) throw new Fault('approverMissing');
  return supervisor;
}
