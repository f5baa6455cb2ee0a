import type { ApproverRule } from '../../../src/domain/approval/flow';
import type { Approver } from '../../../src/domain/approval/progress';
import type { Caller } from '../server/caller';
import type { Database } from '../db/database';
import { findSupervisor } from '../standards/queries';

type Applicant = Pick<Caller, 'enterpriseNum' | 'staffNo'>;

/** Who decides by a rule for an applicant, in their order; nobody where the enterprise has named none. */
export async function findApprovers(
  db: Database,
  applicant: Applicant,
  rule: ApproverRule,
): Promise<Approver[]> {
  switch (rule.kind) {
    case 'staff': {
      const found = await findStaff(db, applicant.enterpriseNum, rule.staffNOs);
      // in the order of the flow: they may decide one after the other
      return rule.staffNOs.flatMap((staffNO) => found.find((one) => one.staffNO === staffNO) ?? []);
    }
    case 'role':
      return findByRole(db, applicant.enterpriseNum, rule.roleNo);
    case 'supervisor':
      return findSupervisorAbove(db, applicant, rule.level);
    case 'departmentHead':
      return findNamed(db, applicant, 'head');
    case 'costCenterOwner':
      return findNamed(db, applicant, 'owner');
  }
}

/** Staff of an enterprise by their numbers; those of others are not among them. */
function findStaff(db: Database, enterpriseNum: string, staffNOs: readonly string[]): Promise<Approver[]> {
  if (staffNOs.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('staff')
    .select(['staff_no as staffNO', 'staff_name as staffName'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', 'in', staffNOs)
    .execute();
}

function findByRole(db: Database, enterpriseNum: string, roleNo: string): Promise<Approver[]> {
  return db
    .selectFrom('staff_role as r')
    .innerJoin('staff as s', 's.staff_no', 'r.staff_no')
    .select(['s.staff_no as staffNO', 's.staff_name as staffName'])
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('r.role_no', '=', roleNo)
    .orderBy('s.staff_no')
    .execute();
}

async function findSupervisorAbove(
  db: Database,
  { enterpriseNum, staffNo }: Applicant,
  level: number,
): Promise<Approver[]> {
  let above = await findSupervisor(db, enterpriseNum, staffNo);
  for (let up = 1; up < level && above !== undefined; up += 1) {
    above = await findSupervisor(db, enterpriseNum, above.staffNo);
  }
  return above === undefined ? [] : [{ staffNO: above.staffNo, staffName: above.staffName }];
}

function findNamed(
  db: Database,
  { enterpriseNum, staffNo }: Applicant,
  who: 'head' | 'owner',
): Promise<Approver[]> {
  const own = db
    .selectFrom('staff as s')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .innerJoin('cost_center as c', 'c.cost_center_no', 's.cost_center_no')
    .where('s.enterprise_num', '=', enterpriseNum)
    .where('s.staff_no', '=', staffNo)
    .select(who === 'head' ? 'd.head_no as named' : 'c.owner_no as named');
  return db
    .selectFrom('staff as a')
    .select(['a.staff_no as staffNO', 'a.staff_name as staffName'])
    .where('a.enterprise_num', '=', enterpriseNum)
    .where('a.staff_no', '=', own)
    .execute();
}
