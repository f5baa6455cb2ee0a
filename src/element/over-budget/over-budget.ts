import { FLIGHT_BOOKING_FAULTS } from '../../contract/flight-booking/faults';
import type { OverBudget } from '../../contract/flight-booking/over-budget';
import { isGatewayError } from '../host/host';

/** Refusal because budgets of cost centres do not cover the request; `canConfirm`: it may be sent anyway. */
export interface OverBudgetRefusal {
  overBudgets: readonly OverBudget[];
  canConfirm: boolean;
  message: string;
}

/** Budget refusal in an error; undefined for other failures. */
export function overBudgetRefusal(error: unknown): OverBudgetRefusal | undefined {
  if (!isGatewayError(error)) return undefined;
  const { budgetExceeded, budgetRunsOut } = FLIGHT_BOOKING_FAULTS;
  const canConfirm = error.code === budgetRunsOut.code;
  if (!canConfirm && error.code !== budgetExceeded.code) return undefined;
  const { overBudgets } = error.result as { overBudgets: OverBudget[] };
  return { overBudgets, canConfirm, message: error.message };
}
