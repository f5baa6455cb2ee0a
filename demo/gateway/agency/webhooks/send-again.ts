import type {
  resendWebhookDeliveries,
  resendWebhookDelivery,
  testWebhookEndpoint,
} from '../../../../src/contract/agency/connections/webhooks/deliveries';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { OperatorContext } from '../../server/http/operator';
import { addJobs, hastenJobs } from '../../server/jobs/queries';
import { deliveriesOf } from './deliveries';
import './events';
import { lockEndpoint } from './queries';
import { recordTest, SEND_WEBHOOK } from './record';

/** Deliveries that one request sends again. */
const MOST = 5000;

/** Throws webhookEndpointUnknown, webhookEndpointOff. */
export async function test(
  context: OperatorContext,
  { endpointNo }: ParsedBodyOf<typeof testWebhookEndpoint>,
): Promise<ResultOf<typeof testWebhookEndpoint>> {
  const { app_name: appName, url } = await lockSending(context, endpointNo);
  const deliveryNo = await recordTest(context, endpointNo);
  const summary = `测试${appName}的推送地址${new URL(url).host}（推送记录${deliveryNo}）`;
  await context.record({ subject: endpointNo, summary });
  return { deliveryNo };
}

/** Throws webhookDeliveryUnknown, webhookEndpointOff. */
export async function resendOne(
  context: OperatorContext,
  { deliveryNo }: ParsedBodyOf<typeof resendWebhookDelivery>,
): Promise<object> {
  const { db, operator, record } = context;
  const delivery = await deliveriesOf(db, operator)
    .select(['d.endpoint_no', 'd.webhook_id', 'v.event_type'])
    .where('d.delivery_no', '=', deliveryNo)
    .executeTakeFirst();
  if (delivery === undefined) throw new Fault('webhookDeliveryUnknown');
  const { endpoint_no: endpointNo, event_type: type, webhook_id: webhookId } = delivery;
  await lockSending(context, endpointNo);
  await sendAgain(context, endpointNo, [deliveryNo]);
  await record({ subject: endpointNo, summary: `重发事件${type}（${webhookId}）` });
  return {};
}

/** Throws webhookEndpointUnknown, webhookEndpointOff. */
export async function resendSince(
  context: OperatorContext,
  { endpointNo, sinceTime }: ParsedBodyOf<typeof resendWebhookDeliveries>,
): Promise<ResultOf<typeof resendWebhookDeliveries>> {
  const { db, operator, record } = context;
  await lockSending(context, endpointNo);
  const rows = await deliveriesOf(db, operator)
    .select('d.delivery_no')
    .where('d.endpoint_no', '=', endpointNo)
    .where('d.delivery_state', '<>', 'sent')
    // a test is not repeated
    .where('v.enterprise_num', 'is not', null)
    .where('v.occurred_at', '>=', new Date(sinceTime))
    .orderBy('d.delivery_no')
    .limit(MOST + 1)
    .execute();
  const chosen = rows.slice(0, MOST).map(({ delivery_no }) => delivery_no);
  await sendAgain(context, endpointNo, chosen);
  const since = instantText(sinceTime);
  await record({ subject: endpointNo, summary: `重发${since}以来未送达的事件，共${chosen.length}条` });
  return { count: chosen.length, isMore: rows.length > MOST };
}

/** Locks an endpoint that may be sent to. Throws webhookEndpointUnknown, webhookEndpointOff. */
async function lockSending({ db, operator }: OperatorContext, endpointNo: string) {
  const endpoint = await lockEndpoint(db, operator, { endpointNo });
  if (endpoint.off_at !== null || endpoint.stopped_at !== null) throw new Fault('webhookEndpointOff');
  return endpoint;
}

async function sendAgain(
  context: Pick<OperatorContext, 'db' | 'now' | 'emit'>,
  endpointNo: string,
  deliveryNos: readonly number[],
): Promise<void> {
  if (deliveryNos.length === 0) return;
  const { db, now } = context;
  await markWaiting(db, deliveryNos);
  const keys = deliveryNos.map(String);
  await addJobs(db, SEND_WEBHOOK, keys, now, endpointNo);
  await hastenJobs(db, SEND_WEBHOOK, keys, now);
  await context.emit(context, 'webhooks.noted', {});
}

const markWaiting = (db: Database, deliveryNos: readonly number[]) =>
  db
    .updateTable('webhook_delivery')
    .set({ delivery_state: 'waiting', problem: '' })
    .where('delivery_no', '=', (eb) => eb.fn.any(eb.val([...deliveryNos])))
    .execute();
