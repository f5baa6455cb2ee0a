import { isWithinScope } from '../../../../src/domain/report/shared-views';
import type { Database } from '../../db/database';
import { findAdmitted } from '../../permission/holder';
import type { Caller } from '../../server/http/caller';
import { findScopeMembers } from '../queries/scope-members';
import { mayOpenReport } from '../report-right';
import type { ScheduleFilter } from './schema';

interface ReaderQuery {
  enterpriseNum: string;
  pagePath: string;
  asked: ScheduleFilter;
}

/**
 * Returns a person as a caller if they may currently receive a report: staff of the enterprise with access to its page,
 * whose scope includes its departments and people; undefined otherwise.
 */
export async function findReader(
  db: Database,
  staffNo: string,
  now: Date,
  { enterpriseNum, pagePath, asked }: ReaderQuery,
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
  const held = await findScopeMembers(db, caller, (name) => named[name]);
  return isWithinScope(named, held) ? caller : undefined;
}
