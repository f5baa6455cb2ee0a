import { isForced, type ForcedOutcome } from './forced-names';
import type { Database } from '../db/database';
import type { EnterpriseKind } from '../server/enterprise-kind';
import { FinalRefusal } from '../supplier/port';
import './schema';

/** Throws FinalRefusal when a passenger of an order of a sandbox forces this outcome. */
export async function refuseForced(
  db: Database,
  { isSandbox }: EnterpriseKind,
  orderNo: string,
  outcome: ForcedOutcome,
): Promise<void> {
  if (!isSandbox) return;
  const passengers = await db
    .selectFrom('order_passenger')
    .select('passenger_name')
    .where('order_no', '=', orderNo)
    .execute();
  const names = passengers.map(({ passenger_name }) => passenger_name);
  if (isForced(names, outcome)) throw new FinalRefusal(`A passenger of the sandbox forces ${outcome}`);
}
