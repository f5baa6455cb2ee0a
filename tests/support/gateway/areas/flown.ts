import type { TestGateway } from '../harness';

/** Notes of all flights that have left by now what became of their tickets: other orders of the demo depart too, and a sweep ends where there is no answer. */
export async function sweepFlown(gateway: TestGateway): Promise<void> {
  const due = () =>
    gateway.db
      .selectFrom('flight_order')
      .select('order_no')
      .where('next_flown_at', '<=', gateway.clock.now)
      .execute();
  while ((await due()).length > 0) await gateway.sweep();
}
