import { sql } from 'kysely';
import type {
  queryWebhookDeliveries,
  queryWebhookDelivery,
  WebhookDelivery,
} from '../../../../src/contract/agency/connections/webhooks/deliveries';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { Fault } from '../../server/http/fault';
import type { Operator, OperatorContext } from '../../server/http/operator';
import { endpointsOf } from './queries';
import { SEND_WEBHOOK } from './record';
import './schema';

/** Deliveries of the endpoints of the operator's agency. */
export const deliveriesOf = (db: Database, operator: Operator) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as v', 'v.webhook_id', 'd.webhook_id')
    .where('d.endpoint_no', 'in', endpointsOf(db, operator).select('w.endpoint_no'));

const withView = (deliveries: ReturnType<typeof deliveriesOf>) =>
  deliveries
    .leftJoin('background_job as j', (join) =>
      join
        .on('j.kind', '=', SEND_WEBHOOK.kind)
        .on('j.job_key', '=', sql<string>`d.delivery_no::text`)
        .on('j.done_at', 'is', null),
    )
    .select(['d.delivery_no', 'd.webhook_id', 'v.event_type', 'v.enterprise_num', 'd.delivery_state'])
    .select(['d.attempts', 'd.problem', 'd.status', 'd.answer', 'v.occurred_at', 'd.attempted_at'])
    .select('j.next_at');

type Row = Awaited<ReturnType<ReturnType<typeof withView>['executeTakeFirstOrThrow']>>;

const viewOf = (row: Row): WebhookDelivery => ({
  deliveryNo: row.delivery_no,
  webhookId: row.webhook_id,
  eventType: row.event_type,
  enterpriseNum: row.enterprise_num ?? '',
  deliveryState: row.delivery_state,
  attempts: row.attempts,
  problem: row.problem,
  status: row.status,
  answer: row.answer,
  eventTime: row.occurred_at.toISOString(),
  attemptTime: row.attempted_at?.toISOString() ?? '',
  nextTime: row.delivery_state === 'waiting' ? (row.next_at?.toISOString() ?? '') : '',
});

/** A page of the log of an endpoint, the latest first. Throws webhookEndpointUnknown. */
export async function findDeliveries(
  { db, operator }: OperatorContext,
  body: ParsedBodyOf<typeof queryWebhookDeliveries>,
): Promise<ResultOf<typeof queryWebhookDeliveries>> {
  const { endpointNo, keyword, deliveryState, eventType, pageIndex, pageSize } = body;
  const endpoint = await endpointsOf(db, operator)
    .select('w.endpoint_no')
    .where('w.endpoint_no', '=', endpointNo)
    .executeTakeFirst();
  if (endpoint === undefined) throw new Fault('webhookEndpointUnknown');
  let found = deliveriesOf(db, operator).where('d.endpoint_no', '=', endpointNo);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([eb('v.webhook_id', 'ilike', pattern), eb('v.enterprise_num', 'ilike', pattern)]),
    );
  }
  if (deliveryState !== undefined) found = found.where('d.delivery_state', '=', deliveryState);
  if (eventType !== undefined) found = found.where('v.event_type', '=', eventType);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await withView(found)
    .orderBy('d.delivery_no', 'desc')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, deliveryList: rows.map(viewOf) };
}

/** Throws webhookDeliveryUnknown, also for deliveries of other agencies. */
export async function findDelivery(
  { db, operator }: OperatorContext,
  { deliveryNo }: ParsedBodyOf<typeof queryWebhookDelivery>,
): Promise<ResultOf<typeof queryWebhookDelivery>> {
  const row = await withView(deliveriesOf(db, operator))
    .select('v.payload')
    .where('d.delivery_no', '=', deliveryNo)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('webhookDeliveryUnknown');
  return { ...viewOf(row), payload: row.payload };
}
