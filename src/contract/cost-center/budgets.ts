import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const BASE = '/CLMidPlatExtendedService/api/costCenter/';

const BudgetYear = v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100));

/** Highest budget of a month in fen: ten thousand million yuan. */
export const MONTH_BUDGET_LIMIT = 1_000_000_000_000;

const MonthAmount = v.pipe(
  v.number(),
  v.integer('请输入预算金额'),
  v.minValue(0, '预算不能小于0'),
  v.maxValue(MONTH_BUDGET_LIMIT, '每月预算不能超过100亿元'),
);
/** Fen of each month, January first; the year's budget is their sum. null: no budget, as opposed to a budget of 0. */
const MonthAmounts = v.nullable(v.pipe(v.array(MonthAmount), v.length(12)));

/** Travel budget of a cost centre for a year. */
export const CostCenterBudget = v.object({
  costCenterNO: v.string(),
  costCenterName: v.string(),
  monthAmountList: MonthAmounts,
  /** Number of times it was set; 0: never. */
  revision: v.number(),
});
export type CostCenterBudget = v.InferOutput<typeof CostCenterBudget>;

/** Control of bookings that exceed a budget: none, the booker confirms a warning, the booking is refused. */
export const BUDGET_CONTROLS = ['none', 'warn', 'block'] as const;
export const BudgetControl = v.picklist(BUDGET_CONTROLS, '请选择预算控制方式');
export type BudgetControl = v.InferOutput<typeof BudgetControl>;

/** Returns budgets of the enterprise's cost centres, by number. */
export const queryCostCenterBudgets = call({
  gateway: 'service',
  path: `${BASE}queryCostCenterBudgets`,
  body: v.object({
    budgetYear: BudgetYear,
    /** Empty: all. */
    costCenterNOList: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(200)), []),
  }),
  result: v.object({ budgetList: v.array(CostCenterBudget) }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  reads: ['budget'],
  origin: 'suite',
});

/**
 * Replaces the budget that was read. Throws budgetChanged when it was set since, and costCenterUnknown for a number
 * that is no cost centre of the enterprise.
 */
export const saveCostCenterBudget = call({
  gateway: 'service',
  path: `${BASE}saveCostCenterBudget`,
  body: v.object({
    costCenterNO: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择成本中心'), v.maxLength(60)),
    budgetYear: BudgetYear,
    monthAmountList: MonthAmounts,
    /** Revision that the caller has read. */
    basedOn: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_000_000_000)),
  }),
  result: v.object({ revision: v.number() }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  mutates: true,
  changes: ['budget'],
  origin: 'suite',
});

/** Returns the control of bookings that exceed a budget. */
export const queryBudgetControl = call({
  gateway: 'service',
  path: `${BASE}queryBudgetControl`,
  body: v.object({}),
  result: v.object({ budgetControl: BudgetControl }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  reads: ['setting'],
  origin: 'suite',
});

/** Sets the control of bookings that exceed a budget, effective immediately. */
export const saveBudgetControl = call({
  gateway: 'service',
  path: `${BASE}saveBudgetControl`,
  body: v.object({ budgetControl: BudgetControl }),
  result: v.object({ budgetControl: BudgetControl }),
  needs: 'token',
  permission: OBJECT.editBudgets,
  mutates: true,
  changes: ['setting'],
  origin: 'suite',
});
