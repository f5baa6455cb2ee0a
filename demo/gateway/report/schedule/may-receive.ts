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
 * Returns a person as a caller if they may currently receive a report: staff of the enterprise with access to its page,
 * whose scope includes its departments and people; undefined otherwise.
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
