import { OBJECT } from '../../../../src/contract/permission/objects';
import type { ApprovalFlow } from '../../../../src/domain/approval/flow';
import { partOf, type Approver, type Replacements } from '../../../../src/domain/approval/progress';
import type { Database } from '../../db/database';
import { findApprovers, type Applicant } from './approvers';

/** Those of the persons who may decide applications. */
export async function findAbleApprovers(db: Database, staffNOs: readonly string[]): Promise<Approver[]> {
  if (staffNOs.length === 0) return [];
  return holdersOf(db, OBJECT.approve).where('sr.staff_no', 'in', staffNOs).execute();
}

/** Those of the persons who may not decide applications and would leave them waiting. */
export async function findUnableApprovers(db: Database, staffNOs: readonly string[]): Promise<Set<string>> {
  const able = new Set((await findAbleApprovers(db, staffNOs)).map(({ staffNO }) => staffNO));
  return new Set(staffNOs.filter((staffNO) => !able.has(staffNO)));
}

/**
 * Finds the persons in a flow who may not decide, and their replacements: those named by the flow, then the keepers of
 * the enterprise's flows.
 */
export async function findReplacements(
  db: Database,
  applicant: Applicant & { travellerNOs: readonly string[] },
  { replacement }: Pick<ApprovalFlow, 'replacement'>,
  people: readonly Approver[],
): Promise<Replacements> {
  const unableNOs = await findUnableApprovers(
    db,
    people.map(({ staffNO }) => staffNO),
  );
  const { enterpriseNum, staffNo: applicantNO, travellerNOs } = applicant;
  if (!people.some(({ staffNO }) => unableNOs.has(staffNO) || travellerNOs.includes(staffNO)))
    return { unableNOs, replacements: [] };
  const [named = []] = replacement === undefined ? [] : await findApprovers(db, applicant, [replacement]);
  const administrators = await holdersOf(db, OBJECT.editApprovalFlow)
    .where('sr.enterprise_num', '=', enterpriseNum)
    .execute();
  const found = [...named, ...administrators];
  const out = await findUnableApprovers(
    db,
    found.map(({ staffNO }) => staffNO),
  );
  const replacements = found.filter(
    ({ staffNO }) => !out.has(staffNO) && partOf(staffNO, { applicantNO, travellerNOs }) === undefined,
  );
  return { unableNOs, replacements };
}

function holdersOf(db: Database, objectNo: string) {
  return db
    .selectFrom('staff_role as sr')
    .innerJoin('staff as s', 's.staff_no', 'sr.staff_no')
    .innerJoin('role_grant as g', 'g.role_no', 'sr.role_no')
    .innerJoin('permission_object as o', 'o.object_no', 'g.object_no')
    .select(['s.staff_no as staffNO', 's.staff_name as staffName'])
    .distinct()
    .where('s.staff_state', '=', 'active')
    .where('g.object_no', '=', objectNo)
    .where('o.is_enable', '=', true)
    .orderBy('s.staff_no');
}
