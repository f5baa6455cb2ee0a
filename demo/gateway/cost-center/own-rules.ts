import { sql } from 'kysely';
import { isLooserBudget } from '../../../src/domain/cost-center/budget-rule';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { ownRule, type OwnRule, type Where } from '../permission/own-rules/own-rule';
import { findBudgetControl } from './budget-control';
import { findCharged, isChargeable } from './charging';

/** How many budgets have been set in an enterprise: none is altered, a new revision counts instead. */
async function countBudgets({ db, caller: { enterpriseNum } }: Where): Promise<number> {
  const { count } = await db
    .selectFrom('cost_center_budget')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  return count;
}

interface SetBudget {
  year: number;
  /** Of the revision before and of this one, fen of each month; null: there is none. */
  former: number[] | null;
  months: number[] | null;
}

/** Budgets that the caller has set at this moment, of cost centres that bear costs of somebody or that they may charge. */
async function findSetBudgets({ db, caller, now }: Where, staffNo: string): Promise<SetBudget[]> {
  const { enterpriseNum } = caller;
  const person = (await findCharged(db, enterpriseNum, [staffNo])).get(staffNo) ?? { staffNo, deptNos: [] };
  const choosing = { enterpriseNum, person, today: shanghaiDate(now) };
  const { rows } = await sql<SetBudget>`
    select b.budget_year as year, nullif(f.month_amounts, 'null') as former, nullif(b.month_amounts, 'null') as months
    from cost_center_budget b join cost_center c using (enterprise_num, cost_center_no)
    join cost_center_budget f on f.cost_center_no = b.cost_center_no and f.budget_year = b.budget_year
      and f.revision = b.revision - 1
    where b.enterprise_num = ${enterpriseNum} and b.changed_by = ${caller.staffNo} and b.changed_at = ${now}
      and (${isChargeable('costCenter', choosing)}
        or exists (select from staff s where s.staff_no = ${staffNo} and s.cost_center_no = c.cost_center_no))`.execute(
    db,
  );
  return rows;
}

/** Those of all cost centres that somebody may charge, also where these are open to all staff. */
const budget: OwnRule = {
  name: '成本中心预算',
  async begin(where, staffNo) {
    const { db, caller } = where;
    const before = await findBudgetControl(db, caller.enterpriseNum);
    const count = await countBudgets(where);
    return async () => {
      const control = await findBudgetControl(db, caller.enterpriseNum);
      const none = new Map<number, number[] | null>();
      if (isLooserBudget({ control: before, monthsByYear: none }, { control, monthsByYear: none }))
        return true;
      if ((await countBudgets(where)) === count) return false;
      return (await findSetBudgets(where, staffNo)).some(({ year, former, months }) =>
        isLooserBudget(
          { control, monthsByYear: new Map([[year, former]]) },
          { control, monthsByYear: new Map([[year, months]]) },
        ),
      );
    };
  },
};

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
