import type { TestGateway } from '../harness';

/**
 * Records the fate of the tickets of all departed flights. Repeats the sweep, because other orders of the demo depart
 * too, and a sweep ends at a missing answer.
 */
export async function sweepFlown(gateway: TestGateway): Promise<void> {
  const due = () =>
    gateway.db
      .selectFrom('flight_order')
      .select('order_no')
      .where('next_flown_at', '<=', gateway.clock.now)
      .execute();
  while ((await due()).length > 0) await gateway.sweep();
}
