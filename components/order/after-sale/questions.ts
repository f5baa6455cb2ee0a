import { FLIGHT_BOOKING_FAULTS } from '../../../src/contract/flight-booking/faults';
import { isGatewayError } from '../../../src/element/host/host';
import { overBudgetRefusal, type OverBudgetRefusal } from '../../../src/element/over-budget/over-budget';

/** What those who change know, and want all the same. */
export interface Confirmed {
  overlapConfirmed: boolean;
  budgetConfirmed: boolean;
}

/** Asked before it is sent: the sum, that somebody has another flight then, that budgets do not cover it. */
export type Question =
  | { kind: 'sum' }
  | { kind: 'overlaps'; sent: Confirmed }
  | { kind: 'budgets'; refusal: OverBudgetRefusal; sent: Confirmed };

/** What is confirmed by saying yes to a question, beside what was before. */
export function confirmedBy(question: Question): Confirmed {
  switch (question.kind) {
    case 'sum':
      return { overlapConfirmed: false, budgetConfirmed: false };
    case 'overlaps':
      return { ...question.sent, overlapConfirmed: true };
    case 'budgets':
      return { ...question.sent, budgetConfirmed: true };
  }
}

/** What a refusal asks; undefined where it asks nothing. */
export function questionOf(error: unknown, sent: Confirmed): Question | undefined {
  const code = isGatewayError(error) ? error.code : '';
  if (code === FLIGHT_BOOKING_FAULTS.journeysOverlap.code && !sent.overlapConfirmed) {
    return { kind: 'overlaps', sent };
  }
  const refusal = overBudgetRefusal(error);
  return refusal && { kind: 'budgets', refusal, sent };
}
