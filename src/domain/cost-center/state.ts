import type { CostState } from '../../contract/cost-center/cost-objects';

/** When a cost object can be charged. Days are YYYY-MM-DD, both included. */
export interface CostTimes {
  validFrom: string;
  /** '': without end. */
  validTo: string;
  /** '': it is not closed. */
  closedDate: string;
}

/** What a cost object is on a day. Closed by somebody it is closed at once, whatever its days say. */
export function stateOn(day: string, { validFrom, validTo, closedDate }: CostTimes): CostState {
  if (closedDate !== '') return 'closed';
  if (day < validFrom) return 'coming';
  return validTo !== '' && day > validTo ? 'ended' : 'open';
}
