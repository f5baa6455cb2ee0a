import assert from 'node:assert/strict';
import {
  queryCostCenterBudgets,
  saveBudgetControl,
  saveCostCenterBudget,
  type BudgetControl,
} from '../../../../../src/contract/cost-center/budgets';
import type { OverBudget } from '../../../../../src/contract/flight-booking/over-budget';
import { queryOrderFormInfo } from '../../../../../src/contract/travellers/travellers';
import type { GatewayCalls } from '../../harness';

/** The year of the tests. */
const YEAR = 2026;

/** Sets the budgets of one cost centre, and the control of bookings beyond them. */
export interface CostBudgets {
  costCenterNo: string;
  control(budgetControl: BudgetControl): Promise<unknown>;
  /** Fen per month; null for none. */
  set(fen: number | null): Promise<void>;
}

/** Budgets of the cost centre that a user's own bookings are charged to. */
export async function ownBudgets(gateway: GatewayCalls, as: string): Promise<CostBudgets> {
  const admin = await gateway.login('admin');
  const { costCenterNo } = (await gateway.ok(queryOrderFormInfo, {}, { as })).defaultCost;
  return {
    costCenterNo,
    control: (budgetControl) => gateway.ok(saveBudgetControl, { budgetControl }, { as: admin }),
    async set(fen) {
      const body = { budgetYear: YEAR, costCenterNOList: [costCenterNo] };
      const { budgetList } = await gateway.ok(queryCostCenterBudgets, body, { as: admin });
      const basedOn = budgetList[0]?.revision;
      assert.ok(basedOn !== undefined);
      const monthAmountList = fen === null ? null : Array.from({ length: 12 }, () => fen);
      await gateway.ok(
        saveCostCenterBudget,
        { costCenterNO: costCenterNo, budgetYear: YEAR, monthAmountList, basedOn },
        { as: admin },
      );
    },
  };
}

/** Budgets that a refusal names. */
export const overBudgetsOf = (refusal: unknown): OverBudget[] =>
  (refusal as { overBudgets: OverBudget[] }).overBudgets;
