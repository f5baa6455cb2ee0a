import type { queryRolesToGive } from '../../../../src/contract/address-book/staff-state';
import type { ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { roles } from '../../../../src/contract/permission/roles';
import { lockRoles } from '../../permission/roles/editors';
import { findGrantable } from '../../permission/roles/grantable';
import { refuseRole, rightsOfRole } from '../../permission/roles/grants';
import { staffRoleNo } from '../../permission/staff-role';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';

const rolesOf = ({ db, caller }: Pick<CallerContext, 'db' | 'caller'>) =>
  db
    .selectFrom('role')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .orderBy('role_name_sound')
    .orderBy('role_no');

/** Returns the role of all staff. Callers who may edit roles also get the roles that grant no more than they have. */
export async function rolesToGive(context: CallerContext): Promise<ResultOf<typeof queryRolesToGive>> {
  const { db, caller } = context;
  const usualNo = staffRoleNo(caller.enterpriseNum);
  const nodes = await findGrantable(db);
  const roleList: ResultOf<typeof queryRolesToGive>['roleList'] = [];
  for (const role of await rolesOf(context).execute()) {
    const isUsual = role.role_no === usualNo;
    if (!isUsual && !caller.objects.has(OBJECT.editRoles)) continue;
    const rights = await rightsOfRole(db, role);
    if (!isUsual && !isGrantAllowed(() => refuseRole({ caller }, nodes, rights))) continue;
    roleList.push({ roleNO: role.role_no, roleName: role.role_name, isUsual });
  }
  return { roleList: roleList.toSorted((one, other) => Number(other.isUsual) - Number(one.isUsual)) };
}

function isGrantAllowed(refuse: () => void): boolean {
  try {
    refuse();
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

/**
 * Gives roles to staff without any; the role of all staff if none are named. Returns their names. Throws forbidden,
 * grantBeyondOwn, rangeBeyondOwn, or fieldsInvalid at `roleNos`.
 */
export async function giveRoles(
  context: CallerContext,
  staffNo: string,
  roleNos: readonly string[] | undefined,
): Promise<string> {
  const { db, caller } = context;
  const usualNo = staffRoleNo(caller.enterpriseNum);
  const wanted = [...new Set(roleNos ?? [usualNo])];
  if (wanted.length === 0) return '';
  await lockRoles(context);
  const found = await rolesOf(context).where('role_no', 'in', wanted).execute();
  // an enterprise may have removed the role of all staff
  if (roleNos !== undefined && found.length < wanted.length)
    throw fieldsInvalid({ roleNos: '所选角色不存在，请重新选择' });
  const nodes = await findGrantable(db);
  const { staff_name: name } = await db
    .selectFrom('staff')
    .select('staff_name')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  for (const role of found) {
    if (role.role_no !== usualNo) {
      if (!caller.objects.has(OBJECT.editRoles)) throw new Fault('forbidden');
      refuseRole(context, nodes, await rightsOfRole(db, role));
    }
    await db
      .insertInto('staff_role')
      .values({ enterprise_num: caller.enterpriseNum, staff_no: staffNo, role_no: role.role_no })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await logChange(context, {
      resource: roles.name,
      key: role.role_no,
      before: { memberList: [] },
      after: { memberList: [{ no: staffNo, name }] },
    });
  }
  return found.map(({ role_name }) => role_name).join('、');
}
