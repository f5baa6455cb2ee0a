import type { staffPermissions } from '../../../../src/contract/data-permission/staff-permissions';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Storage } from '../../server/resource/storage';
import { findAuthoritiesOf } from '../queries';
import { findGrantSources, findOwnObjects } from './grant-sources';
import { isOfReports, sceneScope } from './scene';
import { hasObjectOn, isBelow, isMainManager, isVisibleTo, isSubManagerOn } from './scope';

export const staffPermissionStorage: Storage<typeof staffPermissions, 'staff'> = {
  table: 'staff',
  columns: { staffNO: 'staff_no', staffName: 'staff_name' },
  async related(context, rows) {
    const { db } = context;
    const nos = rows.map(({ staff_no }) => staff_no);
    const held = await findGrantSources(context, nos);
    const objects = await findOwnObjects(context);
    const authorities = await findAuthoritiesOf(db, nos);
    return rows.map(({ staff_no }, at) => {
      const one = held[at];
      if (one === undefined) throw new Error(`There is no staff member ${staff_no}`);
      const set = authorities.find((authority) => authority.staffNo === staff_no && isOfReports(authority));
      return {
        department: one.department,
        roleList: one.roles.map(({ no, name }) => ({ no, name })),
        managerKind: one.isMainManager ? 'main' : one.subManager ? 'sub' : 'none',
        reportScope: sceneScope(set, one),
        objectList: objects.filter(({ no }) => one.sources.some(({ objectNos }) => objectNos.has(no))),
      };
    });
  },
  search: ['search_text'],
  filters: {
    department: (query, no, { caller }) => query.where(isBelow(no, caller.enterpriseNum)),
    roleList: (query, no) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('staff_role as sr')
            .whereRef('sr.staff_no', '=', 'staff.staff_no')
            .where('sr.role_no', '=', no),
        ),
      ),
    managerKind(query, kind, { now }) {
      const isSub = isSubManagerOn(shanghaiDate(now));
      if (kind === 'main') return query.where(isMainManager);
      if (kind === 'sub') return query.where(isSub);
      return query.where((eb) => eb.not(eb.or([isMainManager, isSub])));
    },
    objectList: (query, no, { now }) => query.where(hasObjectOn(no, shanghaiDate(now))),
  },
  scope: (query, { caller }) => query.where(isVisibleTo(caller)),
};
