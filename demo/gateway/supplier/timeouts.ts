import type { SupplierMethod } from '../../../src/protocol/supplier/methods';
import type { SupplierTimeouts } from '../server/config';

const KINDS: Readonly<Record<SupplierMethod, keyof SupplierTimeouts>> = {
  cities: 'search',
  flights: 'search',
  connections: 'search',
  lowestFares: 'search',
  tagInfo: 'search',
  flight: 'check',
  boarded: 'check',
  book: 'change',
  issue: 'change',
  change: 'change',
  refund: 'change',
};

/** Time limit of a method in ms. */
export const timeoutOf = (timeouts: SupplierTimeouts, method: SupplierMethod): number =>
  timeouts[KINDS[method]];
