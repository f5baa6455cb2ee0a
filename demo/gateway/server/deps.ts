import type { GatewayConfig } from './config';
import type { Database } from '../db/database';
import type { BookingParameters } from '../dictionary/booking-parameters';
import type { Notifier } from './notifier';
import type { FlightSupplier } from '../supplier/port';

/** What the areas work with. The database is not among it: handlers take the one of their context. */
export interface AreaDeps {
  config: GatewayConfig;
  supplier: FlightSupplier;
  notifier: Notifier;
  parameters(db: Database, now: Date): Promise<BookingParameters>;
}
