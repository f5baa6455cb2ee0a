import { isHeld } from '../../../../src/domain/report/shared-views';
import type { Database } from '../../db/database';
import { findAdmitted } from '../../permission/holder';
import type { Caller } from '../../server/http/caller';
import { heldBy } from '../queries/held';
import { mayOpenReport } from '../report-right';
import type { AskedOfSchedule } from './schema';

interface Asked {
  enterpriseNum: string;
  pagePath: string;
  asked: AskedOfSchedule;
}

/**
 * Somebody as a caller who may receive a report: staff of the enterprise who may open it, and whose scope holds the
 * departments and people that it asks for; undefined for all others. By their rights at this moment.
 */
export async function findReader(
  db: Database,
  staffNo: string,
  now: Date,
  { enterpriseNum, pagePath, asked }: Asked,
): Promise<Caller | undefined> {
  const caller = await findAdmitted(db, staffNo, now);
  if (caller?.enterpriseNum !== enterpriseNum) return undefined;
  if (!(await mayOpenReport(db, caller, pagePath))) return undefined;
  const named = {
    departments: asked.deptNOList,
    persons: asked.staffNOList,
    costCenters: asked.costCenterNOList,
    accountingEntities: asked.accountingEntityNOList,
  };
  const held = await heldBy(db, caller, (name) => named[name]);
  return isHeld(named, held) ? caller : undefined;
}
