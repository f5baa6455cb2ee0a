import { sql } from 'kysely';
import { roles } from '../../../../src/contract/permission/roles';
import { NO_RIGHTS, removalRefusal, type Rights } from '../../../../src/domain/permission/grants';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { implementResource } from '../../server/resource/implement-resource';
import { nameIn } from '../../server/resource/stored-fields';
import { staffRoleNo } from '../staff-role';
import { keepingOwnRules } from '../own-rules/keep';
import { keepingEditor, lockRoles } from './editors';
import { findGrantable } from './grantable';
import {
  findGranted,
  refuseGrant,
  refuseRestricting,
  refuseUnknown,
  refuseWithoutPage,
  rightsOfRole,
  withReading,
  writeGrants,
} from './grants';
import { refuseInUse } from './uses';

/** Number of members of each role; a role without members has no entry. */
export async function countMembers(db: Database, roleNos: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('staff_role')
    .select((eb) => ['role_no', eb.fn.countAll<number>().as('count')])
    .where('role_no', 'in', roleNos)
    .groupBy('role_no')
    .execute();
  return new Map(rows.map(({ role_no, count }) => [role_no, count]));
}

export const roleCalls = implementResource(roles, {
  table: 'role',
  columns: {
    roleNO: 'role_no',
    remark: 'remark',
    permissionRangeID: 'permission_range_id',
    isBuiltIn: 'is_built_in',
    modifyTime: 'modified_at',
  },
  fields: { roleName: nameIn('role_name') },
  async related({ db }, rows) {
    const nos = rows.map(({ role_no }) => role_no);
    const counts = await countMembers(db, nos);
    const granted = await findGranted(db, nos, await findGrantable(db));
    return nos.map((no) => ({ memberCount: counts.get(no) ?? 0, objectList: granted.get(no) ?? [] }));
  },
  search: ['role_name', 'remark'],
  filters: {
    permissionRangeID: 'permission_range_id',
    memberCount: (query, wanted) =>
      query.where(
        sql<boolean>`exists (select from staff_role m where m.role_no = role.role_no) = ${wanted === 'some'}`,
      ),
    isBuiltIn: 'is_built_in',
  },
  around: (context, asked, change) => keepingOwnRules(context, { ...asked, hangingOn: 'roles' }, change),
  unique: { role_name: { roleName: '已有同名的角色' } },
  async beforeSave(context, { objectList, permissionRangeID }, row) {
    await lockRoles(context);
    const nodes = await findGrantable(context.db);
    const before = row ? await rightsOfRole(context.db, row) : NO_RIGHTS;
    const chosen = withReading(nodes, before.objects, objectList);
    refuseUnknown(nodes, chosen);
    const after: Rights = { objects: new Set(chosen), range: permissionRangeID };
    refuseWithoutPage(nodes, before.objects, new Set(objectList.map(({ no }) => no)));
    refuseGrant(context, nodes, before, after);
    if (row === undefined) return;
    const added = chosen.filter((no) => !before.objects.has(no));
    await refuseRestricting(context, nodes, { roleNo: row.role_no, added });
  },
  afterSave: (context, role, { objectList }) =>
    keepingEditor(context, async () => {
      const nodes = await findGrantable(context.db);
      const before = await rightsOfRole(context.db, role);
      await writeGrants(context.db, role.role_no, nodes, withReading(nodes, before.objects, objectList));
    }),
  async beforeRemove(context, { role_no, role_name, is_built_in }) {
    const { db, caller } = context;
    await lockRoles(context);
    const memberCount = (await countMembers(db, [role_no])).get(role_no) ?? 0;
    const isEveryones = role_no === staffRoleNo(caller.enterpriseNum);
    const refusal = removalRefusal({ roleName: role_name, isEveryones, isBuiltIn: is_built_in, memberCount });
    if (refusal !== undefined)
      throw new Fault(memberCount > 0 && !is_built_in ? 'rowInUse' : 'roleFixed', refusal);
    await refuseInUse(db, { enterpriseNum: caller.enterpriseNum, roleNo: role_no, roleName: role_name });
  },
});
