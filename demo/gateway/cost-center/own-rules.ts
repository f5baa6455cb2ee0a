import { sql } from 'kysely';
import { COST_KINDS } from '../../../src/contract/cost-center/cost-objects';
import { isLooserBudget } from '../../../src/domain/cost-center/budget-rule';
import { ownPosts, ownRule, type OwnRule, type Where } from '../permission/own-rules/own-rule';
import { findBudgetControl } from './budget-control';
import { COST_TABLES } from './objects/kinds';
import { doersOf, findChargedOwners, sinceOf } from './charged-owners';
import { findCharged, isChargeable } from './chargeable-objects';

/** Number of budget settings in an enterprise; settings are immutable, so a change adds one. */
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
  /** Amounts of the previous revision and of this one, in fen per month; null for no budget. */
  former: number[] | null;
  months: number[] | null;
}

/** Budgets that the caller has just set for cost centres that bear a person's costs or that the person may charge. */
async function findSetBudgets({ db, caller, now }: Where, staffNo: string): Promise<SetBudget[]> {
  const { enterpriseNum } = caller;
  const person = (await findCharged(db, enterpriseNum, [staffNo])).get(staffNo) ?? { staffNo, deptNos: [] };
  const choosing = { enterpriseNum, person, today: null };
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

/** Budgets of cost centres recently set by a person, or by another whom that person has set up. */
async function findRecentBudgets(
  { db, caller: { enterpriseNum }, now }: Where,
  staffNo: string,
  nos: readonly string[],
): Promise<SetBudget[]> {
  const { rows } = await sql<SetBudget & { doer: string }>`
    select b.budget_year as year, b.changed_by as doer,
      nullif(f.month_amounts, 'null') as former, nullif(b.month_amounts, 'null') as months
    from cost_center_budget b join cost_center_budget f on f.cost_center_no = b.cost_center_no
      and f.budget_year = b.budget_year and f.revision = b.revision - 1
    where b.enterprise_num = ${enterpriseNum} and b.cost_center_no = any(${[...nos]}::text[])
      and b.changed_at > ${sinceOf(now)} and b.changed_by is not null`.execute(db);
  const doers = rows.map(({ doer }) => doer);
  const theirs = await doersOf({ db, enterpriseNum, now }, staffNo, doers);
  return rows.filter(({ doer }) => theirs.has(doer));
}

/**
 * Budgets of all cost centres that the person may charge, including those open to all staff. A newly opened one counts
 * with the person's recent settings for it.
 */
const budget: OwnRule = {
  name: '成本中心预算',
  async begin(where, staffNo) {
    const { db, caller, now } = where;
    const { enterpriseNum } = caller;
    const before = await findBudgetControl(db, enterpriseNum);
    const count = await countBudgets(where);
    const charged = async () => [
      ...(await findChargedOwners({ db, enterpriseNum, now }, staffNo)).owners.keys(),
    ];
    const open = new Set(await charged());
    return async () => {
      const control = await findBudgetControl(db, enterpriseNum);
      const none = new Map<number, number[] | null>();
      if (isLooserBudget({ control: before, monthsByYear: none }, { control, monthsByYear: none }))
        return true;
      const opened = (await charged()).filter((no) => !open.has(no));
      const set = (await countBudgets(where)) === count ? [] : await findSetBudgets(where, staffNo);
      const late = opened.length === 0 ? [] : await findRecentBudgets(where, staffNo, opened);
      return [...set, ...late].some(({ year, former, months }) =>
        isLooserBudget(
          { control, monthsByYear: new Map([[year, former]]) },
          { control, monthsByYear: new Map([[year, months]]) },
        ),
      );
    };
  },
};

/** Costs charged to another object escape the budget and the approval of one's own cost centre. */
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

const posts = ownPosts(
  '以有期限的权限任成本中心、核算主体或项目的负责人',
  async ({ db, caller }, staffNo) => {
    const parts = COST_KINDS.map((costKind) => {
      const { table, no } = COST_TABLES[costKind];
      return sql`select ${sql.ref(no)} as post from ${sql.table(table)}
      where enterprise_num = ${caller.enterpriseNum} and owner_no = ${staffNo}`;
    });
    const { rows } = await sql<{ post: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
    return new Set(rows.map(({ post }) => post));
  },
);

export const ownRules: readonly OwnRule[] = [budget, opened, posts];
