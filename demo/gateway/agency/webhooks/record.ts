import { randomUUID } from 'node:crypto';
import type {
  WebhookPayload,
  WebhookType,
} from '../../../../src/contract/agency/connections/webhooks/payloads';
import type { Database } from '../../db/database';
import { kindOf } from '../../enterprise/kind-of';
import type { EventSource } from '../../server/events/domain-events';
import { addJob } from '../../server/jobs/queries';
import './events';
import { findTakers } from './takers';
import './schema';

/** Kind of the jobs that send deliveries. */
export const SEND_WEBHOOK = { kind: 'send webhook' };

type Fact = Exclude<WebhookPayload, { type: 'test.ping' }>;

/** Stores an event with its deliveries. They are sent after the commit. */
export async function recordFact(source: EventSource, fact: Fact): Promise<void> {
  const { enterpriseNum } = fact.data;
  const type: WebhookType = fact.type;
  const takers = await findTakers(source.db, { type, enterpriseNum });
  if (takers.length === 0) return;
  const { isSandbox } = await kindOf(source.db, enterpriseNum);
  const marked = { ...fact, data: { ...fact.data, ...(isSandbox && { sandbox: true }) } } as Fact;
  const webhookId = await insertEvent(source.db, marked, enterpriseNum);
  for (const { endpointNo, isOn } of takers) await insertDelivery(source, { webhookId, endpointNo, isOn });
  await source.emit(source, 'webhooks.noted', {});
}

/** Stores a test of one endpoint. Returns the number of its delivery. */
export async function recordTest(source: EventSource, endpointNo: string): Promise<number> {
  const payload: WebhookPayload = {
    type: 'test.ping',
    timestamp: source.now.toISOString(),
    data: { endpointNo },
  };
  const webhookId = await insertEvent(source.db, payload, null);
  const deliveryNo = await insertDelivery(source, { webhookId, endpointNo, isOn: true });
  await source.emit(source, 'webhooks.noted', {});
  return deliveryNo;
}

async function insertEvent(
  db: Database,
  payload: WebhookPayload,
  enterpriseNum: string | null,
): Promise<string> {
  const webhookId = `msg_${randomUUID().replaceAll('-', '')}`;
  await db
    .insertInto('webhook_event')
    .values({
      webhook_id: webhookId,
      event_type: payload.type,
      enterprise_num: enterpriseNum,
      payload: JSON.stringify(payload),
      occurred_at: new Date(payload.timestamp),
    })
    .execute();
  return webhookId;
}

async function insertDelivery(
  { db, now }: EventSource,
  { webhookId, endpointNo, isOn }: { webhookId: string; endpointNo: string; isOn: boolean },
): Promise<number> {
  const { delivery_no: deliveryNo } = await db
    .insertInto('webhook_delivery')
    .values({
      webhook_id: webhookId,
      endpoint_no: endpointNo,
      delivery_state: isOn ? 'waiting' : 'dropped',
      problem: isOn ? '' : 'off',
      made_at: now,
    })
    .returning('delivery_no')
    .executeTakeFirstOrThrow();
  if (isOn) await addJob(db, SEND_WEBHOOK, String(deliveryNo), now, endpointNo);
  return deliveryNo;
}
