import { OBJECT } from '../../../src/contract/permission/objects';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { implement, type Implementation } from '../server/implement';
import { findStaff } from './queries';

export function staffRoutes(): Implementation[] {
  return [
    implement(queryStaffInfoVagueForCloud, async ({ db, caller }, { keyword, self, pageIndex, pageSize }) => {
      const onlySelf = self || !caller.objects.has(OBJECT.bookForColleagues);
      return findStaff(db, {
        caller,
        staffNo: onlySelf ? caller.staffNo : undefined,
        keyword,
        offset: (pageIndex - 1) * pageSize,
        limit: pageSize,
      });
    }),
  ];
}
