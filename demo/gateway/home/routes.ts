import { queryComingTrips, queryMonthSpend, queryRecentRoutes, queryTodo } from '../../../src/contract/home';
import { addDays, shanghaiDate, shanghaiDateTime } from '../../../src/domain/shanghai-time';
import { findDecider } from '../approval/decisions/decider';
import { countPending } from '../approval/applications/list-queries';
import { mayDecide } from '../approval/applications/view';
import { orderScope } from '../order/scope';
import { implement, type Implementation } from '../server/http/implement';
import { recentRoutes } from './recent-routes';
import { spendMonths } from './spend-months';
import { sumSpend } from './spend-queries';
import { findTodoOrders } from './todo-queries';
import { findComingTrips, findLegs } from './trip-queries';

export function homeRoutes(): Implementation[] {
  return [
    implement(queryTodo, async ({ db, caller, now }) => {
      const canApprove = mayDecide(caller);
      return {
        canApprove,
        approvalCount: canApprove
          ? await countPending(db, caller, await findDecider(db, caller, now), now)
          : 0,
        ...(await findTodoOrders(db, caller, now)),
      };
    }),

    implement(queryComingTrips, ({ db, caller, now }, { count }) =>
      findComingTrips(db, caller, shanghaiDateTime(now), count),
    ),

    implement(
      queryRecentRoutes,
      async ({ db, caller, now }) =>
        recentRoutes(await findLegs(db, caller, addDays(shanghaiDate(now), -365))),
      { isHeavyRead: true },
    ),

    implement(
      queryMonthSpend,
      async ({ db, caller, now }) => {
        const months = spendMonths(now);
        return {
          permissionRangeID: orderScope(caller).range,
          month: months.month,
          ...(await sumSpend(db, caller, months)),
        };
      },
      { isHeavyRead: true },
    ),
  ];
}
