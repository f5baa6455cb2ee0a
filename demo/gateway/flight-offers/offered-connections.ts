import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { FlightSupplier, Leg, SupplierFlight } from '../supplier/port';

/** Number of direct flights a day from which connections are not offered. */
const ENOUGH_DIRECT = 3;

/** The connections to offer on a leg beside its direct flights; none when there are enough of these. */
export async function findOfferedConnections(
  supplier: FlightSupplier,
  leg: Leg,
  direct: readonly SupplierFlight[],
  now: Date,
): Promise<readonly (readonly SupplierFlight[])[]> {
  const operated = direct.filter(({ flight }) => !flight.isShare);
  return operated.length >= ENOUGH_DIRECT ? [] : supplier.connections(leg, shanghaiDate(now));
}
