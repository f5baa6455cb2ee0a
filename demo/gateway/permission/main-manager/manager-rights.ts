import { OBJECT } from '../../../../src/contract/permission/objects';
import { roles } from '../../../../src/contract/permission/roles';
import { subManagers } from '../../../../src/contract/permission/sub-managers';
import type { Named } from '../../../../src/contract/resource/values';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { CallerContext } from '../../server/http/implement';
import { logChange, logChanges } from '../../server/resource/change-log';
import { findGrantable, RESTRICTIONS } from '../roles/grantable';
import { findGranted } from '../roles/grants';
import { administratorRoleNo, staffRoleNo } from '../staff-role';

/** Ends the sub administration of persons who now administer the whole enterprise. */
export async function endSubManagement(context: CallerContext, staff: readonly Named[]): Promise<void> {
  const ended = await context.db
    .deleteFrom('sub_manager')
    .where(
      'staff_no',
      'in',
      staff.map(({ no }) => no),
    )
    .returning(['key_id', 'staff_no', 'is_whole', 'valid_from', 'valid_to', 'remark'])
    .execute();
  await logChanges(
    context,
    ended.map((row) => ({
      resource: subManagers.name,
      key: row.key_id,
      before: {
        staff: staff.find(({ no }) => no === row.staff_no),
        managedScope: row.is_whole ? 'enterprise' : 'departments',
        validPeriod: { from: row.valid_from, to: row.valid_to ?? '' },
        remark: row.remark,
      },
    })),
  );
}

/**
 * Leaves the former main administrator only the role of all staff, and adds the role of administrators to the
 * successor.
 */
export async function replaceRoles(
  context: CallerContext,
  { former, present }: { former: Named; present: Named },
): Promise<void> {
  const { db, caller } = context;
  const { enterpriseNum: enterprise_num } = caller;
  const held = await db
    .selectFrom('staff_role')
    .select('role_no')
    .where('staff_no', '=', former.no)
    .execute();
  const usual = staffRoleNo(enterprise_num);
  const lost = held.map(({ role_no }) => role_no).filter((no) => no !== usual);
  const give = (staff_no: string, role_no: string) =>
    db
      .insertInto('staff_role')
      .values({ enterprise_num, staff_no, role_no })
      .onConflict((conflict) => conflict.doNothing())
      .returning('role_no')
      .executeTakeFirst();
  const given = await give(present.no, administratorRoleNo(enterprise_num));
  const kept = await give(former.no, usual);
  await db.deleteFrom('staff_role').where('staff_no', '=', former.no).where('role_no', '!=', usual).execute();
  const change = (key: string, before: Named[], after: Named[]) => ({
    resource: roles.name,
    key,
    before: { memberList: before },
    after: { memberList: after },
  });
  await logChanges(context, [
    ...lost.map((no) => change(no, [former], [])),
    ...(kept ? [change(kept.role_no, [], [former])] : []),
    ...(given ? [change(given.role_no, [], [present])] : []),
  ]);
}

/**
 * Makes the former main administrator a sub administrator of the whole enterprise from today on, without the right to
 * hand it over.
 */
export async function makeSubManagerOfEnterprise(context: CallerContext, former: Named): Promise<void> {
  const { db, caller, now } = context;
  const { enterpriseNum } = caller;
  const roleNo = administratorRoleNo(enterpriseNum);
  const granted = await findGranted(db, [roleNo], await findGrantable(db));
  const objectList = (granted.get(roleNo) ?? []).filter(
    ({ no }) => !RESTRICTIONS.has(no) && no !== OBJECT.changeMainManager,
  );
  const from = shanghaiDate(now);
  const remark = '原主管理员';
  const { key_id } = await db
    .insertInto('sub_manager')
    .values({
      enterprise_num: enterpriseNum,
      staff_no: former.no,
      is_whole: true,
      dept_nos: [],
      object_nos: objectList.map(({ no }) => no),
      valid_from: from,
      valid_to: null,
      remark,
      modified_at: now,
    })
    .returning('key_id')
    .executeTakeFirstOrThrow();
  await logChange(context, {
    resource: subManagers.name,
    key: key_id,
    after: {
      staff: former,
      managedScope: 'enterprise',
      departments: [],
      objectList,
      validPeriod: { from, to: '' },
      remark,
    },
  });
}
