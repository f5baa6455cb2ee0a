import { PERMISSION_RANGE, REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import type { DatabaseTransaction } from '../db/database';
import type { DemoSeed } from '../seed/demo-seed';
import { departmentsOf, ENTERPRISES } from '../seed/organisation';
import type { Person, Employment } from '../seed/people';

export const seed: DemoSeed = {
  after: ['staff'],
  insert: ({ tx, people }) => insertDataPermissions(tx, people),
};

/**
 * Report scopes that differ from those of the roles: the user of several enterprises sees three colleagues in the first
 * and two departments in the second.
 */
async function insertDataPermissions(tx: DatabaseTransaction, people: readonly Person[]): Promise<void> {
  const holder = people.find(({ loginName }) => loginName === 'multi');
  const [first, second] = holder?.places ?? [];
  if (first === undefined || second === undefined) throw new Error('The demo has no user of two enterprises');
  const colleagues = people
    .flatMap(({ places }) => places)
    .filter(({ deptNo, staffNo }) => deptNo === first.deptNo && staffNo !== first.staffNo)
    .slice(0, 3);
  const departments = ENTERPRISES.filter(({ enterpriseNum }) => enterpriseNum === second.enterpriseNum)
    .flatMap(departmentsOf)
    .filter(({ parentNo }) => parentNo === second.deptNo);

  const scope = ({ enterpriseNum, staffNo }: Employment) => ({
    enterprise_num: enterpriseNum,
    staff_no: staffNo,
    busi_scene_id: REPORT_SCOPE.busiSceneID,
    permission_id: REPORT_SCOPE.permissionID,
  });
  await tx
    .insertInto('data_permission')
    .values([
      { ...scope(first), permission_range_id: PERMISSION_RANGE.persons },
      { ...scope(second), permission_range_id: PERMISSION_RANGE.departments },
    ])
    .execute();
  await tx
    .insertInto('data_permission_member')
    .values([
      ...colleagues.map(({ staffNo }) => ({
        ...scope(first),
        member_staff_no: staffNo,
        member_dept_no: null,
      })),
      ...departments.map(({ deptNo }) => ({
        ...scope(second),
        member_staff_no: null,
        member_dept_no: deptNo,
      })),
    ])
    .execute();
}
