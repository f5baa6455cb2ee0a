import * as v from 'valibot';
import {
  changeMainManager,
  FORMER_KEEPS,
  queryMainManager,
} from '../../../../src/contract/permission/main-manager';
import { queryMainManagerName } from '../../../../src/contract/permission/sub-managers';
import { maskPhone } from '../../../../src/domain/passenger/mask';
import type { Database } from '../../db/database';
import { implement, type Implementation } from '../../server/http/implement';
import { findChanges } from '../../server/resource/change-log';
import { handOver, MAIN_MANAGER } from './hand-over';

const Named = v.object({ no: v.string(), name: v.string() });
const Before = v.object({ mainManager: Named });
const After = v.object({ mainManager: Named, reason: v.string(), formerKeeps: v.picklist(FORMER_KEEPS) });

export const mainManagerRoutes = (): Implementation[] => [
  implement(queryMainManager, async ({ db, caller }) => {
    const { enterpriseNum, staffNo } = caller;
    const found = await findMainManager(db, enterpriseNum);
    const changes = await findChanges(db, enterpriseNum, { resource: MAIN_MANAGER, key: enterpriseNum });
    return {
      mainManager: found ? { ...found, telephone: maskPhone(found.telephone) } : null,
      isCaller: found?.staffNO === staffNo,
      changeList: changes.map(({ changeNO, changedTime, before, after }) => {
        const { mainManager, reason, formerKeeps } = v.parse(After, after);
        const formerName = v.parse(Before, before).mainManager.name;
        return {
          changeNO,
          changeTime: changedTime,
          formerName,
          presentName: mainManager.name,
          reason,
          formerKeeps,
        };
      }),
    };
  }),

  implement(queryMainManagerName, async ({ db, caller }) => {
    const found = await findMainManager(db, caller.enterpriseNum);
    if (!found) return { mainManager: null };
    const { staffNO, staffName, deptName } = found;
    return { mainManager: { staffNO, staffName, deptName } };
  }),

  implement(changeMainManager, handOver),
];

const findMainManager = (db: Database, enterpriseNum: string) =>
  db
    .selectFrom('main_manager as m')
    .innerJoin('staff as s', 's.staff_no', 'm.staff_no')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_no as staffNO', 's.staff_name as staffName', 'd.dept_name as deptName', 'u.telephone'])
    .where('m.enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
