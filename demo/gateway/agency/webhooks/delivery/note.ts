import type { DatabaseTransaction } from '../../../db/database';
import type { EventSource } from '../../../server/events/domain-events';
import type { DeliveryProblem } from '../../../../../src/contract/agency/connections/webhooks/values';
import '../schema';
import { switchOff } from './switch-off';
import type { Outcome } from './post';
import { hasFailedTooLong } from './schedule';

const updating = (tx: DatabaseTransaction, deliveryNo: string) =>
  tx.updateTable('webhook_delivery').where('delivery_no', '=', Number(deliveryNo));

/** Locks the endpoint of a delivery; it is locked before its deliveries. */
const lockEndpointOf = (tx: DatabaseTransaction, deliveryNo: string) =>
  tx
    .selectFrom('webhook_endpoint as w')
    .select(['w.endpoint_no', 'w.app_no', 'w.url', 'w.off_at', 'w.failing_since'])
    .where('w.endpoint_no', '=', (eb) =>
      eb.selectFrom('webhook_delivery').select('endpoint_no').where('delivery_no', '=', Number(deliveryNo)),
    )
    // deliveries that are being added do not wait
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The endpoint, its application or the enterprise takes no events any more. */
export async function noteDropped(
  tx: DatabaseTransaction,
  deliveryNo: string,
  problem: DeliveryProblem,
): Promise<void> {
  await updating(tx, deliveryNo).set({ delivery_state: 'dropped', problem }).execute();
}

export async function noteSuccess(
  tx: DatabaseTransaction,
  deliveryNo: string,
  { status, answer }: Outcome,
  now: Date,
): Promise<void> {
  const endpoint = await lockEndpointOf(tx, deliveryNo);
  if (endpoint === undefined) return;
  if (endpoint.failing_since !== null)
    await tx
      .updateTable('webhook_endpoint')
      .set({ failing_since: null })
      .where('endpoint_no', '=', endpoint.endpoint_no)
      .execute();
  await updating(tx, deliveryNo)
    .set((eb) => ({
      delivery_state: 'sent',
      attempts: eb('attempts', '+', 1),
      problem: '',
      status,
      answer,
      attempted_at: now,
    }))
    .execute();
}

interface FailedAttempt {
  outcome: Outcome;
  isGivenUp: boolean;
  isTest: boolean;
  /** Address that was posted to; undefined where that is not known. */
  url?: string;
}
type Source = Omit<EventSource, 'db'> & { db: DatabaseTransaction };

/**
 * Stores a failed attempt, and switches an endpoint off that is gone or has failed for too long. An answer of a former address
 * says nothing about the present one, which is tried next.
 */
export async function noteFailure(
  source: Source,
  deliveryNo: string,
  { outcome: { problem, status, answer }, isGivenUp, isTest, url }: FailedAttempt,
): Promise<void> {
  const { db, now } = source;
  const endpoint = await lockEndpointOf(db, deliveryNo);
  if (endpoint === undefined) return;
  const isOff = endpoint.off_at !== null;
  const isMoved = url !== undefined && url !== endpoint.url;
  const isGone = problem === 'gone' && !isMoved;
  const state = isGivenUp || isGone ? 'failed' : isOff ? 'dropped' : 'waiting';
  await updating(db, deliveryNo)
    .set((eb) => ({
      delivery_state: state,
      attempts: eb('attempts', '+', 1),
      problem,
      status,
      answer,
      attempted_at: now,
    }))
    .execute();
  if (isOff || isMoved) return;
  if (isGone) return switchOff(source, endpoint, 'gone');
  // a test says nothing about the past, and a secret that cannot be read is no fault of the receiver
  if (isTest || problem === 'secret') return;
  const since = endpoint.failing_since ?? now;
  if (hasFailedTooLong(since, now)) return switchOff(source, endpoint, 'failing');
  if (endpoint.failing_since === null)
    await db
      .updateTable('webhook_endpoint')
      .set({ failing_since: now })
      .where('endpoint_no', '=', endpoint.endpoint_no)
      .execute();
}
