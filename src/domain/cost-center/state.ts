import type { CostState } from '../../contract/cost-center/cost-objects';

/** Period in which a cost object can be charged. Days are YYYY-MM-DD, both included. */
export interface CostTimes {
  validFrom: string;
  /** '': without end. */
  validTo: string;
  /** '' while it is not closed. */
  closedDate: string;
}

/** Returns the state of a cost object on a day. A user's closing takes effect at once, regardless of its days. */
export function stateOn(day: string, { validFrom, validTo, closedDate }: CostTimes): CostState {
  if (closedDate !== '') return 'closed';
  if (day < validFrom) return 'coming';
  return validTo !== '' && day > validTo ? 'ended' : 'open';
}
