import {
  queryStaffGrants,
  staffPermissions,
} from '../../../../src/contract/data-permission/staff-permissions';
import { implement, type Implementation } from '../../server/http/implement';
import { implementResource } from '../../server/resource/implement-resource';
import { findGrantSources, findOwnObjects } from './grant-sources';
import { findVisibleStaff } from './scene';
import { setPermission } from './set-permission';
import { staffPermissionStorage } from './storage';

const resourceCalls = implementResource(staffPermissions, staffPermissionStorage);

const grants = implement(queryStaffGrants, async (context, { key }) => {
  const [held] = await findGrantSources(context, [await findVisibleStaff(context, key)]);
  const objects = await findOwnObjects(context);
  return {
    grantList: objects.flatMap(({ no }) => {
      const sources = (held?.sources ?? []).filter(({ objectNos }) => objectNos.has(no));
      return sources.length === 0
        ? []
        : [{ objectNo: no, sourceList: sources.map(({ roleNO, name }) => ({ roleNO, name })) }];
    }),
  };
});

export const staffPermissionCalls: Implementation[] = [...resourceCalls, grants, setPermission];
