import { FLIGHT_BOOKING_FAULTS } from '../../../src/contract/flight-booking/faults';
import { isGatewayError } from '../../../src/element/host/host';
import { overBudgetRefusal, type OverBudgetRefusal } from '../../../src/element/over-budget/over-budget';

/** Warnings that the user has confirmed, as sent to the gateway. */
export interface Confirmations {
  overlapConfirmed: boolean;
  budgetConfirmed: boolean;
}

/** Confirmation before submission: the total, an overlapping flight of a passenger, or a budget that is exceeded. */
export type Question =
  | { kind: 'sum' }
  | { kind: 'overlaps'; sent: Confirmations }
  | { kind: 'budgets'; refusal: OverBudgetRefusal; sent: Confirmations };

/** Confirmations to send after a yes to `question`, together with the earlier ones. */
export function confirmationsAfter(question: Question): Confirmations {
  switch (question.kind) {
    case 'sum':
      return { overlapConfirmed: false, budgetConfirmed: false };
    case 'overlaps':
      return { ...question.sent, overlapConfirmed: true };
    case 'budgets':
      return { ...question.sent, budgetConfirmed: true };
  }
}

/** Question that a refusal leads to; undefined when the user cannot confirm it away. */
export function questionOf(error: unknown, sent: Confirmations): Question | undefined {
  const code = isGatewayError(error) ? error.code : '';
  if (code === FLIGHT_BOOKING_FAULTS.journeysOverlap.code && !sent.overlapConfirmed) {
    return { kind: 'overlaps', sent };
  }
  const refusal = overBudgetRefusal(error);
  return refusal && { kind: 'budgets', refusal, sent };
}
