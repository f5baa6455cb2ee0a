import { overBudget } from '../../../src/domain/money/budget';
import { PASSENGER_TYPE } from '../../../src/domain/passenger/passenger-type';
import type { Choice } from '../model/flow';
import { summarise, type Payer } from '../passengers/order/price';
import type { TravelRequest } from './request';

/** An order held against what is left of the budget of its request. Fen. */
export interface BudgetReading {
  applyId: string;
  left: number;
  /** What the order costs as far as it is known: fees that the gateway alone knows are left out. */
  total: number;
  /** What that is over; 0: it is within. */
  over: number;
  travellers: number;
  /** Legs counted. */
  legs: number;
}

interface Terms {
  issueDate: string;
  /** Of one traveller on one leg. */
  serviceFee: number;
}

/**
 * What the gateway will hold an order of these legs against; undefined where the request has no limit. `travellers`
 * undefined: those of the request, who are staff.
 */
export function readBudget(
  choices: readonly Choice[],
  travellers: readonly Payer[] | undefined,
  { applyId, budgetLeft: left, trip }: TravelRequest,
  terms: Terms,
): BudgetReading | undefined {
  if (left === null) return undefined;
  const payers = travellers ?? trip.travellers.map(() => ADULT);
  const { total } = summarise(choices, payers, terms);
  const over = overBudget(total, left);
  return { applyId, left, total, over, travellers: payers.length, legs: choices.length };
}

const ADULT: Payer = { passengerTypeID: PASSENGER_TYPE.adult, insurances: [] };
