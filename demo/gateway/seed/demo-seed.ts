import type { DatabaseTransaction } from '../db/database';
import type { GatewayConfig } from '../server/config';
import type { Emit } from '../server/events/domain-events';
import type { FlightSupplier } from '../supplier/port';
import type { Person } from './people';
import type { Random } from './random';

/** An area's part of the demo data. Each `<area>/seed.ts` exports one as `seed`; they are gathered from the folders. */
export interface DemoSeed {
  /** Areas whose data it refers to. */
  after?: readonly string[];
  insert(context: SeedContext): Promise<unknown>;
}

export interface SeedContext {
  tx: DatabaseTransaction;
  /** The data lies around this moment. */
  now: Date;
  config: Pick<GatewayConfig, 'factorSecret' | 'passwordCost'>;
  people: readonly Person[];
  random: Random;
  supplier: FlightSupplier;
  /** Emits events of past orders to other areas. */
  emit: Emit;
}
