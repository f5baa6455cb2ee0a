import { isLooserBudget, type BudgetRule } from '../../../src/domain/cost-center/budget-rule';
import { ownRule, type OwnRule } from '../permission/own-rules/own-rule';
import { findBudgetControl } from './budget-control';

const budget = ownRule<BudgetRule>({
  name: '成本中心预算',
  /** That of the cost centre that bears their own costs. */
  async find({ db, caller: { enterpriseNum } }, staffNo) {
    const rows = await db
      .selectFrom('cost_center_budget as b')
      .innerJoin('staff as s', 's.cost_center_no', 'b.cost_center_no')
      .select(['b.budget_year', 'b.month_amounts'])
      .where('s.enterprise_num', '=', enterpriseNum)
      .where('s.staff_no', '=', staffNo)
      .distinctOn('b.budget_year')
      .orderBy('b.budget_year')
      .orderBy('b.revision', 'desc')
      .execute();
    return {
      control: await findBudgetControl(db, enterpriseNum),
      monthsByYear: new Map(rows.map(({ budget_year, month_amounts }) => [budget_year, month_amounts])),
    };
  },
  isLooser: isLooserBudget,
});

/** Costs charged to another object are out of the budget and the approval of one's own cost centre. */
const opened = ownRule<ReadonlySet<string>>({
  name: '单独对本人开放的成本中心、核算主体和项目',
  async find({ db, caller: { enterpriseNum } }, staffNo) {
    const rows = await db
      .selectFrom('cost_open_to')
      .select(['cost_kind', 'object_no'])
      .where('enterprise_num', '=', enterpriseNum)
      .where('staff_no', '=', staffNo)
      .execute();
    return new Set(rows.map(({ cost_kind, object_no }) => `${cost_kind} ${object_no}`));
  },
  isLooser: (before, after) => [...after].some((key) => !before.has(key)),
});

export const ownRules: readonly OwnRule[] = [budget, opened];
