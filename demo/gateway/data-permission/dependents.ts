import { staffPermissions } from '../../../src/contract/data-permission/staff-permissions';
import type { Dependents } from '../server/dependent';
import { logChange } from '../server/resource/change-log';
import './schema';

export const dependents: Dependents = {
  kinds: [
    {
      kind: 'dataPermission',
      name: '数据权限',
      columns: ['data_permission.staff_no', 'data_permission_member.staff_no'],
      isRight: true,
      async list({ db, caller }, staffNo) {
        const rows = await db
          .selectFrom('data_permission')
          .select(['busi_scene_id', 'permission_id', 'permission_range_id'])
          .where('enterprise_num', '=', caller.enterpriseNum)
          .where('staff_no', '=', staffNo)
          .orderBy('busi_scene_id')
          .orderBy('permission_id')
          .execute();
        return rows.map((row) => ({
          no: `${row.busi_scene_id} ${row.permission_id}`,
          name: '单独设置的数据范围',
          link: '/permission/permissionManageNew',
        }));
      },
      async end(context, staffNo) {
        const { db } = context;
        await db.deleteFrom('data_permission_member').where('staff_no', '=', staffNo).execute();
        const ended = await db
          .deleteFrom('data_permission')
          .where('staff_no', '=', staffNo)
          .returning(['busi_scene_id', 'permission_id', 'permission_range_id'])
          .execute();
        await logChange(context, {
          resource: staffPermissions.name,
          key: staffNo,
          before: { endedList: ended },
          after: { endedList: [] },
        });
      },
    },
  ],
  stays: { 'data_permission_member.member_staff_no': 'others still see their past trips' },
};
