import type { SupplierTurns } from '../../../demo/gateway/server/limits/supplier-turns';

/** Turns without a limit. */
export const FREE_TURNS: SupplierTurns = {
  take: async () => () => undefined,
  tryDelivery: () => () => false,
};
