import { roles } from '../../../src/contract/permission/roles';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import type { DependentKind, Dependents } from '../server/dependent';
import { logChanges } from '../server/resource/change-log';
import { lockRoles } from './roles/editors';

const memberships: DependentKind = {
  kind: 'role',
  name: '角色',
  columns: ['staff_role.staff_no'],
  isRight: true,
  async list({ db, caller }, staffNo) {
    const rows = await db
      .selectFrom('staff_role as m')
      .innerJoin('role as r', 'r.role_no', 'm.role_no')
      .select(['r.role_no', 'r.role_name'])
      .where('m.enterprise_num', '=', caller.enterpriseNum)
      .where('m.staff_no', '=', staffNo)
      .orderBy('r.role_no')
      .execute();
    return rows.map(({ role_no, role_name }) => ({
      no: role_no,
      name: role_name,
      link: '/permission/roleManageNew',
    }));
  },
  async end(context, staffNo, nos) {
    const { db } = context;
    await lockRoles(context);
    const { staff_name: name } = await db
      .selectFrom('staff')
      .select('staff_name')
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
    const ended = await db
      .deleteFrom('staff_role')
      .where('staff_no', '=', staffNo)
      .where('role_no', 'in', nos)
      .returning('role_no')
      .execute();
    await logChanges(
      context,
      ended.map(({ role_no }) => ({
        resource: roles.name,
        key: role_no,
        before: { memberList: [{ no: staffNo, name }] },
        after: { memberList: [] },
      })),
    );
  },
};

const subAdministration: DependentKind = {
  kind: 'subManager',
  name: '子管理员',
  columns: ['sub_manager.staff_no'],
  isRight: true,
  async list({ db, caller }, staffNo) {
    const rows = await db
      .selectFrom('sub_manager')
      .select(['key_id', 'is_whole', 'valid_from', 'valid_to'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('staff_no', '=', staffNo)
      .execute();
    return rows.map(({ key_id, is_whole, valid_from, valid_to }) => ({
      no: key_id,
      name: `${is_whole ? '管理全企业' : '管理指定部门'}，${valid_from}至${valid_to ?? '长期'}`,
      link: '/permission/adminIndex',
    }));
  },
  async end(context, staffNo, nos) {
    const ended = await context.db
      .deleteFrom('sub_manager')
      .where('staff_no', '=', staffNo)
      .where('key_id', 'in', nos)
      .returningAll()
      .execute();
    await logChanges(
      context,
      ended.map((row) => ({ resource: subManagers.name, key: row.key_id, before: { ...row } })),
    );
  },
};

export const dependents: Dependents = {
  kinds: [memberships, subAdministration],
  stays: {
    'own_rule_request.asked_by': 'counts as long as they are active, and for a day',
    'main_manager.staff_no': 'the main administrator cannot be stopped or leave before another is named',
  },
};
