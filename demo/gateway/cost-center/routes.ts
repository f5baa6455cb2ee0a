import {
  queryBudgetControl,
  queryBudgetForecasts,
  queryCostCenterBudgets,
  saveBudgetControl,
  saveCostCenterBudget,
} from '../../../src/contract/cost-center/budgets';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { implementKeepingOwnRules } from '../permission/own-rules/keep';
import { implement, type Implementation } from '../server/http/implement';
import { findBudgetControl, setBudgetControl } from './budget-control';
import { findBudgets, setBudget } from './budgets';
import { countForecasts, findForecasts } from './forecast/queries';
import { costChoiceRoutes } from './choices/routes';
import { costObjectRoutes } from './objects/routes';

export function costCenterRoutes(): Implementation[] {
  return [
    implement(queryCostCenterBudgets, async ({ db, caller }, asked) => ({
      budgetList: await findBudgets(db, caller.enterpriseNum, asked),
    })),

    implement(
      queryBudgetForecasts,
      async ({ db, caller: { enterpriseNum }, now }, { forecastGroup, pageIndex, pageSize }) => {
        const today = shanghaiDate(now);
        const asked = { enterpriseNum, forecastGroup, today };
        return {
          total: await countForecasts(db, asked),
          budgetYear: Number(today.slice(0, 4)),
          forecastList: await findForecasts(db, asked, {
            limit: pageSize,
            offset: (pageIndex - 1) * pageSize,
          }),
        };
      },
    ),

    implement(queryBudgetControl, async ({ db, caller }) => ({
      budgetControl: await findBudgetControl(db, caller.enterpriseNum),
    })),

    implementKeepingOwnRules(saveBudgetControl, async (context, { budgetControl }) => {
      await setBudgetControl(context, budgetControl);
      return { budgetControl };
    }),

    implementKeepingOwnRules(saveCostCenterBudget, async ({ db, caller, now }, body) => ({
      revision: await setBudget(db, caller, body, now),
    })),

    ...costObjectRoutes,
    ...costChoiceRoutes,
  ];
}
