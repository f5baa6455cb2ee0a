import {
  closeCostObjects,
  moveCostObject,
  queryCostObject,
  queryCostObjectChanges,
  queryCostObjects,
  reopenCostObject,
  saveCostObject,
} from '../../../../src/contract/cost-center/cost-objects';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import { implementKeepingOwnRules } from '../../permission/own-rules/keep';
import { Fault } from '../../server/http/fault';
import { implement, type Implementation } from '../../server/http/implement';
import { findChanges } from '../history';
import { closeObjects } from './close';
import { showObject } from './detail';
import { findObject } from './find';
import { listObjects } from './list';
import { moveObject } from './move';
import { reopenObject } from './reopen';
import { saveObject } from './save';

// spent amounts are summed from all trips of a year
const HEAVY = { isHeavyRead: true };

export const costObjectRoutes: readonly Implementation[] = [
  implement(
    queryCostObjects,
    ({ db, caller, now }, body) => listObjects(db, caller.enterpriseNum, body, shanghaiDate(now)),
    HEAVY,
  ),

  implement(
    queryCostObject,
    ({ db, caller, now }, body) => showObject(db, caller.enterpriseNum, body, shanghaiDate(now)),
    HEAVY,
  ),

  implementKeepingOwnRules(saveCostObject, saveObject),

  implementKeepingOwnRules(moveCostObject, moveObject),

  implementKeepingOwnRules(closeCostObjects, closeObjects),

  implementKeepingOwnRules(reopenCostObject, reopenObject),

  implement(queryCostObjectChanges, async ({ db, caller: { enterpriseNum } }, asked) => {
    if ((await findObject(db, enterpriseNum, asked)) === undefined) throw new Fault('costObjectUnknown');
    return { changeList: await findChanges(db, enterpriseNum, asked) };
  }),
];
