import { OBJECT } from '../../../src/contract/permission/objects';
import { queryStaffChoices, queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { implement, type Implementation } from '../server/http/implement';
import { findBookable } from '../travellers/delegates';
import { findStaff, findStaffChoices } from './queries';

export function staffRoutes(): Implementation[] {
  return [
    implement(queryStaffInfoVagueForCloud, async (context, { keyword, self, pageIndex, pageSize }) => {
      const { db, caller, now } = context;
      const mayBookAll = caller.objects.has(OBJECT.bookForColleagues);
      const bookable = self || mayBookAll ? [] : await findBookable(db, caller, now);
      return findStaff(db, {
        caller,
        staffNos: self || !mayBookAll ? [caller.staffNo, ...bookable] : undefined,
        keyword,
        offset: (pageIndex - 1) * pageSize,
        limit: pageSize,
      });
    }),

    implement(queryStaffChoices, async ({ db, caller }, { keyword, pageSize }) => ({
      staffList: await findStaffChoices(db, {
        enterpriseNum: caller.enterpriseNum,
        keyword,
        limit: pageSize,
      }),
    })),
  ];
}
