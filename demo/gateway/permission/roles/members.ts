import type { Selectable } from 'kysely';
import {
  addRoleMember,
  copyRole,
  deleteRoleMember,
  queryGrantableObjects,
  queryRoleMemberList,
  roles,
} from '../../../../src/contract/permission/roles';
import type { Rights } from '../../../../src/domain/permission/grants';
import type { Named } from '../../../../src/contract/resource/values';
import { holdsName } from '../../db/like';
import type { Schema } from '../../db/schema';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import { implement, type CallerContext, type Implementation } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { STAFF } from '../../server/resource/references';
import { implementKeepingOwnRules } from '../own-rules/keep';
import { keepingEditor, lockRoles } from './editors';
import { findGrantable, grantableTo } from './grantable';
import {
  findGranted,
  isOtherMainManager,
  namesOf,
  refuseRole,
  restrictionsOf,
  rightsOfRole,
  writeGrants,
} from './grants';
import { countMembers } from './resource';

type Role = Selectable<Schema['role']>;

/** A role of the caller's enterprise; undefined for another enterprise's. */
async function findRole({ db, caller }: CallerContext, roleNo: string): Promise<Role> {
  const role = await db
    .selectFrom('role')
    .selectAll()
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('role_no', '=', roleNo)
    .executeTakeFirst();
  if (role === undefined) throw new Fault('rowUnknown');
  return role;
}

/** Staff by number with their names. Throws fieldsInvalid for a number outside the enterprise. */
async function namedStaff(context: CallerContext, staffNOs: readonly string[]): Promise<Named[]> {
  const names = await STAFF.names(context, staffNOs);
  if (!staffNOs.every((no) => names.has(no))) throw fieldsInvalid({ staffNOs: STAFF.unknown });
  return [...names].map(([no, name]) => ({ no, name }));
}

const memberCountOf = async ({ db }: CallerContext, roleNo: string) =>
  (await countMembers(db, [roleNo])).get(roleNo) ?? 0;

/** Logs added and removed members with the role. */
const logMembers = (
  context: CallerContext,
  key: string,
  { before, after }: { before: Named[]; after: Named[] },
) =>
  before.length + after.length === 0
    ? Promise.resolve()
    : logChange(context, {
        resource: roles.name,
        key,
        before: { memberList: before },
        after: { memberList: after },
      });

const copy = implement(copyRole, async (context, { key, roleName }) => {
  const { db, caller, now } = context;
  await lockRoles(context);
  const role = await findRole(context, key);
  const nodes = await findGrantable(db);
  const rights = await rightsOfRole(db, role);
  refuseRole(context, nodes, rights);
  const isTaken = await db
    .selectFrom('role')
    .select('role_no')
    .where('enterprise_num', '=', caller.enterpriseNum)
    .where('role_name', '=', roleName)
    .executeTakeFirst();
  if (isTaken) throw fieldsInvalid({ roleName: '已有同名的角色' });
  const { role_no } = await db
    .insertInto('role')
    .values({
      enterprise_num: caller.enterpriseNum,
      role_name: roleName,
      remark: role.remark,
      permission_range_id: role.permission_range_id,
      modified_at: now,
    })
    .returning('role_no')
    .executeTakeFirstOrThrow();
  await writeGrants(db, role_no, nodes, [...rights.objects]);
  const objectList = (await findGranted(db, [role_no], nodes)).get(role_no) ?? [];
  await logChange(context, {
    resource: roles.name,
    key: role_no,
    after: { roleName, remark: role.remark, permissionRangeID: role.permission_range_id, objectList },
  });
  return { roleNO: role_no };
});

/** Rules that depend on roles, whose members may decide over the caller. */
const HANG_ON_ROLES = { hangingOn: 'roles' } as const;

const add = implementKeepingOwnRules(
  addRoleMember,
  async (context, { key, staffNOs }) => {
    const { db, caller } = context;
    await lockRoles(context);
    const role = await findRole(context, key);
    const named = await namedStaff(context, staffNOs);
    const rights = await rightsOfRole(db, role);
    refuseRole(context, await findGrantable(db), rights);
    await refuseRestrictingMain(context, rights, staffNOs);
    const added = await keepingEditor(context, () =>
      db
        .insertInto('staff_role')
        .values(named.map(({ no }) => ({ enterprise_num: caller.enterpriseNum, staff_no: no, role_no: key })))
        .onConflict((conflict) => conflict.doNothing())
        .returning('staff_no')
        .execute(),
    );
    const nos = new Set(added.map(({ staff_no }) => staff_no));
    await logMembers(context, key, { before: [], after: named.filter(({ no }) => nos.has(no)) });
    return { memberCount: await memberCountOf(context, key) };
  },
  HANG_ON_ROLES,
);

/** Throws when another person would keep the main administrator from the portal by a restricting role. */
async function refuseRestrictingMain(context: CallerContext, role: Rights, staffNOs: readonly string[]) {
  const restricting = restrictionsOf(role.objects);
  if (restricting.length > 0 && (await isOtherMainManager(context, staffNOs)))
    throw new Fault(
      'mainManagerRole',
      `该角色包含限制${namesOf(await findGrantable(context.db), restricting)}，不能给主管理员设置`,
    );
}

/** Throws when the main administrator would lose the role of administrators. */
async function refuseMainManager({ db }: CallerContext, key: string, staffNOs: readonly string[]) {
  const main = await db
    .selectFrom('main_manager')
    .select('staff_no')
    .where('role_no', '=', key)
    .where('staff_no', 'in', staffNOs)
    .executeTakeFirst();
  if (main) throw new Fault('mainManagerRole');
}

const remove = implementKeepingOwnRules(
  deleteRoleMember,
  async (context, { key, staffNOs }) => {
    const { db } = context;
    await findRole(context, key);
    const named = await namedStaff(context, staffNOs);
    await lockRoles(context);
    await refuseMainManager(context, key, staffNOs);
    const removed = await keepingEditor(context, () =>
      db
        .deleteFrom('staff_role')
        .where('role_no', '=', key)
        .where('staff_no', 'in', staffNOs)
        .returning('staff_no')
        .execute(),
    );
    const nos = new Set(removed.map(({ staff_no }) => staff_no));
    await logMembers(context, key, { before: named.filter(({ no }) => nos.has(no)), after: [] });
    return { memberCount: await memberCountOf(context, key) };
  },
  HANG_ON_ROLES,
);

const list = implement(queryRoleMemberList, async (context, { key, keyword, pageIndex, pageSize }) => {
  const { db, caller } = context;
  await findRole(context, key);
  const found = db
    .selectFrom('staff_role as r')
    .innerJoin('staff as s', 's.staff_no', 'r.staff_no')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .where('r.enterprise_num', '=', caller.enterpriseNum)
    .where('r.role_no', '=', key)
    .$if(keyword !== '', (some) => some.where(holdsName('s.search_text', keyword)));
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const memberList = await found
    .select(['s.staff_no as staffNO', 's.staff_name as staffName', 'd.dept_name as deptName'])
    .orderBy('s.staff_no')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return { total, memberList };
});

export const memberCalls: Implementation[] = [
  implement(queryGrantableObjects, async ({ db, caller }) => ({
    objectList: (await findGrantable(db)).map(grantableTo(caller)),
  })),
  copy,
  list,
  add,
  remove,
];
