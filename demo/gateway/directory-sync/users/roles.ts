import { roles } from '../../../../src/contract/permission/roles';
import { lockRoles } from '../../permission/roles/editors';
import { logChange } from '../../server/resource/change-log';
import type { DirectoryContext } from '../settings';
import { findOfferedRoles } from './offered-roles';

/**
 * Gives a new or returned person the role of the settings, if any. One that has got rights of administrators since is not
 * given, and the log of requests says so.
 */
export async function giveUsualRole(context: DirectoryContext, staffNo: string): Promise<void> {
  const { db, caller, settings } = context;
  const { role_no } = settings;
  if (role_no === null) return;
  await lockRoles(context);
  const offered = await findOfferedRoles(db, caller.enterpriseNum);
  if (!offered.some(({ no }) => no === role_no)) {
    context.remark('未授予另加角色：该角色已含管理员权限');
    return;
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_role')
    .values({ enterprise_num: caller.enterpriseNum, staff_no: staffNo, role_no })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  const { staff_name: name } = await db
    .selectFrom('staff')
    .select('staff_name')
    .where('staff_no', '=', staffNo)
    .executeTakeFirstOrThrow();
  await logChange(context, {
    resource: roles.name,
    key: role_no,
    before: { memberList: [] },
    after: { memberList: [{ no: staffNo, name }] },
  });
}
