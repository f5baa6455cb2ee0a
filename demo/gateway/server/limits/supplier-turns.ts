import type { GatewayConfig } from '../config';
import { Unavailable } from '../http/unavailable';
import { createFairQueue } from './fair-queue';

/** Limits of the transactions that wait for the supplier, each of which keeps a connection to the database. */
export interface SupplierTurns {
  /**
   * Waits until a person's call may ask the supplier within a transaction, and resolves with the end of its turn.
   * Rejects with Unavailable when the wait was too long. To be called before the transaction.
   */
  take(person: string): Promise<() => void>;
  /**
   * Begins a delivery that may ask the supplier; undefined while too many are under way. The returned function ends it
   * and returns whether another one found too many meanwhile, so that its event is left to this one.
   */
  tryDelivery(): (() => boolean) | undefined;
}

declare module '../deps' {
  interface AreaDeps {
    supplierTurns: SupplierTurns;
  }
}

export function createSupplierTurns({ calls, deliveries }: GatewayConfig['supplierTurns']): SupplierTurns {
  const take = createFairQueue(calls, () => new Unavailable('Too many calls wait for the supplier'));
  let delivering = 0;
  let isPassedOver = false;
  return {
    take: (person) => take(person),
    tryDelivery() {
      if (delivering >= deliveries) {
        isPassedOver = true;
        return undefined;
      }
      delivering += 1;
      return () => {
        delivering -= 1;
        const wasPassedOver = isPassedOver;
        isPassedOver = false;
        return wasPassedOver;
      };
    },
  };
}
