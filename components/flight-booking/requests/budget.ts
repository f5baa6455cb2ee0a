import { overBudget } from '../../../src/domain/money/budget';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Choice } from '../model/journey';
import { summarise, type Payer } from '../passengers/order/price';
import type { TravelRequest } from './request';

/** Comparison of an order with the remaining budget of its request. Amounts in fen. */
export interface BudgetComparison {
  applyId: string;
  left: number;
  /** Known cost of the order, without fees that only the gateway knows. */
  total: number;
  /** Excess over the budget; 0 when within. */
  over: number;
  travellers: number;
  /** Number of legs counted. */
  legs: number;
}

interface Terms {
  issueDate: string;
  /** Fee of one traveller on one leg. */
  serviceFee: number;
}

/**
 * Amount the gateway will charge to the budget for these legs; undefined for a request without a limit. `travellers`
 * undefined: those of the request, who are adult staff.
 */
export function readBudget(
  choices: readonly Choice[],
  travellers: readonly Payer[] | undefined,
  { applyId, budgetLeft: left, trip }: TravelRequest,
  terms: Terms,
): BudgetComparison | undefined {
  if (left === null) return undefined;
  const payers = travellers ?? trip.travellers.map(() => ADULT);
  const { total } = summarise(choices, payers, terms);
  const over = overBudget(total, left);
  return { applyId, left, total, over, travellers: payers.length, legs: choices.length };
}

const ADULT: Payer = { passengerTypeID: PASSENGER_TYPE.adult, insurances: [] };
